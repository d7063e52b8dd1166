// What a remote imports of the facade has to be in the shell's: a new export is told by the version.

/** The names that a report of API Extractor exports as values. */
export const exportsIn = (report) =>
  [...report.matchAll(/^export (?:(?:declare )?(?:function|const|class) (\w+)|\{ (\w+) \})/gm)].map(([, made, passed]) => made ?? passed);

/**
 * Why two facades may not have one version; undefined where they may have what they have.
 *
 * @param {{ version: string, report: string }} before
 * @param {{ version: string, report: string }} today
 */
export function facadeProblem(before, today) {
  const known = exportsIn(before.report);
  const gained = exportsIn(today.report).filter((name) => !known.includes(name));
  if (gained.length === 0 || today.version !== before.version) return undefined;
  return `shared-platform has gained ${gained.join(', ')} and is still ${today.version}: raise its version.`;
}
