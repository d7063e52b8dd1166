/** The changes that a team makes to the shop. Each is judged against the whole registry as it would be, and is one conditional step. */
import type { ReleaseDescription } from 'shared-contracts';
import { judgeRegistry } from './judge/release-validation';
import { readBuiltRelease } from './built-release';
import { historyOf, isAbout, lastOfHistory, noteOfGeneration, noteOfRelease } from './history';
import {
  EMPTY,
  label,
  parseJson,
  parseRegistry,
  registered,
  UnreadableRegistry,
  type Action,
  type Author,
  type Canary,
  type Change,
  type StoredRegistry,
} from './registry';
import { roomFor, setsOf, shareProblem } from './sets';
import { Conflict, type Store } from './store/store';

/** The registry after a change; not changed where it was so already. */
export interface Changed {
  registry: StoredRegistry;
  isChanged: boolean;
}

/**
 * Puts built releases into the store, each from the folder that its build has left; live at once with `isLive`, all in one change, else
 * for previews and canaries. Rejects, and changes nothing, when a description lies, when two releases would own one thing, and when the
 * shell and the remotes that would then be live could not serve each other.
 */
export async function publish(
  store: Store,
  folders: readonly string[],
  author: Author,
  { isLive = false } = {},
): Promise<ReleaseDescription[]> {
  const releases = folders.map(readBuiltRelease);
  const descriptions = releases.map(({ description }) => description);
  const add = async () => {
    for (const { folder, description } of releases) await addRelease(store, folder, description, author);
  };
  if (isLive)
    await change(store, author, 'publish', descriptions.map(label), {
      touches: descriptions.map(({ name }) => name),
      next: (registry) => descriptions.reduce(withLive, registry),
      before: add,
    });
  else await add();
  return descriptions;
}

/** Makes a release of the store live for everybody. */
export async function activate(store: Store, name: string, version: string, author: Author, action: Action = 'activate'): Promise<Changed> {
  const description = await stored(store, name, version);
  return change(store, author, action, [label(description)], { touches: [name], next: (registry) => withLive(registry, description) });
}

/** Makes the version live again that was live before the present one became so, or the one that is named. */
export async function rollback(store: Store, name: string, version: string | undefined, author: Author): Promise<Changed> {
  return activate(store, name, version ?? (await versionBefore(store, name)), author, 'rollback');
}

/** Takes a remote out of the shop. Its files stay, for tabs that are open. */
export function withdraw(store: Store, name: string, author: Author): Promise<Changed> {
  return change(store, author, 'withdraw', [name], {
    touches: [name],
    next: (registry) => {
      if (!registry.releases[name]) throw new Error(`${name} is not live.`);
      return { ...registry, releases: without(registry.releases, name), canaries: without(registry.canaries ?? {}, name) };
    },
  });
}

/** Gives a release of the store to a share of the visitors, in percent; the same version with another share keeps its visitors. */
export async function canary(store: Store, name: string, version: string, percent: number, author: Author): Promise<Changed> {
  const problem = shareProblem(percent);
  if (problem) throw new Error(problem);
  const description = await stored(store, name, version);
  return change(store, author, 'canary', [`${label(description)} ${percent}%`], {
    touches: [name],
    next: (registry) => {
      const { canaries = {}, releases } = registry;
      if (!releases[name]) throw new Error(`${name} is not live: there is nothing to compare a canary with.`);
      if (releases[name].version === version) throw new Error(`${label(description)} is live for everybody already.`);
      const from = roomFor(canaries, name, percent);
      if (from === undefined)
        throw new Error(`There is no room for ${percent}% and a control of that size beside ${Object.keys(canaries).join(', ')}.`);
      const known = canaries[name];
      const since = known?.version === version ? known.since : new Date().toISOString();
      const own: Canary = { ...registered(description), from, percent, since };
      return { ...registry, canaries: { ...canaries, [name]: own } };
    },
  });
}

/** Takes a canary back: its visitors get the live release again. */
export async function endCanary(store: Store, name: string, author: Author): Promise<Changed> {
  const { description } = canaryOf(await readRegistry(store), name);
  return change(store, author, 'rollback', [`${label(description)}, canary ended`], {
    touches: [name],
    next: (registry) => {
      canaryOf(registry, name);
      return { ...registry, canaries: without(registry.canaries ?? {}, name) };
    },
  });
}

/** Makes a canary live for everybody. */
export async function promote(store: Store, name: string, author: Author): Promise<Changed> {
  const { description } = canaryOf(await readRegistry(store), name);
  return change(store, author, 'promote', [label(description)], { touches: [name], next: (registry) => withLive(registry, description) });
}

/**
 * The change by which somebody has decided what is live instead of a stored release: a roll-back, an activation, a withdrawal, a canary.
 * Undefined for one that is live, that was never stored, or that a later publish has replaced: that is only older.
 */
export async function decidedAgainst(
  store: Store,
  { name, version }: Pick<ReleaseDescription, 'name' | 'version'>,
): Promise<Change | undefined> {
  const states = await historyOf(store);
  if (states[0]?.releases[name]?.version === version || (await store.readDescription(name, version)) === undefined) return undefined;
  const change = states.map((state) => state.change).find((made) => made && isAbout(made, name));
  return change?.action === 'publish' ? undefined : change;
}

/** Puts the last state of the history in the place of a registry that is lost or cannot be read. The state that was lost stands nowhere. */
export async function restore(store: Store, author: Author): Promise<Changed> {
  const found = await store.readRegistry();
  if (found && isReadable(found.text)) throw new Error('registry.json can be read: `rollback` goes back.');
  const last = await lastOfHistory(store);
  if (!last) throw new Error(`The history of ${store.name} holds no state.`);
  const { state, changes } = last;
  const made = madeBy(author, 'restore', [`state ${state.generation}`]);
  // Later than the one that was lost: who has seen that reads this one.
  const registry: StoredRegistry = { ...state, generation: changes + 1, change: made };
  await store.writeRegistry(`${JSON.stringify(registry)}\n`, found?.revision);
  return { registry, isChanged: true };
}

function isReadable(text: string): boolean {
  try {
    return Boolean(parseRegistry(text));
  } catch (error) {
    if (error instanceof UnreadableRegistry) return false;
    throw error;
  }
}

/** The registry as it is; empty where there is none yet. Rejects for one that cannot be read. */
export async function readRegistry(store: Store): Promise<StoredRegistry> {
  const found = await store.readRegistry();
  return found ? parseRegistry(found.text) : EMPTY;
}

interface Step {
  /** The releases that it is about: had one been changed by somebody else meanwhile, this was decided without knowing it. */
  touches: readonly string[];
  next: (registry: StoredRegistry) => StoredRegistry;
  /** What must be in the store first; done when it is certain that the change may be made. */
  before?: () => Promise<void>;
}

/** The one way in which the registry changes. */
async function change(
  store: Store,
  author: Author,
  action: Action,
  releases: readonly string[],
  { touches, next, before }: Step,
): Promise<Changed> {
  let first: StoredRegistry | undefined;
  for (;;) {
    const found = await store.readRegistry();
    const registry = found ? parseRegistry(found.text) : EMPTY;
    first ??= registry;
    refuseChanged(first, registry, touches);
    const wanted = next(registry);
    if (registry.releases.shell && !wanted.releases.shell)
      throw new Error('shell cannot be withdrawn: every page needs the shell. `rollback shell` makes the one before it live.');
    const state: StoredRegistry = { ...wanted, generation: registry.generation + 1, change: madeBy(author, action, releases) };
    const problems = [...new Set(setsOf(state).flatMap(judgeRegistry))];
    if (problems.length > 0) throw new Error(`The shop cannot go live like this; nothing was changed:\n- ${problems.join('\n- ')}`);
    await before?.();
    if (isSame(wanted, registry)) return { registry, isChanged: false };
    if (found) await store.writeNote(noteOfGeneration(registry.generation), found.text);
    try {
      await store.writeRegistry(`${JSON.stringify(state)}\n`, found?.revision);
      return { registry: state, isChanged: true };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

/** The commit is that of what is published; any other change is made from wherever whoever makes it happens to be. */
function madeBy({ commit, ...who }: Author, action: Action, releases: readonly string[]): Change {
  return { ...who, ...(action === 'publish' && commit ? { commit } : {}), action, releases, at: new Date().toISOString() };
}

/** Whether visitors would get the same releases. */
function isSame(a: StoredRegistry, b: StoredRegistry): boolean {
  const shown = ({ releases, canaries = {} }: StoredRegistry) =>
    JSON.stringify([
      Object.entries(releases)
        .map(([name, { version }]) => [name, version])
        .sort(),
      Object.entries(canaries)
        .map(([name, { version, from, percent }]) => [name, version, from, percent])
        .sort(),
    ]);
  return shown(a) === shown(b);
}

function refuseChanged(first: StoredRegistry, now: StoredRegistry, names: readonly string[]): void {
  const stateOf = ({ releases, canaries = {} }: StoredRegistry, name: string) =>
    [releases[name]?.version, canaries[name]?.version, canaries[name]?.percent].join(' ');
  const changed = names.filter((name) => stateOf(first, name) !== stateOf(now, name));
  if (changed.length === 0) return;
  const { by = 'somebody else', action = 'changed' } = now.change ?? {};
  throw new Error(
    `${changed.join(', ')} was changed at the same moment (${action} by ${by}); this was not done. Look at it, and try again.`,
  );
}

async function addRelease(store: Store, folder: string, description: ReleaseDescription, author: Author): Promise<void> {
  const { name, version } = description;
  const there = await store.readDescription(name, version);
  if (there !== undefined && JSON.stringify(JSON.parse(there)) !== JSON.stringify(description))
    throw new Error(`The store has another ${label(description)}: a release never changes.`);
  await store.addRelease(name, version, folder);
  if (there === undefined) await store.writeNote(noteOfRelease(description), JSON.stringify({ ...author, at: new Date().toISOString() }));
}

/** The description of a release in the store. Rejects where it is not there. */
export async function stored(store: Store, name: string, version: string): Promise<ReleaseDescription> {
  const text = /^[a-z][a-z0-9-]*$/.test(name) && /^\d[\w.+-]*$/.test(version) ? await store.readDescription(name, version) : undefined;
  if (text === undefined) throw new Error(`${store.name} holds no release ${name}@${version}.`);
  return parseJson<ReleaseDescription>(text, `${name}/${version}/release.json`);
}

/** Whatever becomes live ends the release's canary: it was compared with what was live before. */
function withLive(registry: StoredRegistry, description: ReleaseDescription): StoredRegistry {
  const { name } = description;
  return {
    ...registry,
    releases: { ...registry.releases, [name]: registered(description) },
    canaries: without(registry.canaries ?? {}, name),
  };
}

function canaryOf({ canaries = {} }: StoredRegistry, name: string): Canary {
  const found = canaries[name];
  if (!found) throw new Error(`${name} has no canary.`);
  return found;
}

async function versionBefore(store: Store, name: string): Promise<string> {
  const states = await historyOf(store);
  const versionIn = (state: StoredRegistry | undefined) => state?.releases[name]?.version;
  const now = versionIn(states[0]);
  if (now === undefined) {
    const last = states.map(versionIn).find((version) => version !== undefined);
    throw new Error(`${name} is not live.${last ? ` \`activate ${name} ${last}\` makes the version live that was so last.` : ''}`);
  }
  const since = states.findIndex(
    (state, at) => versionIn(state) === now && versionIn(states[at + 1]) !== now && state.change?.action !== 'rollback',
  );
  const before = since === -1 ? undefined : versionIn(states[since + 1]);
  if (before === undefined) throw new Error(`No version of ${name} was live before ${now}.`);
  return before;
}

function without<T>(members: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name));
}
