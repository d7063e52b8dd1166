/* The built releases, published once for a whole run: every shop begins with a copy of that store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from './shop';

/** @returns what ends with the run. */
export default async function publishOnce(): Promise<(() => void) | undefined> {
  // A shop that runs already has its releases.
  if (process.env.E2E_SHOP) return undefined;
  const store = mkdtempSync(join(tmpdir(), 'shop-store-'));
  await (await setup()).publishReleases(store);
  // Workers are started with the variables of this process.
  process.env.E2E_RELEASES = store;
  return () => {
    rmSync(store, { recursive: true, force: true });
  };
}
