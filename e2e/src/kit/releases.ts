/* Releases of a shop that is tested: made of built ones, published and made live with the tool that teams use. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from './shop';

const root = join(import.meta.dirname, '../../..');

/** Runs a command of release-kit on the shop's store; gives what it says. */
export function releaseKit(shop: Shop, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const tool = join(root, 'tooling/scripts/release-kit.mjs');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tool, ...args], { env: { ...process.env, ...env, RELEASE_STORE: shop.store } }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout.trim()),
    );
  });
}

/** The version of a remote that everybody gets. */
export function liveVersion({ store }: Shop, name: string): string {
  return JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')).releases[name].version;
}

/**
 * Publishes the live release of a remote once more, with one text in place of another, for nobody yet. Gives its version. Both are one
 * word: code may have names of the same.
 */
export async function publishChanged(shop: Shop, name: string, text: string, instead: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const version = `1.0.0-${createHash('sha256').update(instead).digest('hex').slice(0, 8)}`;
  try {
    cpSync(join(shop.store, name, liveVersion(shop, name)), folder, { recursive: true });
    rename(
      folder,
      readdirSync(folder).filter((file) => /\.(js|cjs)$/.test(file) && replaceIn(join(folder, file), text, instead)),
    );
    const description = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const hash = (algorithm: string, file: string) =>
      `${algorithm}-${createHash(algorithm)
        .update(readFileSync(join(folder, file)))
        .digest('base64')}`;
    for (const file of Object.keys(description.build.integrity)) description.build.integrity[file] = hash('sha384', file);
    description.build.server.integrity = hash('sha256', description.build.server.file);
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
    await releaseKit(shop, ['publish', folder]);
    return version;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Changed files get names of their own, as a build gives them, and so do those that name them. */
function rename(folder: string, changed: readonly string[]): void {
  for (const file of changed) {
    for (const made of ['br', 'gz', 'map']) rmSync(join(folder, `${file}.${made}`), { force: true });
    const [, before] = /\.([0-9a-f]{8})\.js$/.exec(file) ?? [];
    if (before === undefined) continue;
    const after = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 8);
    renameSync(join(folder, file), join(folder, file.replace(before, after)));
    const naming = readdirSync(folder).filter((other) => /\.(js|cjs|json)$/.test(other) && replaceIn(join(folder, other), before, after));
    rename(
      folder,
      naming.filter((other) => /^remote-entry\./.test(other)),
    );
  }
}

/** Whether there was something to replace. */
function replaceIn(file: string, text: string, instead: string): boolean {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(text, instead);
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}
