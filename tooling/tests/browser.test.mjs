import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrowser } from '../scripts/browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in the browser's place. */
function program(name, text) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return path;
}

test('a browser that opens a page is taken', async () => {
  await expect(checkBrowser(program('whole', 'echo "<html></html>"'))).resolves.toBeUndefined();
});

test('one that ends says why in one line', async () => {
  const path = program('broken', 'echo loading >&2; echo "libnss3.so: cannot open shared object file" >&2; exit 127');
  await expect(checkBrowser(path)).rejects.toThrow(`The browser ${path} does not start: libnss3.so: cannot open shared object file`);
});

test('one that hangs is ended', async () => {
  const path = program('hanging', 'exec sleep 600');
  await expect(checkBrowser(path, 200)).rejects.toThrow(`The browser ${path} does not start: it did not answer within 0.2 s`);
});
