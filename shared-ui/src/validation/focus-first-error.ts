/** Moves the focus to the first field of a form that has an error. Call it after the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
