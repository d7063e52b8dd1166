import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/settings/package-root.ts';

/** The program that makes the demo data, bundled apart from the server so that its text says whether they would come out different. */
export const PREPARE_PROGRAM = join(packageRoot, 'dist', 'prepare.mjs');

let known: string | undefined;

/** Names the version of the demo data: the same program and the same migrations make the same data. */
export function seedFingerprint(): string {
  known ??= compute();
  return known;
}

function compute(): string {
  const hash = createHash('sha256');
  if (existsSync(PREPARE_PROGRAM)) hash.update(readFileSync(PREPARE_PROGRAM));
  const migrations = join(packageRoot, 'migrations');
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
