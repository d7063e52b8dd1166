import { useState } from 'react';

/**
 * What is typed into a search form: it begins with what the page's address asks for, and again each time that asks for something else, also
 * after going back. The fields stay what they are, with the focus. `given`: texts alone.
 */
export function useTyped<Fields extends Readonly<Record<string, string>>>(
  given: Fields,
): readonly [Fields, (changed: Partial<Fields>) => void] {
  const key = JSON.stringify(given);
  const [state, setState] = useState({ key, typed: given });
  if (state.key !== key) setState({ key, typed: given });
  return [state.typed, (changed) => setState((current) => ({ ...current, typed: { ...current.typed, ...changed } }))];
}
