// Numbers that whoever starts something gives by the environment. No dependencies: what has to be installed is not yet, where this is asked.

/**
 * The number that a variable of the environment holds, or the other one where there is none. Throws, in one line for a person, for what is no
 * number and for one that is out of bounds: `NaN` would be a port, a time or a size that nobody has asked for.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} name
 * @param {number} otherwise
 * @param {{least?: number, most?: number, isWhole?: boolean}} [bounds] from 0 on and whole, unless it says otherwise
 */
export function readNumber(env, name, otherwise, { least = 0, most = Number.MAX_SAFE_INTEGER, isWhole = true } = {}) {
  const given = env[name]?.trim() ?? '';
  if (given === '') return otherwise;
  const number = /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : NaN;
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
  const bounds = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of ${least} or more`;
  throw new Error(
    `${name} is ${JSON.stringify(given)}: a ${isWhole ? 'whole number' : 'number'} ${bounds} is wanted, such as ${otherwise}.`,
  );
}

/**
 * A port; 0 is any that is free.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} name
 * @param {number} otherwise
 */
export const readPort = (env, name, otherwise) => readNumber(env, name, otherwise, { most: 65_535 });
