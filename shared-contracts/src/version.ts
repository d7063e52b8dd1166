/** The contract's version (semver), that of the package. A release states the range it was built for; see `acceptsContract`. */
export const CONTRACT_VERSION: string = '2.2.0';

/**
 * Whether a host that serves contract `version` can serve a release built for `range`.
 * Ranges are carets (`^2.0.0`): the release's schema allows nothing else, so that a browser needs no semver library.
 */
export function acceptsContract(range: string, version: string = CONTRACT_VERSION): boolean {
  return range.startsWith('^') && acceptsVersion(range.slice(1), version);
}

/** Whether what needs `wanted` can be given `given`: the same major, and no older. */
export function acceptsVersion(wanted: string, given: string): boolean {
  const need = parse(wanted);
  const have = parse(given);
  if (!need || !have) return false;
  return need[0] === have[0] && (have[1] > need[1] || (have[1] === need[1] && have[2] >= need[2]));
}

function parse(version: string): [number, number, number] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
