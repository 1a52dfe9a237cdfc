// The files of this build, under names that change with their content: kept once, then never asked for again.

import { base } from './paths.js';

const nameOf = ({ build }) => `assets-${build}`;

/** Takes in all files of the build, those that have not changed from the build before; fails as a whole. */
export async function fetchAssets(site) {
  const cache = await caches.open(nameOf(site));
  const addresses = site.assets.map((path) => base + path);
  await Promise.all(addresses.map(async (address) => {
    const known = await caches.match(address, { ignoreVary: true });
    return known ? cache.put(address, known) : cache.add(address);
  }));
  // In both languages, and nobody's.
  await Promise.all(Object.keys(site.words).map((language) => cache.add(neutral(language))));
}

/** What stands in where no page of a person is kept. */
export async function nobodysPage() {
  return caches.match(neutral(self.navigator.language.startsWith('es') ? 'es' : 'en'));
}

/** Without the sign-in, so that it belongs to nobody. */
function neutral(language) {
  return new Request(`${base}/offline?lang=${language}`, { credentials: 'omit', headers: { 'Accept-Language': language } });
}

export async function part(request) {
  return await caches.match(request, { ignoreVary: true }) ?? fetch(request);
}

export async function dropOldAssets(site) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('assets-') && name !== nameOf(site));
  await Promise.all(old.map((name) => caches.delete(name)));
}
