import { useState } from 'react';

/** Puts state right in the render in which `key` differs from the last one: what is out of date is never shown. */
export function useOnChange(key: string, adjust: () => void): void {
  const [last, setLast] = useState(key);
  if (last === key) return;
  setLast(key);
  adjust();
}
