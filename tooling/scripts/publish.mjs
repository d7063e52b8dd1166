// Publishes built releases to a store: copies the folder, then changes the registry, atomically. The same change the other way is the
// rollback. Usage: node publish.mjs STORE PACKAGE_FOLDER … | node publish.mjs STORE --rollback NAME VERSION
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** The contract's checks: its source, or in a container the bundle that was made of it (docker/Dockerfile). */
const contract = async () =>
  process.env.CONTRACT_MODULE
    ? import(process.env.CONTRACT_MODULE)
    : (await import('tsx/esm/api')).tsImport('../../shared-contracts/src/release.ts', import.meta.url);
const LOCK_STALE_MS = 30_000;

/** Publishes and makes live. Throws, and changes nothing, when a description is invalid or two releases would own one thing. */
export async function publish(store, folders, { live = true, dist = 'dist' } = {}) {
  const { validateRelease, findConflicts } = await contract();
  return withLock(store, () => {
    let registry = readRegistry(store);
    for (const folder of folders) {
      const source = join(folder, dist, 'browser');
      const description = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'));
      const problems = [...validateRelease(description), ...(description.name === 'shell' ? [] : findConflicts(registry, description))];
      if (problems.length > 0) throw new Error(`${description.name} cannot be published:\n- ${problems.join('\n- ')}`);
      const target = join(store, description.name, description.version);
      if (!existsSync(target)) {
        cpSync(source, `${target}.part`, { recursive: true });
        renameSync(`${target}.part`, target);
      }
      registry = withRelease(registry, description);
    }
    if (live) writeRegistry(store, registry);
    return registry;
  });
}

/** Makes an earlier version of a release live again. */
export function activate(store, name, version) {
  return withLock(store, () => {
    const description = JSON.parse(readFileSync(join(store, name, version, 'release.json'), 'utf8'));
    const registry = withRelease(readRegistry(store), description);
    writeRegistry(store, registry);
    return registry;
  });
}

/** Takes a remote out of the shop. Its files stay, for tabs that are open. */
export function withdraw(store, name) {
  return withLock(store, () => {
    const registry = readRegistry(store);
    const releases = Object.fromEntries(Object.entries(registry.releases).filter(([other]) => other !== name));
    writeRegistry(store, { generation: registry.generation + 1, releases });
  });
}

const withRelease = (registry, description) => ({
  generation: registry.generation + 1,
  releases: {
    ...registry.releases,
    [description.name]: { version: description.version, base: `/releases/${description.name}/${description.version}/`, description },
  },
});

export function readRegistry(store) {
  const file = join(store, 'registry.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { generation: 0, releases: {} };
}

function writeRegistry(store, registry) {
  const file = join(store, 'registry.json');
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, `${JSON.stringify(registry)}\n`);
  renameSync(part, file);
}

/** Several containers may publish at once: a folder is the lock, since making one is atomic everywhere. */
async function withLock(store, action) {
  mkdirSync(store, { recursive: true });
  const lock = join(store, '.lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      try {
        if (Date.now() - statSync(lock).mtimeMs > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true });
      } catch {
        // Released in between.
      }
      await wait(50);
    }
  }
  try {
    return await action();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [store, ...rest] = process.argv.slice(2);
  if (rest[0] === '--rollback') await activate(resolve(store), rest[1], rest[2]);
  else if (rest[0] === '--withdraw') await withdraw(resolve(store), rest[1]);
  else {
    const registry = await publish(
      resolve(store),
      rest.map((folder) => resolve(folder)),
    );
    for (const [name, { version }] of Object.entries(registry.releases)) console.log(`${name} ${version}`);
  }
}
