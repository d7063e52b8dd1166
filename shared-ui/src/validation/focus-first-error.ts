/** Moves the focus to the first field of a form that has an error. Call it after the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]');
  // A group of choices cannot have the focus; its first choice can.
  const target = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  target?.focus();
}
