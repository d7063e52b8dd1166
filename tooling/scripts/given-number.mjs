import { readNumber } from '../../release-kit/build/numbers.mjs';

/** The number of a variable of the environment, for a script: one that is wrong is told in one line, and ends it before anything is done. */
export function givenNumber(name, otherwise, bounds) {
  try {
    return readNumber(process.env, name, otherwise, bounds);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
