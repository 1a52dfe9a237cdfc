// A dish's tags: pills to take off, and a sheet to tick them in. The boxes are the form's own, moved into the sheet.

export function pickTags(field) {
  const boxes = field.querySelector('[data-tag-boxes]');
  let dialog = null;

  const open = () => {
    dialog ??= sheet(field, boxes);
    dialog.showModal();
  };

  field.addEventListener('click', ({ target }) => {
    if (target.closest('[data-pick-tags]')) open();
    else if (target.closest('[data-shut]')) dialog.close();
    else if (target.closest('[data-untick]')) untick(field, target.closest('[data-untick]'));
  });
  field.addEventListener('change', () => paint(field));
  // A browser that comes back fills in what was ticked then.
  addEventListener('pageshow', () => paint(field));
  paint(field);
}

function sheet(field, boxes) {
  const dialog = field.querySelector('template[data-tag-dialog]').content.firstElementChild.cloneNode(true);
  dialog.querySelector('.sheet__body').append(...boxes.children);
  boxes.remove();
  field.append(dialog);
  return dialog;
}

function box(field, id) {
  return field.querySelector(`input[value="${CSS.escape(id)}"]`);
}

function untick(field, cross) {
  const others = [...field.querySelectorAll('[data-untick]')].filter((other) => other !== cross && other.offsetParent);
  box(field, cross.dataset.untick).checked = false;
  paint(field);
  (others.at(-1) ?? field.querySelector('[data-pick-tags]')).focus();
}

function paint(field) {
  for (const cross of field.querySelectorAll('[data-untick]')) {
    cross.closest('li').hidden = !box(field, cross.dataset.untick).checked;
  }
}
