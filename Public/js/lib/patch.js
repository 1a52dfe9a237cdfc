// Puts a fresh tree in place of an old one, touching only what differs: what is equal keeps its place, focus and layout.

/** Answers what now stands where `old` stood. */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeName === fresh.nodeName && isList(old) && isList(fresh)) return patchList(old, fresh);
  old.replaceWith(document.adoptNode(fresh));
  return fresh;
}

/** The name by which a child is known again. */
function keyOf(child) {
  const { id, nodeName, dataset, firstElementChild: inner } = child;
  return id || dataset.dish || inner?.dataset.dish || [nodeName, child.getAttribute('class'), dataset.tag].join(' ');
}

/** Elements and no text, each with a name of its own. */
function isList(element) {
  const keys = [...element.children].map(keyOf);
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.data));
  return keys.length > 0 && !hasText && new Set(keys).size === keys.length;
}

function patchList(list, fresh) {
  copyAttributes(list, fresh);
  const wanted = [...fresh.children];
  const names = new Set(wanted.map(keyOf));
  const known = new Map();
  for (const child of [...list.children]) {
    if (names.has(keyOf(child))) known.set(keyOf(child), child);
    else child.remove();
  }
  let place = list.firstElementChild;
  for (const child of wanted) {
    const old = known.get(keyOf(child));
    if (old && old === place) place = patch(old, child).nextElementSibling;
    else list.insertBefore(old ? patch(old, child) : document.adoptNode(child), place);
  }
  return list;
}

/** What somebody has opened stays open. */
function copyAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (name !== 'open' && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
