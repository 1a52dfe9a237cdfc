// What a form's fields say, against what the page came with.

/** Whether a field says something else than the page came with. */
export function differs(field) {
  if (['hidden', 'submit', 'button', 'fieldset'].includes(field.type)) return false;
  if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked;
  if (field.options) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}
