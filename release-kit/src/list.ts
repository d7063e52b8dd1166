import type { RegisteredRelease } from 'shared-contracts';
import { historyOf, originOf } from './history';
import { contractOf, type Change, type StoredRegistry } from './registry';
import type { Store } from './store/store';

const MOST_STATES = 20;

/** What is live, for whom and from where, and who changed it last: lines to read. Of all releases, or of one. */
export async function tellStore(store: Store, only?: string): Promise<string> {
  const [now, ...earlier] = await historyOf(store, MOST_STATES);
  if (!now || now.generation === 0) return 'Nothing is live.';
  const names = Object.keys({ ...now.releases, ...now.canaries }).filter((name) => only === undefined || name === only);
  const releases = await Promise.all(names.sort().map((name) => tellRelease(store, now, name)));
  const inStore = (await store.listReleases()).filter(({ name }) => only === undefined || name === only);
  const changes = [now, ...earlier].flatMap(({ generation, change }) =>
    change && isAbout(change, only) ? [tellChange(generation, change)] : [],
  );
  return [`State ${now.generation}; ${inStore.length} releases in ${store.name}`, ...releases.flat(), '', ...changes].join('\n');
}

async function tellRelease(store: Store, { releases, canaries = {} }: StoredRegistry, name: string): Promise<string[]> {
  const line = async ({ version, description }: RegisteredRelease, share: string) => {
    const origin = await originOf(store, { name, version });
    return [
      `  ${name.padEnd(20)} ${version.padEnd(18)} ${contractOf(description).padEnd(14)} ${share.padEnd(22)}`,
      origin ? `${origin.commit ?? 'no commit'}  ${origin.by}  ${origin.at}` : '',
    ];
  };
  const live = releases[name];
  const canary = canaries[name];
  const lines = [
    ...(live ? [await line(live, 'live')] : []),
    ...(canary ? [await line(canary, `canary ${canary.percent} % from ${canary.from}`)] : []),
  ];
  return lines.map((parts) => parts.join(' ').trimEnd());
}

const isAbout = ({ releases }: Change, only: string | undefined) =>
  only === undefined || releases.some((release) => release === only || release.startsWith(`${only}@`));

const tellChange = (generation: number, { at, action, releases, by, commit, reason }: Change) =>
  `  ${String(generation).padStart(5)}  ${at}  ${action.padEnd(8)}  ${releases.join(', ')}  by ${by}${commit ? ` from ${commit}` : ''}${reason ? `: ${reason}` : ''}`;
