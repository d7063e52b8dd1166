import { existsSync, readFileSync } from 'node:fs';

/** The report that a test runner wrote as JSON; undefined where it wrote none, or was ended in the middle of it. */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
