/** How a whole is made of its parts: each may use the whole, once it is asked for itself. */
export type Parts<T> = { readonly [K in keyof T]-?: (whole: T) => T[K] };

/**
 * Makes an object whose members are made when they are first asked for, so that parts can need each other in any order: as long as no
 * part needs itself to be made. The compiler names a part that is missing.
 */
export function assemble<T extends object>(parts: Parts<T>): T {
  const whole = {} as T;
  for (const name of Object.keys(parts) as (keyof T & string)[]) {
    let made: { value: T[typeof name] } | undefined;
    let isBeingMade = false;
    Object.defineProperty(whole, name, {
      enumerable: true,
      configurable: true,
      get() {
        if (made) return made.value;
        if (isBeingMade) throw new Error(`${name} needs itself to be made.`);
        isBeingMade = true;
        made = { value: parts[name](whole) };
        return made.value;
      },
    });
  }
  return whole;
}
