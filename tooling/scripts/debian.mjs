// Debian's packages, for what the tests need and a machine may lack.
import { run } from './run.mjs';

/** Installs packages; rejects where that cannot be (not Debian, not root, no network). */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
}
