// A copy says that it is one, and of when.

import { base } from './paths.js';

/** The page for the browser, with the note before its content. */
export async function withNote({ copy, at }, site) {
  const html = await copy.text();
  const language = copy.headers.get('Content-Language');
  const marked = html.replace('<html ', `<html data-copy="${at}" `).replace('<main ', `${note(site, language, new Date(at))}<main `);
  return new Response(marked, { headers: copy.headers });
}

function note({ icon, words }, language, at) {
  const { today, earlier } = words[language] ?? Object.values(words)[0];
  const isToday = at.toDateString() === new Date().toDateString();
  const day = at.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const text = (isToday ? today : earlier).replace('{day}', day).replace('{time}', time);
  return `<p class="copynote" role="status" data-copy-note><svg class="icon" aria-hidden="true"><use href="${base}${icon}#i-cloudoff"/></svg>${text}</p>`;
}
