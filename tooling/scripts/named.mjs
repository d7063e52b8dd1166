// Names on a script's command line: one that does not exist would otherwise do nothing, and look like success.

/**
 * What was named, or everything where nothing was.
 *
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} known
 * @param {string} problem what is said before the names that do not exist: `Nothing to build in`
 * @returns {Name[]}
 * @throws Error with one line for a person.
 */
export function namedOrAll(args, known, problem) {
  const unknown = args.filter((name) => !(/** @type {readonly string[]} */ (known).includes(name)));
  if (unknown.length > 0) throw new Error(`${problem} ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return args.length === 0 ? [...known] : known.filter((name) => args.includes(name));
}

/** As `namedOrAll`; a wrong name is told in its line, and ends the script before anything is done. */
export function givenNames(args, known, problem) {
  try {
    return namedOrAll(args, known, problem);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
