import { type ComponentType, lazy } from 'react';

/** A part of the page that comes after the rest. Where its code does not come the page is there without it; a reload tries again. */
export function partOfPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  const absent: ComponentType<P> = () => null;
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: absent }),
    ),
  );
}
