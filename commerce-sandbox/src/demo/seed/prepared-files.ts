import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../platform/settings/package-root.ts';
import { PREPARE_PROGRAM, seedFingerprint } from './fingerprint.ts';

/**
 * The files of an embedded database with the demo data in it: made once per version (in a process of its own, whose memory is given back),
 * kept in `.cache`, and loaded in well under a second from then on. Undefined where they cannot be made; the caller then seeds itself.
 */
export async function preparedFiles(say: (message: string) => void): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!existsSync(PREPARE_PROGRAM)) return undefined;
  const folder = cacheFolder();
  const file = join(folder, `demo-data-${seedFingerprint()}.tar`);
  if (!existsSync(file)) {
    say('making the demo data once, for all starts to come');
    await runPrepare(file, say);
    // Other versions' alone: another process may be about to put this one in its place.
    for (const name of readdirSync(folder).filter((other) => other.startsWith('demo-data-') && !join(folder, other).startsWith(file)))
      rmSync(join(folder, name), { force: true });
  }
  return readFileSync(file);
}

/** Beside the package, or with the temporary files where that is read only, as in a container. */
function cacheFolder(): string {
  for (const folder of [join(packageRoot, '.cache'), join(tmpdir(), 'commerce-sandbox')]) {
    try {
      mkdirSync(folder, { recursive: true });
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error('There is no folder to keep the demo data in.');
}

function runPrepare(file: string, say: (message: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PREPARE_PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout }).on('line', say);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Making the demo data ended with ${String(code)}.`));
    });
  });
}
