import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { RegisteredRelease } from 'shared-contracts';
import { publishedPath, readPublished } from './published-file';

const nodeRequire = createRequire(import.meta.url);
/** What React's server renderer is made of. */
const NODE_MODULES = new Set(['stream', 'util', 'async_hooks', 'crypto', 'url', 'path', 'fs', 'events', 'buffer']);

/** Runs a release's server entry, a CommonJS bundle, with `modules` in place of its externals. Throws where it is not the published one. */
export function runEntry<T>(store: string, release: RegisteredRelease, modules: Readonly<Record<string, unknown>>): T {
  const { server } = release.description.build;
  if (!server) throw new Error(`${release.description.name} has no server entry.`);
  const content = readPublished(store, release, server.file, server.integrity);
  const module = { exports: {} };
  const require = (name: string): unknown =>
    modules[name] ?? (name.startsWith('node:') || NODE_MODULES.has(name) ? nodeRequire(name) : missing(name));
  const run: (exports: object, require: (name: string) => unknown, module: { exports: object }) => void = new Script(
    `(function (exports, require, module) {${content.toString('utf8')}\n})`,
    { filename: publishedPath(store, release, server.file) },
  ).runInThisContext();
  run(module.exports, require, module);
  return module.exports as T;
}

function missing(name: string): never {
  throw new Error(`${name} is not given to server entries.`);
}
