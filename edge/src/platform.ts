import { Agent, request } from 'undici';
import type { PlatformOperation } from 'shared-contracts/edge';
import type { PlatformAnswer } from './render/messages';

const TIMEOUT_MS = 2500;

/** Asks the platform for the server's rendering: public queries by GET, nothing personal. */
export function createPlatform(commerceUrl: string): {
  ask(operation: PlatformOperation): Promise<PlatformAnswer>;
  close(): Promise<void>;
} {
  const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 });
  const kept = new Map<string, { until: number; answer: Promise<PlatformAnswer> }>();

  const send = async ({ document, variables, storeCode }: PlatformOperation): Promise<PlatformAnswer> => {
    const parameters = new URLSearchParams({
      query: document,
      ...(Object.keys(variables).length > 0 ? { variables: JSON.stringify(variables) } : {}),
    });
    try {
      const response = await request(`${commerceUrl}/graphql?${parameters}`, {
        dispatcher: agent,
        headers: { Accept: 'application/json', ...(storeCode ? { Store: storeCode } : {}) },
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = JSON.parse(await response.body.text()) as { data?: unknown; errors?: { message: string }[] };
      const error = body.errors?.map(({ message }) => message).join(', ');
      return { ...(body.data === undefined || body.data === null ? {} : { data: body.data }), ...(error ? { error } : {}) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    ask(operation) {
      if (!operation.maxAgeS) return send(operation);
      const key = JSON.stringify([operation.storeCode, operation.document, operation.variables]);
      const now = Date.now();
      const known = kept.get(key);
      if (known && known.until > now) return known.answer;
      const answer = send(operation);
      kept.set(key, { until: now + operation.maxAgeS * 1000, answer });
      void answer.then((given) => given.data === undefined && kept.delete(key));
      return answer;
    },
    close: () => agent.close(),
  };
}
