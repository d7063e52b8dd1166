import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { endCanary, isClearlyWorse, type Canary, type Outcomes, type Store, type StoredRegistry } from 'release-kit';
import { messageOf } from '../message-of';
import type { Metrics } from './metrics';
import type { SlotOutcome } from './reports';

/** What was counted of a canary and its control. */
export interface Comparison {
  canary: Outcomes;
  control: Outcomes;
}

export interface CanaryWatch {
  note(outcome: SlotOutcome): void;
  /** Of all edges on this store, as far as they have told. */
  comparisonOf(remote: string): Comparison | undefined;
  /** Tells the others what was counted, hears what they have, and takes back what is clearly worse. */
  compare(): Promise<void>;
  close(): void;
}

export interface CanaryWatchOptions {
  store: Store;
  readRegistry: () => Promise<StoredRegistry>;
  metrics: Metrics;
  log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
  /** How often edges tell each other; 0 for only when asked. */
  everyMs?: number;
}

const EVERY_MS = 2000;
/** Reports can be forged, and one browser can fail each time: an address counts so often in an hour. */
const MOST_VIEWS = 20;
const MOST_FAILURES = 2;
const HOUR_MS = 3_600_000;

const nothing = (): Comparison => ({ canary: { views: 0, failures: 0 }, control: { views: 0, failures: 0 } });

/** Counts how canaries and their controls fare in browsers, on all edges of a store, and takes back a canary that is clearly worse. */
export function createCanaryWatch({ store, readRegistry, metrics, log, everyMs = EVERY_MS }: CanaryWatchOptions): CanaryWatch {
  const replica = randomUUID();
  const own = new Map<string, Comparison>();
  const all = new Map<string, Comparison>();
  const mayCount = createAddressLimit();
  let known: StoredRegistry = { generation: 0, releases: {} };
  /** Whether something was counted since the others were told. */
  let isNew = false;
  let isReadOnly = false;

  const tell = async (key: string, comparison: Comparison) => {
    if (isReadOnly) return;
    await store.writeNote(`watch/${key}/${replica}.json`, JSON.stringify(comparison)).catch((error: unknown) => {
      isReadOnly = true;
      log.warn({ error: messageOf(error) }, 'canaries: the store cannot be written; this edge counts alone and takes nothing back');
    });
  };
  const hear = async (key: string): Promise<Comparison> => {
    const notes = isReadOnly ? [] : (await store.listNotes(`watch/${key}/`)).filter((note) => !note.includes(replica));
    const others = await Promise.all(notes.map((note) => store.readNote(note)));
    const comparisons = others.flatMap((text) => readComparison(text)).concat(own.get(key) ?? []);
    return comparisons.reduce(sum, nothing());
  };

  const compare = async () => {
    known = await readRegistry();
    const canaries = Object.entries(known.canaries ?? {});
    metrics.canaries.reset();
    for (const [remote, canary] of canaries) {
      const { version, percent } = canary;
      metrics.canaries.set({ remote, version }, percent);
      const key = keyOf(remote, canary);
      const counted = own.get(key);
      if (counted && isNew) await tell(key, counted);
      const together = await hear(key);
      all.set(remote, together);
      if (isClearlyWorse(together.canary, together.control))
        await takeBack({ store, readRegistry, metrics, log }, remote, version, together);
    }
    isNew = false;
    for (const remote of all.keys()) if (!known.canaries?.[remote]) all.delete(remote);
  };

  const timer =
    everyMs > 0
      ? setInterval(() => void compare().catch((error: unknown) => log.warn({ error: messageOf(error) }, 'canaries')), everyMs)
      : undefined;
  timer?.unref();

  return {
    note(outcome) {
      const { remote, version, hasFailed, share } = outcome;
      const canary = known.canaries?.[remote];
      if (!canary || share.remote !== remote || share.kind === 'live') return;
      const wanted = share.kind === 'canary' ? canary.version : known.releases[remote]?.version;
      const key = keyOf(remote, canary);
      if (version !== wanted || !mayCount(key, outcome)) return;
      const counted = own.get(key) ?? nothing();
      own.set(key, counted);
      counted[share.kind].views += 1;
      if (hasFailed) counted[share.kind].failures += 1;
      isNew = true;
    },
    comparisonOf: (remote) => all.get(remote),
    compare,
    close: () => clearInterval(timer),
  };
}

/** Whether an outcome may be counted: as often as an address may tell of one canary. */
function createAddressLimit(): (key: string, outcome: SlotOutcome) => boolean {
  const addresses = new LRUCache<string, Outcomes>({ max: 100_000, ttl: HOUR_MS });
  return (key, { address, hasFailed }) => {
    const counted = addresses.get(`${key} ${address}`) ?? { views: 0, failures: 0 };
    counted.views += 1;
    if (hasFailed) counted.failures += 1;
    if (counted.views === 1) addresses.set(`${key} ${address}`, counted);
    return counted.views <= MOST_VIEWS && (!hasFailed || counted.failures <= MOST_FAILURES);
  };
}

async function takeBack(
  { store, readRegistry, metrics, log }: CanaryWatchOptions,
  remote: string,
  version: string,
  { canary, control }: Comparison,
): Promise<void> {
  const rate = ({ failures, views }: Outcomes) => `${failures} of ${views}`;
  const reason = `${rate(canary)} views failed, of the control's ${rate(control)}`;
  try {
    await endCanary(store, remote, { by: 'the edge', reason: `${version}: ${reason}` });
    metrics.takenBack.inc({ remote });
    log.error({ remote, version, canary, control }, `canary taken back: ${reason}`);
  } catch (error) {
    // Another edge was faster; or the store cannot be written, which somebody must know.
    if ((await readRegistry()).canaries?.[remote]?.version === version)
      log.error({ remote, version, error: messageOf(error) }, `canary should be taken back: ${reason}`);
  }
}

/** A canary that begins anew is counted anew. */
const keyOf = (remote: string, { version, since }: Canary) => `${remote}@${version}-${Date.parse(since) || 0}`;

const add = (a: Outcomes, b: Outcomes): Outcomes => ({ views: a.views + b.views, failures: a.failures + b.failures });
const sum = (a: Comparison, b: Comparison): Comparison => ({ canary: add(a.canary, b.canary), control: add(a.control, b.control) });

/** What another edge has written; nothing where it is half written. */
function readComparison(text: string | undefined): Comparison[] {
  try {
    const { canary, control }: Comparison = JSON.parse(text ?? '');
    return [canary, control].every(({ views, failures }) => Number.isFinite(views + failures)) ? [{ canary, control }] : [];
  } catch {
    return [];
  }
}
