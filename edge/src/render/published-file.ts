import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRelease } from 'shared-contracts';

/** Where a file of a release lies. */
export function publishedPath(store: string, release: RegisteredRelease, file: string): string {
  return join(store, release.base.replace(/^\/releases\//, ''), file);
}

/** Reads a file of a release. Throws where it is missing, or is not the one whose integrity (`sha256-…`, `sha384-…`) is given. */
export function readPublished(store: string, release: RegisteredRelease, file: string, integrity: string | undefined): Buffer {
  const content = readFileSync(publishedPath(store, release, file));
  const algorithm = integrity?.split('-', 1)[0] ?? '';
  if (!/^sha(256|384)$/.test(algorithm) || integrity !== hashOf(algorithm, content))
    throw new Error(`${release.description.name}: ${file} is not the one that was published.`);
  return content;
}

/** As integrity attributes and the Content-Security-Policy write it. */
export function hashOf(algorithm: string, content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
