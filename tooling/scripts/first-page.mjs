// A page as the edge makes it, in a shop that is started for it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEdge, startSandbox, waitFor } from './setup.mjs';
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
    const [platformPort, port] = [await freePort(), await freePort()];
    const commerceUrl = `http://127.0.0.1:${platformPort}`;
    running.push(startSandbox({ port: platformPort, env: { LOG_LEVEL: 'warn' } }));
    await waitFor(`${commerceUrl}/ready`, { process: running[0] });
    running.push(startEdge({ port, commerceUrl, store }));
    await waitFor(`http://localhost:${port}/ready`, { process: running[1] });
    const response = await fetch(`http://localhost:${port}${path}`);
    const html = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}\n${html.slice(0, 1000)}`);
    return html;
  } finally {
    await Promise.all(running.map((process) => process.stop()));
    rmSync(store, { recursive: true, force: true });
  }
}
