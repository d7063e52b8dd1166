import { makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, fromPromise, map, merge, mergeMap, pipe, share, tap } from 'wonka';

/** Where answers outlive the document: IndexedDB in the shop. A storage that fails is a storage that has nothing. */
export interface AnswerStorage {
  read(): Promise<unknown>;
  write(answers: unknown): Promise<void>;
}

export interface AnswerCacheOptions {
  storage: AnswerStorage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Grows when what is stored changes its shape. Queries that change have other keys by themselves. */
const FORMAT = 2;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MOST_ANSWERS = 80;
const MOST_CHARACTERS = 1_500_000;
const WRITE_DELAY_MS = 1000;
interface CachedAnswer {
  at: number;
  /** JSON of the data. */
  text: string;
}

/**
 * Answers of earlier visits, for a guest's queries that anybody may ask: shown until the platform has answered, and instead of an answer
 * that cannot be had. Behind the cache, so that it is asked only for what this document has not seen.
 */
export function createAnswerCache({ storage, now = Date.now }: AnswerCacheOptions): Exchange {
  const answers = new Map<number, CachedAnswer>();
  const restored = restore(storage, answers, now);
  const shown = new Map<number, Record<string, unknown>>();
  const answered = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = ({ operation, data }: OperationResult) => {
    answers.set(operation.key, { at: now(), text: JSON.stringify(data) });
    timer ??= setTimeout(() => {
      timer = undefined;
      void restored.then(() => storage.write({ format: FORMAT, answers: newest(answers) })).catch(() => undefined);
    }, WRITE_DELAY_MS);
  };

  const find = async (operation: Operation): Promise<OperationResult | undefined> => {
    await restored;
    const cached = answers.get(operation.key);
    if (!cached || answered.has(operation.key)) return undefined;
    const data: Record<string, unknown> = JSON.parse(cached.text);
    shown.set(operation.key, data);
    return { ...makeResult(operation, { data }), stale: true };
  };

  return ({ forward }) =>
    (operations) => {
      const all = share(operations);
      const cached = pipe(
        all,
        filter((operation) => operation.kind === 'query' && operation.context.requestPolicy !== 'network-only' && isPublic(operation)),
        tap(({ key }) => void answered.delete(key)),
        mergeMap((operation) => fromPromise(find(operation))),
        filter((result) => result !== undefined),
      );
      // Whoever was content with an earlier answer has left: the platform's is for the cache, and for those who come.
      const wanted = pipe(
        all,
        filter(({ kind, key }) => kind !== 'teardown' || !shown.has(key)),
      );
      const fresh = pipe(
        forward(wanted),
        map((result) => {
          const { operation, error } = result;
          if (operation.kind !== 'query' || !isPublic(operation)) return result;
          answered.add(operation.key);
          const earlier = shown.get(operation.key);
          shown.delete(operation.key);
          if (earlier !== undefined && error?.networkError && error.response === undefined) return makeResult(operation, { data: earlier });
          if (!error && result.data) keep(result);
          return result;
        }),
      );
      return merge([cached, fresh]);
    };
}

/** What everybody may see; the operation says so itself. */
function isPublic(operation: Operation): boolean {
  return operation.context.audience === 'anyone';
}

async function restore(storage: AnswerStorage, answers: Map<number, CachedAnswer>, now: () => number): Promise<void> {
  const stored = await storage.read().catch(() => undefined);
  if (!isStored(stored)) return;
  for (const [key, answer] of stored.answers) {
    // What this document has learned meanwhile is newer.
    if (!answers.has(key) && now() - answer.at < LIFETIME_MS && answer.at <= now()) answers.set(key, answer);
  }
}

function isStored(value: unknown): value is { answers: [number, CachedAnswer][] } {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('format' in value) ||
    value.format !== FORMAT ||
    !('answers' in value) ||
    !Array.isArray(value.answers)
  )
    return false;
  return value.answers.every(
    (entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1]?.at === 'number' && typeof entry[1]?.text === 'string',
  );
}

/** The newest, within the limits. */
function newest(answers: ReadonlyMap<number, CachedAnswer>): [number, CachedAnswer][] {
  let characters = 0;
  return [...answers]
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_ANSWERS)
    .filter(([, { text }]) => (characters += text.length) <= MOST_CHARACTERS);
}
