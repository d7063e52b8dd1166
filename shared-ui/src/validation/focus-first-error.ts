/** Moves the focus to the first field of a form that has an error. Call it after the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  // Groups have `data-invalid`: `aria-invalid` is for controls. A group of choices cannot have the focus, nor can a tree: its first choice
  // can, and the item that the Tab key leads to.
  const target = field?.matches('fieldset, [role="tree"]') ? field.querySelector<HTMLElement>('input, [tabindex="0"]') : field;
  target?.focus();
}
