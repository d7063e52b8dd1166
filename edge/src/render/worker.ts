/**
 * Runs the server entries of the live releases: the shell's, which makes the document, and the remotes', which render its page.
 * Each entry is run only if its hash is the one that its release names. React and the facade come from the shell's.
 */
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { RegisteredRelease, ServerEntry, ServerPage } from 'shared-contracts';
import type { PlatformQuery, ShellServerEntry } from 'shared-contracts/edge';
import { createInlineStyles } from './inline-styles';
import { publishedPath, readPublished } from './published-file';
import type { FromWorker, PlatformAnswer, RenderRequest, ToWorker, WorkerSetup } from './messages';

const port = parentPort;
if (!port) throw new Error('The render worker runs in a worker thread.');
const { registry, config, store }: WorkerSetup = workerData;
const nodeRequire = createRequire(import.meta.url);

const shellRelease = registry.releases.shell;
if (!shellRelease) throw new Error('No release of the shell is live.');
const shell = load<ShellServerEntry>(shellRelease, {});
const entries = new Map<string, ServerEntry | Error>();

/** Which request of the main thread a document is made for. */
const requests = new WeakMap<object, { id: number; request: RenderRequest }>();
const documents = shell.createDocuments({
  registry,
  config,
  query: (operation) => query(operation),
  readStyle: createInlineStyles(registry, store),
  loadPage: async (remote, module, request) => {
    const known = requests.get(request);
    if (known?.request.skip.includes(remote)) throw new Error('took too long');
    if (known) send({ type: 'stage', id: known.id, remote });
    return loadPage(remote, module);
  },
});

const send = (message: FromWorker) => port.postMessage(message);
const waiting = new Map<number, (answer: PlatformAnswer) => void>();
let queryCount = 0;

const query: PlatformQuery = (operation) =>
  new Promise((resolve) => {
    queryCount += 1;
    // The caller's type parameter is a promise about the document that it sends along; the platform's schema is checked when building.
    waiting.set(queryCount, resolve as (answer: PlatformAnswer) => void);
    send({ type: 'query', id: queryCount, operation });
  });

port.on('message', (message: ToWorker) => {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    return;
  }
  requests.set(message.request, message);
  documents.render(message.request).then(
    (answer) => send({ type: 'rendered', id: message.id, answer }),
    (error: unknown) =>
      send({ type: 'failed', id: message.id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function loadPage(remote: string, module: string): ServerPage | undefined {
  const release = registry.releases[remote];
  if (!release?.description.build.server || !release.description.serverRendered.includes(module)) return undefined;
  if (release.description.build.react !== shellRelease?.description.build.react)
    throw new Error(`built for React ${release.description.build.react}`);
  let entry = entries.get(remote);
  if (!entry) {
    try {
      entry = load<ServerEntry>(release, shell.provided);
    } catch (error) {
      entry = error instanceof Error ? error : new Error(String(error));
    }
    entries.set(remote, entry);
  }
  if (entry instanceof Error) throw entry;
  return entry.pages[module];
}

/** Runs a release's server entry, a CommonJS bundle, with the given modules in place of its externals. */
function load<T>(release: RegisteredRelease, modules: Readonly<Record<string, unknown>>): T {
  const { server } = release.description.build;
  if (!server) throw new Error(`${release.description.name} has no server entry.`);
  const content = readPublished(store, release, server.file, server.integrity);
  const module = { exports: {} };
  const require = (name: string): unknown =>
    modules[name] ??
    (name.startsWith('node:') || ['stream', 'util', 'async_hooks', 'crypto', 'url', 'path', 'fs', 'events', 'buffer'].includes(name)
      ? nodeRequire(name)
      : missing(name));
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
