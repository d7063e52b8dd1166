import type { EarlyField } from './placed-page';

/**
 * Gives React what was typed before it was there: it takes each field for being as it was rendered, and puts that back when it draws the
 * field again. Called when the fields are hydrated. What was changed since then is newer, and stays.
 */
export function handOverTyped(fields: Map<Element, EarlyField>): void {
  for (const [field, { typed, rendered }] of fields) {
    if (!field.isConnected) continue;
    if (field instanceof HTMLSelectElement) choose(field, String(typed));
    else if (field instanceof HTMLInputElement && typeof typed === 'boolean') press(field, typed, rendered === true);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) type(field, String(typed), String(rendered));
  }
  // Each is handed over once; and a page that is left is not kept in memory by its fields.
  fields.clear();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string, rendered: string): void {
  const { value, selectionStart, selectionEnd } = field;
  if (typed === rendered || (value !== typed && value !== rendered)) return;
  // By the element's own property, with which React follows the value; what is typed does not pass by there.
  field.value = rendered;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLSelectElement, typed: string): void {
  field.value = typed;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React hears of a box by its click. */
function press(field: HTMLInputElement, isOn: boolean, wasOn: boolean): void {
  if (isOn === wasOn) return;
  field.checked = wasOn;
  field.click();
}
