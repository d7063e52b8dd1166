import type { RegisteredRelease, ReleaseDescription } from 'shared-contracts';
import { stored } from './changes';
import { historyOf, isAbout, originOf } from './history';
import { contractOf, label, type Author, type Change, type StoredRegistry } from './registry';
import { severally } from './store/severally';
import type { Store } from './store/store';

const MOST_STATES = 20;
/** Of each release, where all are listed. */
const MOST_STORED = 3;

type Release = Pick<ReleaseDescription, 'name' | 'version'>;
type Origin = (Author & { at: string }) | undefined;

/** What is live, for whom and from where, what else is stored, and who changed it last: lines to read. Of all releases, or of one. */
export async function tellStore(store: Store, only?: string): Promise<string> {
  const [now, ...earlier] = await historyOf(store, MOST_STATES);
  const all = await store.listReleases();
  const isShown = (name: string) => only === undefined || name === only;
  const names = [...new Set([...Object.keys({ ...now?.releases, ...now?.canaries }), ...all.map(({ name }) => name)])].sort();
  if (only !== undefined && !names.includes(only))
    throw new Error(`${store.name} holds no release ${only}. ${names.length > 0 ? `There are ${names.join(', ')}.` : 'It is empty.'}`);
  if (!now || names.length === 0) return 'Nothing is live.';
  const origins = await originsOf(
    store,
    all.filter(({ name }) => isShown(name)),
  );
  const releases: string[] = [];
  for (const name of names.filter(isShown)) {
    releases.push(...tellLive(now, name, origins));
    const others = all
      .filter((release) => release.name === name && !isShownTo(now, release))
      .sort((a, b) => (origins.get(label(b))?.at ?? '').localeCompare(origins.get(label(a))?.at ?? ''));
    const shown = only === undefined ? others.slice(0, MOST_STORED) : others;
    for (const release of shown)
      releases.push(line(release, contractOf(await stored(store, name, release.version)), 'stored', origins.get(label(release))));
    if (others.length > shown.length) releases.push(`  ${others.length - shown.length} more stored: list ${name}`);
    if (!now.releases[name] && others.length > 0)
      releases.push(`  ${name} is not live. \`activate ${name} VERSION\` makes one of these live.`);
  }
  const states = [now, ...earlier].filter(({ change }) => change && (only === undefined || isAbout(change, only)));
  const changes = await Promise.all(states.map(({ generation, change }) => change && tellChange(store, generation, change)));
  const count = all.filter(({ name }) => isShown(name)).length;
  return [`State ${now.generation}; ${count} releases in ${store.name}`, ...releases, '', ...changes].join('\n');
}

async function originsOf(store: Store, releases: readonly Release[]): Promise<ReadonlyMap<string, Origin>> {
  const origins = new Map<string, Origin>();
  await severally(releases, async (release) => origins.set(label(release), await originOf(store, release)));
  return origins;
}

const isShownTo = ({ releases, canaries = {} }: StoredRegistry, { name, version }: Release) =>
  releases[name]?.version === version || canaries[name]?.version === version;

function tellLive({ releases, canaries = {} }: StoredRegistry, name: string, origins: ReadonlyMap<string, Origin>): string[] {
  const tell = ({ version, description }: RegisteredRelease, share: string) =>
    line({ name, version }, contractOf(description), share, origins.get(label({ name, version })));
  const live = releases[name];
  const canary = canaries[name];
  return [
    ...(live ? [tell(live, 'live')] : []),
    ...(canary ? [tell(canary, `canary ${canary.percent}% from ${canary.from} to ${canary.from + canary.percent} of the draw`)] : []),
  ];
}

function line({ name, version }: Release, contract: string, share: string, origin: Origin): string {
  const from = origin ? `${origin.commit ?? 'no commit'}  ${origin.by}  ${origin.at}` : '';
  return `  ${name.padEnd(20)} ${version.padEnd(18)} ${contract.padEnd(14)} ${share.padEnd(22)} ${from}`.trimEnd();
}

/** With the commit of the release that it is about, whoever has made it and wherever. */
async function tellChange(store: Store, generation: number, { at, action, releases, by, commit, reason }: Change): Promise<string> {
  const [, name, version] = /^([a-z0-9-]+)@([\w.+-]+)/.exec(releases[0] ?? '') ?? [];
  const origin = name && version ? await originOf(store, { name, version }) : undefined;
  const from = origin?.commit ?? (action === 'publish' ? commit : undefined);
  return `  ${String(generation).padStart(5)}  ${at}  ${action.padEnd(8)}  ${releases.join(', ')}  by ${by}${from ? ` from ${from}` : ''}${reason ? `: ${reason}` : ''}`;
}
