/** The contract's version (semver). A release states the range it was built for; see `acceptsContract`. */
export const CONTRACT_VERSION = '1.0.0';

/**
 * Whether a host that serves contract `version` can serve a release built for `range`.
 * Ranges are carets (`^1.2.0`): the release's schema allows nothing else, so that a browser needs no semver library.
 */
export function acceptsContract(range: string, version: string = CONTRACT_VERSION): boolean {
  const wanted = parse(range.replace(/^\^/, ''));
  const served = parse(version);
  if (!wanted || !served || !range.startsWith('^')) return false;
  return wanted[0] === served[0] && (served[1] > wanted[1] || (served[1] === wanted[1] && served[2] >= wanted[2]));
}

function parse(version: string): [number, number, number] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
