import { LRUCache } from 'lru-cache';
import { Agent, request } from 'undici';
import type { CustomerOperation, PlatformOperation } from 'shared-contracts/edge';
import { messageOf } from './message-of';
import type { PlatformAnswer } from './render/messages';

const TIMEOUT_MS = 2500;
/** Nobody waits for what goes into a sitemap, and a page deep in a long list takes its time. */
const LONG_TIMEOUT_MS = 20_000;
/** Who asks whether the edge is ready waits for a second, as a rule. */
const PROBE_TIMEOUT_MS = 800;
/** How long an answer, or none, stands for the next ones who ask whether the platform is there. */
const PROBE_EVERY_MS = 2000;
/** Bounds of what is kept, whatever addresses visitors make up. */
const MOST_ANSWERS = 2000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

export interface PlatformOptions {
  commerceUrl: string;
  /** How long an answer may be used again, at least; an operation may allow more. */
  answersS: number;
}

/** The platform's answer is not whole. `categories` are those that it gives its errors, for example `graphql-no-such-entity`. */
export class PartialAnswer extends Error {
  constructor(
    message: string,
    readonly categories: readonly (string | undefined)[],
    readonly answer: PlatformAnswer = { error: message },
  ) {
    super(message);
  }
}

/**
 * Asks the platform for the server's rendering, by GET. Answers that anybody may see are used again for a few seconds; a customer's are
 * used once, and say nothing of whether the platform is there.
 */
export function createPlatform({ commerceUrl, answersS }: PlatformOptions): {
  ask(operation: PlatformOperation | CustomerOperation): Promise<PlatformAnswer>;
  /** Without keeping the answer, which nobody asks for again; rejects for one that is not whole. */
  askOnce<Data>(operation: PlatformOperation): Promise<Data>;
  /**
   * How long ago it last gave data, in milliseconds; Infinity where it has not since this edge was started. Asks for the least where
   * that is not known of the last two seconds; many who ask at once wait for one answer.
   */
  silenceMs(): Promise<number>;
  close(): Promise<void>;
} {
  const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 });
  /** Customers' questions wait for each other, and documents for none of them. */
  const personal = new Agent({ connections: 16, keepAliveTimeout: 30_000 });
  /** Of the clock that nobody sets; undefined where there was none. */
  let answeredAt: number | undefined;
  let probedAt = -Infinity;
  let probe: Promise<void> | undefined;

  /** Of an answer that came just now: one that is used again says nothing of the platform. */
  const readAnswer = (text: string): PlatformAnswer => {
    const answer = read(text);
    if (answer.data !== undefined) answeredAt = performance.now();
    return answer;
  };

  const readWhole = (text: string): PlatformAnswer => {
    const answer = readAnswer(text);
    if (answer.data === undefined || answer.error !== undefined)
      throw new PartialAnswer(answer.error ?? 'The platform gave no data.', categoriesIn(text), answer);
    return answer;
  };

  const send = async (operation: PlatformOperation, timeoutMs = TIMEOUT_MS) =>
    (await sendOperation(agent, commerceUrl, operation, timeoutMs)).text;

  const askForCustomer = async (operation: CustomerOperation): Promise<PlatformAnswer> => {
    try {
      const { status, text } = await sendOperation(personal, commerceUrl, operation, TIMEOUT_MS);
      const answer = read(text);
      return { ...answer, isFault: status >= 500 || (answer.data === undefined && answer.error === undefined) };
    } catch (error) {
      return { error: messageOf(error), isFault: true };
    }
  };

  /** Texts of whole answers; what is asked at the same moment is asked once. */
  const answers = new LRUCache<string, string, PlatformOperation>({
    max: MOST_ANSWERS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text) => text.length,
    // Whoever waits gets the answer, whether or not there is room to keep it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context }) {
      const text = await send(context);
      readWhole(text);
      return text;
    },
  });

  const askWhetherThere = async () => {
    try {
      readAnswer(await send({ document: '{__typename}', variables: {} }, PROBE_TIMEOUT_MS));
    } catch {
      // An answer that is none is silence.
    } finally {
      probedAt = performance.now();
      probe = undefined;
    }
  };

  return {
    async ask(operation) {
      if ('token' in operation) return askForCustomer(operation);
      const ttl = Math.ceil(Math.max(operation.maxAgeS ?? 0, answersS) * 1000);
      const key = JSON.stringify([operation.storeCode, operation.document, operation.variables]);
      try {
        // Without a time the cache would keep it for good.
        if (ttl === 0) return readAnswer(await send(operation));
        return read(await answers.forceFetch(key, { ttl, context: operation }));
      } catch (error) {
        if (error instanceof PartialAnswer) return error.answer;
        return { error: messageOf(error) };
      }
    },
    async askOnce<Data>(operation: PlatformOperation) {
      const { data } = readWhole(await send(operation, LONG_TIMEOUT_MS));
      // The shape is that of the operation's document.
      return data as Data;
    },
    async silenceMs() {
      if (answeredAt === undefined || performance.now() - Math.max(answeredAt, probedAt) > PROBE_EVERY_MS) probe ??= askWhetherThere();
      await probe;
      return answeredAt === undefined ? Infinity : performance.now() - answeredAt;
    },
    close: async () => void (await Promise.all([agent.close(), personal.close()])),
  };
}

/** Gives the answer's status and text, whatever they say. */
async function sendOperation(
  dispatcher: Agent,
  commerceUrl: string,
  { document, variables, storeCode, token, origin }: PlatformOperation & Partial<CustomerOperation>,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  const parameters = new URLSearchParams({
    query: document,
    ...(Object.keys(variables).length > 0 ? { variables: JSON.stringify(variables) } : {}),
  });
  const response = await request(`${commerceUrl}/graphql?${parameters}`, {
    dispatcher,
    headers: {
      Accept: 'application/json',
      ...(storeCode ? { Store: storeCode } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(origin === undefined ? {} : forwardedFrom(new URL(origin))),
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.statusCode, text: await response.body.text() };
}

/** As the proxy says it of what a browser asks (platform-proxy.ts). */
const forwardedFrom = ({ host, protocol }: URL) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(/:$/, '') });

function read(text: string): PlatformAnswer {
  const body: { data?: unknown; errors?: { message: string }[] } = JSON.parse(text);
  const error = body.errors?.map(({ message }) => message).join(', ');
  return { ...(body.data === undefined || body.data === null ? {} : { data: body.data }), ...(error ? { error } : {}) };
}

function categoriesIn(text: string): (string | undefined)[] {
  const body: { errors?: { extensions?: { category?: string } }[] } = JSON.parse(text);
  return (body.errors ?? []).map(({ extensions }) => extensions?.category);
}
