// A page as the edge makes it, in a shop that is started for it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge, startSandbox, whenReady } from './server-process.mjs';
import { makeLive } from './release-kit.mjs';

/** The document at a path of a shop with these built packages of a repository. Rejects where the answer is not 200. */
export async function firstPage(repository, packages, path) {
  const store = mkdtempSync(join(tmpdir(), 'first-page-'));
  const running = [];
  try {
    await makeLive(
      store,
      packages.map((name) => join(repository, name)),
    );
    const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
    running.push(sandbox);
    const edge = startEdge({ commerceUrl: await whenReady(sandbox), store });
    running.push(edge);
    const response = await fetch((await whenReady(edge)) + path);
    const html = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}\n${html.slice(0, 1000)}`);
    return html;
  } finally {
    await Promise.all(running.map((process) => process.stop()));
    rmSync(store, { recursive: true, force: true });
  }
}
