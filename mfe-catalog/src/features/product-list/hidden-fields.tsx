/** What a form of the list carries along without showing it. */
export function HiddenFields({ parameters }: { parameters: readonly [string, string][] }) {
  return parameters.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
