// Debian's packages, for what the tests need and a machine may lack.
import { run } from './setup.mjs';

/** Installs a package; rejects where that cannot be (not Debian, not root, no network). */
export async function installPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}
