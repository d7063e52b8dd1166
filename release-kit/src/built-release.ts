import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ReleaseDescription } from 'shared-contracts';
import { validateRelease } from './judge/release-validation';
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
  const problems = invalid.length > 0 ? invalid : [...damagedFiles(folder, description), ...unknownFiles(folder, description)];
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

/** What is made of a file, beside it. */
const MADE_OF = /\.(br|gz|map|LICENSE\.txt)$/;
/** What a browser or the server would run or read as a page. */
const ACTIVE = /\.([cm]?js|css|x?html?|xml)$/;
/** Fonts, pictures and the like: named by their content. */
const ASSET = /(^|[./-])[0-9a-f]{8,}\.\w+$/;
/** What the build writes beside the release; builds of contract 2.0.0 and before it left what federation counts, too. */
const OF_BUILD = new Set(['release.json', 'sizes.json', 'mf-manifest.json', 'mf-stats.json']);

/** Files that no build has left: whatever lies in the folder would be served to everybody, for ever. */
function unknownFiles(folder: string, { build }: ReleaseDescription): string[] {
  const named = new Set([...Object.keys(build.integrity), build.server?.file]);
  const isKnown = (file: string): boolean => {
    if (named.has(file) || OF_BUILD.has(file)) return true;
    if (MADE_OF.test(file)) return isKnown(file.replace(MADE_OF, ''));
    return !ACTIVE.test(file) && (ASSET.test(file) || /^public\/(?!(.*\/)?\.)/.test(file));
  };
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isKnown(file))
    .sort()
    .map((file) => `${file} is not in the description.`);
}
