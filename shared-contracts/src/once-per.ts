/** Runs once for each first argument: what is to be said once, though every document or every line of a list gives the occasion. */
export function oncePer<Rest extends readonly unknown[]>(run: (key: string, ...rest: Rest) => void): (key: string, ...rest: Rest) => void {
  const done = new Set<string>();
  return (key, ...rest) => {
    if (done.has(key)) return;
    done.add(key);
    run(key, ...rest);
  };
}
