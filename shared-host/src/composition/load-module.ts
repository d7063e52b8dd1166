import { acceptsContract, acceptsVersion, type Registry, type RegisteredRelease, type ReleaseDescription } from 'shared-contracts';
import facade from 'shared-platform/package.json';
import { within } from '../within';

/** Why a module cannot be shown, for the slot's failure view. */
export type FailureReason = 'unavailable' | 'broken' | 'timeout' | 'styles' | 'contract' | 'unknown';

export class CompositionError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CompositionError';
  }
}

/** How a module of a release comes into the page. Federation in the shop; plain imports in the one-bundle baseline of the bench. */
export interface ModuleTransport {
  /** Tries `attempt` of loading; a later attempt must not be answered by the failure of an earlier one. */
  load(name: string, release: RegisteredRelease, module: string, attempt: number): Promise<unknown>;
}

export interface ModuleLoader {
  /** Loads a module with its styles, from the release that this document knows; the files of most are asked for by the first need. */
  load(remote: string, module: string): Promise<unknown>;
  /** After a failure: reads the registry again, so that a repaired release is found. */
  retry(remote: string, module: string): Promise<unknown>;
  release(remote: string): RegisteredRelease | undefined;
  /** A parcel of it has been mounted: its release, and the container that it came in, stay for the document's lifetime. */
  retain(remote: string): void;
  /** Asks for the files of the releases that the document only names, so that the first need finds them. Never rejects. */
  complete(): Promise<void>;
  /** Whether the release that this document knows is no longer kept: only another document can have what it lacks. Never rejects. */
  isGone(remote: string): Promise<boolean>;
}

const LOAD_TIMEOUT_MS = 10_000;
/** Tries of single files have paths apart from those of whole remotes (release-kit/build/second-try-plugin.mjs). */
const FURTHER_TRIES = 100;

export function createModuleLoader(
  registry: Pick<Registry, 'releases'>,
  transport: ModuleTransport,
  readRegistry: () => Promise<Pick<Registry, 'releases'>>,
): ModuleLoader {
  const releases = createKnownReleases(registry, readRegistry);
  const loaded = new Map<string, Promise<unknown>>();
  const used = new Set<string>();
  const attempts = new Map<string, number>();
  /** How often a module of a remote at work has failed. The remote keeps its try; its files have ways of their own. */
  const failures = new Map<string, number>();
  const loadStyle = createStyleLoader();

  const start = async (remote: string, module: string): Promise<unknown> => {
    const release = await releases.describe(remote);
    if (!release) throw new CompositionError('unavailable', `No release of ${remote} is live.`);
    const { description } = release;
    refuseUnserved(description);
    const attempt = attempts.get(remote) ?? 0;
    const files = description.build.modules[module];
    const path = attempt + FURTHER_TRIES * (failures.get(`${remote} ${module}`) ?? 0);
    const styles = (files?.css ?? []).map((file) => loadStyle(release.base, file, description.build.integrity[file], path));
    const tried = { ...release, base: anotherTry(release.base, attempt) };
    const [exposed] = await Promise.all([loadScript(transport, remote, tried, module, attempt), ...styles]);
    const loadedModule = unwrap(exposed);
    // What is not mounted works from here on.
    if (!isParcel(loadedModule)) used.add(remote);
    return loadedModule;
  };

  const load = (remote: string, module: string) => {
    const key = `${remote} ${module}`;
    const known = loaded.get(key);
    if (known) return known;
    const attempt = attempts.get(remote) ?? 0;
    const promise = within(
      LOAD_TIMEOUT_MS,
      start(remote, module),
      () => new CompositionError('timeout', 'The module did not load in time.'),
    );
    loaded.set(key, promise);
    promise.catch(() => {
      loaded.delete(key);
      // The next load of it, by whomever, is another try: a container that comes late would answer with the failures of this one.
      if (used.has(remote)) failures.set(key, ((failures.get(key) ?? 0) % 9) + 1);
      else if ((attempts.get(remote) ?? 0) === attempt) attempts.set(remote, attempt + 1);
    });
    return promise;
  };

  return {
    load,
    async retry(remote, module) {
      // A remote that is at work is never registered again: its pinned release stays for the document's lifetime.
      if (!used.has(remote)) {
        // It was loaded, and could not be mounted: a file that it asks for then may have failed.
        if (loaded.has(`${remote} ${module}`)) attempts.set(remote, (attempts.get(remote) ?? 0) + 1);
        await releases.renew(remote);
      }
      loaded.delete(`${remote} ${module}`);
      return load(remote, module);
    },
    release: releases.get,
    retain: (remote) => void used.add(remote),
    complete: () => releases.complete().catch(() => undefined),
    async isGone(remote) {
      const base = releases.get(remote)?.base;
      if (!base) return false;
      return fetch(`${base}release.json`, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status === 404,
        () => false,
      );
    },
  };
}

interface KnownReleases {
  get(remote: string): RegisteredRelease | undefined;
  /** The release with its files, which the registry is read for where the document only names it; undefined where none is live. */
  describe(remote: string): Promise<RegisteredRelease | undefined>;
  /** Has the files of all releases. */
  complete(): Promise<void>;
  /** Takes the release that the registry names now, where it can be read. */
  renew(remote: string): Promise<void>;
}

/** What the document has told of a release stays for its lifetime; so does what is learned here. */
function createKnownReleases(registry: Pick<Registry, 'releases'>, readRegistry: () => Promise<Pick<Registry, 'releases'>>): KnownReleases {
  const releases = new Map(Object.entries(registry.releases));
  let completing: Promise<void> | undefined;

  const complete = () => {
    completing ??= readRegistry().then((current) => {
      for (const [name, release] of Object.entries(current.releases)) if (!isKnown(releases.get(name))) releases.set(name, release);
    });
    completing.catch(() => (completing = undefined));
    return completing;
  };

  return {
    get: (remote) => releases.get(remote),
    complete,
    async describe(remote) {
      if (releases.has(remote) && !isKnown(releases.get(remote)))
        await complete().catch((error: unknown) => {
          throw new CompositionError('unavailable', 'The registry cannot be read.', { cause: error });
        });
      const release = releases.get(remote);
      return isKnown(release) ? release : undefined;
    },
    async renew(remote) {
      const current = await readRegistry().catch(() => undefined);
      const release = current?.releases[remote];
      if (release) releases.set(remote, release);
    },
  };
}

async function loadScript(transport: ModuleTransport, remote: string, release: RegisteredRelease, module: string, attempt: number) {
  try {
    return await transport.load(remote, release, module, attempt);
  } catch (error) {
    if (error instanceof CompositionError) throw error;
    throw new CompositionError(isLoadFailure(error) ? 'unavailable' : 'broken', `${remote}${module.slice(1)} did not load.`, {
      cause: error,
    });
  }
}

/** The last resort: what is published has been judged by the same rules, and so has what the server renders. */
function refuseUnserved({ name, version, contract, build }: ReleaseDescription): void {
  if (!acceptsContract(contract)) throw new CompositionError('contract', `${name} ${version} is built for contract ${contract}.`);
  if (!acceptsVersion(build.platform, facade.version))
    throw new CompositionError('contract', `${name} ${version} needs the facade ${build.platform}; the shell gives ${facade.version}.`);
}

/** A document names all releases, and gives the files of its page's alone. */
function isKnown(release: RegisteredRelease | undefined): release is RegisteredRelease {
  return release !== undefined && release.base !== '';
}

function isParcel(module: unknown): boolean {
  return typeof module === 'object' && module !== null && 'mount' in module;
}

function unwrap(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
}

/** Webpack's name of a file that did not come, and the federation runtime's codes: an entry that did not come, or was none. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /\bRUNTIME-00[18]\b/.test(error.message));
}

/**
 * The address of a release's folder for another try. The edge serves the same files there, and nothing of the failed try is used again: the
 * files that a script loads follow from its own path, and a browser may keep the failure of a preloaded address.
 */
export function anotherTry(base: string, attempt: number): string {
  return base.replace(/^\/releases\/(~\d+\/)?/, attempt > 0 ? `/releases/~${attempt}/` : '/releases/');
}

/** Loads a style into the document. One that does not load must not be silent: the page would be shown without it. */
function createStyleLoader() {
  /** By address: modules that have a style in common wait for the same file. */
  const loading = new Map<string, Promise<void>>();
  return (base: string, file: string, integrity: string | undefined, attempt: number): Promise<void> => {
    if (isStyled(base, file)) return Promise.resolve();
    const href = anotherTry(base, attempt) + file;
    const known = loading.get(href);
    if (known) return known;
    const promise = addStyle(href, file, integrity).finally(() => loading.delete(href));
    loading.set(href, promise);
    return promise;
  };
}

/** Whether the document has a style: inside it, or loaded, whichever try brought it. */
function isStyled(base: string, file: string): boolean {
  const isInside = ({ dataset }: HTMLStyleElement) => dataset.base === base && dataset.href === file;
  return (
    [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(isInside) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
      ({ href, sheet }) => sheet && anotherTry(new URL(href).pathname, 0) === base + file,
    )
  );
}

/** A link of the loader of chunks to the same file stays: that waits for its end, and removes it where it fails. */
function addStyle(href: string, file: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // The loader of chunks knows it by that, and loads it no second time.
    link.dataset.href = file;
    if (integrity) link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new CompositionError('styles', `${href} did not load.`));
    };
    document.head.append(link);
  });
}
