/**
 * Runs the server entries of live releases: the shell's, which makes the document, and the remotes', which render its page. Each entry
 * is run only if its hash is the one that its release names. React comes from the shell's, and so does
 * a facade that is new enough. A worker runs one shell; the sets
 * of releases around it come and go.
 */
import { parentPort, workerData } from 'node:worker_threads';
import {
  acceptsContract,
  acceptsVersion,
  type RegisteredRelease,
  type Registry,
  type ReleaseDescription,
  type ServerEntry,
  type ServerPage,
} from 'shared-contracts';
import type { CustomerQuery, Documents, PlatformQuery, ShellServerEntry } from 'shared-contracts/edge';
import { createInlineStyles } from './inline-styles';
import type { FromWorker, PersonalRenderRequest, PlatformAnswer, RenderRequest, ToWorker, WorkerSetup } from './messages';
import { readPublished } from './published-file';
import { runEntry } from './run-entry';

const port = parentPort;
if (!port) throw new Error('The render worker runs in a worker thread.');
const { config, origin, store }: WorkerSetup = workerData;

let shell: { release: RegisteredRelease; entry: ShellServerEntry } | undefined;
/** Entries that are loaded, by the release's folder and hash: a set that shares a release with another shares its code. */
const entries = new Map<string, ServerEntry>();
const sets = new Map<number, Documents | Error>();
/** Which request of the main thread a document is made for. */
const requests = new WeakMap<object, { id: number; request: RenderRequest | PersonalRenderRequest }>();

const send = (message: FromWorker) => port.postMessage(message);
const waiting = new Map<number, (answer: PlatformAnswer) => void>();
let queryCount = 0;

const query: PlatformQuery & CustomerQuery = (operation) =>
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
  } else if (message.type === 'set') {
    if (message.forget !== undefined) sets.delete(message.forget);
    sets.set(
      message.set,
      tryTo(() => createSet(message.registry)),
    );
  } else void render(message);
});

async function render(message: Extract<ToWorker, { type: 'render' | 'render-personal' }>): Promise<void> {
  const { id, set, request } = message;
  try {
    const documents = sets.get(set) ?? new Error('The set of releases is unknown.');
    if (documents instanceof Error) throw documents;
    requests.set(request, { id, request });
    const answer =
      message.type === 'render'
        ? documents.render(message.request)
        : (documents.renderPersonal?.(message.request) ?? { reason: 'unknown to the shell' });
    send({ type: 'rendered', id, answer: await answer });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function createSet(registry: Registry): Documents {
  const { shell: release } = registry.releases;
  if (!release) throw new Error('No release of the shell is live.');
  shell ??= { release, entry: runEntry<ShellServerEntry>(store, release, {}) };
  const failed = new Map<string, Error>();
  const checked = new Set<string>();
  return shell.entry.createDocuments({
    registry,
    config,
    origin,
    query,
    queryAsCustomer: query,
    readStyle: createInlineStyles(registry, store),
    loadPage: async (remote, module, request) => {
      const known = requests.get(request);
      if (known?.request.skip.includes(remote)) throw new Error('took too long');
      const stage = (atWork: string | undefined) => known && send({ type: 'stage', id: known.id, remote: atWork });
      stage(remote);
      try {
        const page = loadPage(registry, remote, module, { failed, checked });
        return page && watched(page, remote, stage);
      } finally {
        stage(undefined);
      }
    },
  });
}

/** A page that says when its code is at work: between its questions and its rendering the document waits for the platform. */
function watched(page: ServerPage, remote: string, stage: (atWork: string | undefined) => void): ServerPage {
  return {
    operations(context) {
      stage(remote);
      try {
        return page.operations(context);
      } finally {
        stage(undefined);
      }
    },
    async render(input) {
      stage(remote);
      try {
        return await page.render(input);
      } finally {
        stage(undefined);
      }
    },
  };
}

/** What was found of a set's entries, by folder and hash. */
interface Outcome {
  failed: Map<string, Error>;
  checked: Set<string>;
}

/** What cannot be loaded stays so in its set; another set tries again. */
function loadPage(registry: Registry, remote: string, module: string, { failed, checked }: Outcome): ServerPage | undefined {
  const release = registry.releases[remote];
  const server = release?.description.build.server;
  if (!release || !server || !shell || !release.description.serverRendered.includes(module)) return undefined;
  refuseUnserved(release.description, shell.release.description);
  const key = `${release.base} ${server.integrity}`;
  const { provided } = shell.entry;
  const load = () => {
    // Loaded for another set: its file must still be the published one.
    const known = entries.get(key);
    if (known && !checked.has(key)) readPublished(store, release, server.file, server.integrity);
    return known ?? runEntry<ServerEntry>(store, release, provided);
  };
  const entry = failed.get(key) ?? tryTo(load);
  if (entry instanceof Error) {
    failed.set(key, entry);
    throw entry;
  }
  entries.set(key, entry);
  checked.add(key);
  return entry.pages[module];
}

/** What the browser would refuse is not rendered here: the shopper would see the page, and then that it cannot be shown. */
function refuseUnserved({ contract, build }: ReleaseDescription, { serves = '', build: given }: ReleaseDescription): void {
  if (!acceptsContract(contract, serves)) throw new Error(`built for contract ${contract}; the shell serves ${serves}`);
  if (!acceptsVersion(build.platform, given.platform))
    throw new Error(`needs the facade ${build.platform}; the shell gives ${given.platform}`);
  if (build.react !== given.react) throw new Error(`built for React ${build.react}`);
}

function tryTo<T>(action: () => T): T | Error {
  try {
    return action();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
