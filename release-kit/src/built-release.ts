import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDescription } from 'shared-contracts';
import { validateRelease } from 'shared-contracts/release';
import { parseJson } from './registry';

/** What a build has left: a folder with `release.json` and the files that it names. */
export interface BuiltRelease {
  folder: string;
  description: ReleaseDescription;
}

/** Throws for a folder without a release, and for one whose description or files are not right. */
export function readBuiltRelease(folder: string): BuiltRelease {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new Error(`${folder} holds no release.`);
  const description = parseJson<ReleaseDescription>(readFileSync(file, 'utf8'), file);
  const invalid = validateRelease(description);
  const problems = invalid.length > 0 ? invalid : damagedFiles(folder, description);
  if (problems.length > 0) throw new Error(`${String(description?.name)} cannot be published:\n- ${problems.join('\n- ')}`);
  return { folder, description };
}

/** Files that are not what the description says of them: browsers and the render worker would refuse them. */
function damagedFiles(folder: string, { build }: ReleaseDescription): string[] {
  const wanted = [...Object.entries(build.integrity), ...(build.server ? [[build.server.file, build.server.integrity] as const] : [])];
  return wanted.flatMap(([file, integrity]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing.`];
    const [algorithm = ''] = integrity.split('-', 1);
    const found = `${algorithm}-${createHash(algorithm).update(readFileSync(path)).digest('base64')}`;
    return found === integrity ? [] : [`${file} is not what the description says.`];
  });
}
