// Publishes built releases to a store: copies the folder, then changes the registry, atomically. The same change the other way is the
// rollback. Usage: node publish.mjs STORE PACKAGE_FOLDER … | node publish.mjs STORE --rollback NAME VERSION
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** The contract's checks: their source, or in a container the bundle that was made of them (docker/Dockerfile). */
const contract = async () =>
  process.env.CONTRACT_MODULE
    ? import(process.env.CONTRACT_MODULE)
    : (await import('tsx/esm/api')).tsImport('../../shared-contracts/src/release-validation.ts', import.meta.url);
const LOCK_STALE_MS = 30_000;
/** Grows when what the registry's file holds changes its shape. */
const FORMAT = 2;

/**
 * Publishes and makes live, all in one change. Throws, and changes nothing, when a description lies, when two releases would own one
 * thing, and when the shell and the remotes that would then be live could not serve each other.
 */
export async function publish(store, folders, { live = true, dist = 'dist' } = {}) {
  const releases = folders.map((folder) => readRelease(join(folder, dist, 'browser')));
  const { validateRelease } = await contract();
  for (const { source, description } of releases) {
    const problems = [...validateRelease(description), ...damagedFiles(source, description)];
    if (problems.length > 0) throw new Error(`${description.name} cannot be published:\n- ${problems.join('\n- ')}`);
  }
  const add = (registry) => {
    for (const { source, description } of releases) copy(store, source, description);
    return releases.reduce((next, { description }) => withRelease(next, description), registry);
  };
  return live ? change(store, add) : withLock(store, () => void add(readRegistry(store)));
}

/** Makes an earlier version of a release live again: judged like any other change. */
export function activate(store, name, version) {
  return change(store, (registry) => withRelease(registry, readRelease(join(store, name, version)).description));
}

/** Takes a remote out of the shop. Its files stay, for tabs that are open. */
export function withdraw(store, name) {
  return change(store, (registry) => ({
    ...registry,
    generation: registry.generation + 1,
    releases: Object.fromEntries(Object.entries(registry.releases).filter(([other]) => other !== name)),
  }));
}

/** The one way in which the registry changes: whole, judged as it would be afterwards, in one atomic step. */
async function change(store, action) {
  const { judgeRegistry } = await contract();
  return withLock(store, () => {
    const next = action(readRegistry(store));
    const problems = judgeRegistry(next);
    if (problems.length > 0) throw new Error(`The shop cannot go live like this; nothing was changed:\n- ${problems.join('\n- ')}`);
    writeRegistry(store, next);
    return next;
  });
}

function readRelease(source) {
  const file = join(source, 'release.json');
  if (!existsSync(file)) throw new Error(`${source} holds no release.`);
  return { source, description: readJson(file) };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}

/** A file that is not what the description says of it: browsers and the render worker would refuse it. */
function damagedFiles(source, { build }) {
  const wanted = [...Object.entries(build.integrity), ...(build.server ? [[build.server.file, build.server.integrity]] : [])];
  return wanted.flatMap(([file, integrity]) => {
    const path = join(source, file);
    if (!existsSync(path)) return [`${file} is missing.`];
    const algorithm = integrity.split('-', 1)[0];
    const found = `${algorithm}-${createHash(algorithm).update(readFileSync(path)).digest('base64')}`;
    return found === integrity ? [] : [`${file} is not what the description says.`];
  });
}

function copy(store, source, { name, version }) {
  const target = join(store, name, version);
  if (existsSync(target)) return;
  cpSync(source, `${target}.part`, { recursive: true });
  renameSync(`${target}.part`, target);
}

const withRelease = (registry, description) => ({
  ...registry,
  generation: registry.generation + 1,
  releases: {
    ...registry.releases,
    [description.name]: { version: description.version, base: `/releases/${description.name}/${description.version}/`, description },
  },
});

/** A registry of an earlier format begins anew: its releases were made for a shell that cannot be live beside those of today. */
export function readRegistry(store) {
  const file = join(store, 'registry.json');
  if (!existsSync(file)) return { format: FORMAT, generation: 0, releases: {} };
  const registry = readJson(file);
  if (registry.format > FORMAT) throw new Error(`The store's registry has format ${registry.format}; this tool knows ${FORMAT}.`);
  return registry.format === FORMAT ? registry : { format: FORMAT, generation: registry.generation ?? 0, releases: {} };
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
  try {
    if (rest[0] === '--rollback') await activate(resolve(store), rest[1], rest[2]);
    else if (rest[0] === '--withdraw') await withdraw(resolve(store), rest[1]);
    else {
      const registry = await publish(
        resolve(store),
        rest.map((folder) => resolve(folder)),
      );
      for (const [name, { version }] of Object.entries(registry.releases)) console.log(`${name} ${version}`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
