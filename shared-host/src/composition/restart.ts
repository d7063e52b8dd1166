const STORAGE_KEY = 'shop:restarted';

/**
 * Loads the document anew at its address, with the releases of now. Once for what was missing: where another document lacks it too, that is
 * to be told. What was typed is kept by its forms.
 *
 * @returns Whether it does so.
 */
export function restartFor(missing: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === missing) return false;
    sessionStorage.setItem(STORAGE_KEY, missing);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
