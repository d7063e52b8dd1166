import type { CommerceError, CommerceService, RestRequest } from 'shared-contracts';
import { platformHeaders, type RequestIdentity } from './platform-fetch';

const REST_TIMEOUT_MS = 30_000;

/** A REST call that failed: what the contract says of it. */
class RestError extends Error {
  constructor(
    readonly commerce: CommerceError,
    options?: ErrorOptions,
  ) {
    super(commerce.message, options);
  }
}

interface Pending {
  answer: Promise<unknown>;
  abort: AbortController;
}

/** REST calls: shared while identical ones are under way; `no-store` and `reload` begin anew and abort the earlier one. */
export function createRest(identity: RequestIdentity): CommerceService['rest'] {
  const pending = new Map<string, Pending>();

  const send = async (request: RestRequest<unknown>, signal: AbortSignal): Promise<unknown> => {
    const code = identity.storeCode;
    const url = `/rest${code === 'default' ? '' : `/${code}`}/V1${request.path}`;
    let response: Response;
    let text: string;
    try {
      const asked = fetch(url, {
        method: request.method,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...platformHeaders(identity) },
        credentials: 'include',
        signal: AbortSignal.any([
          signal,
          AbortSignal.timeout(request.timeout ?? REST_TIMEOUT_MS),
          ...(request.method === 'GET' ? [identity.signal] : []),
        ]),
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        ...(request.cache ? { cache: request.cache } : {}),
      });
      response = await identity.track(asked);
      // A connection can also be lost in the middle of an answer.
      text = await response.text();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const details = `${request.method} ${url} had no answer: ${message}`;
      throw new RestError({ message, isNetworkError: true, status: undefined, errors: [], details }, { cause: error });
    }
    const body = parse(text);
    if (response.ok && body !== undefined) return body.value;
    throw toError(request.method, url, response, body?.value);
  };

  const answerOf = async (request: RestRequest<unknown>): Promise<unknown> => {
    const key = `${request.method}|||${request.path}`;
    const isShareable = request.method === 'GET' || request.body === undefined;
    const isRolling = request.cache === 'no-store' || request.cache === 'reload';
    const earlier = pending.get(key);
    if (earlier && isShareable && !isRolling) return structuredClone(await earlier.answer);

    const abort = new AbortController();
    const answer = send(request, abort.signal).catch((error: unknown) => {
      // Waiters of an aborted request get the answer of the one that took its place.
      const next = pending.get(key);
      if (abort.signal.aborted && next && next.abort !== abort) return next.answer;
      throw error;
    });
    if (isShareable) {
      pending.set(key, { answer, abort });
      earlier?.abort.abort();
    }
    try {
      return structuredClone(await answer);
    } finally {
      if (pending.get(key)?.abort === abort) pending.delete(key);
    }
  };

  return async (request) => {
    try {
      return { data: request.read(await answerOf(request)), error: undefined };
    } catch (error) {
      return { data: undefined, error: error instanceof RestError ? error.commerce : unreadable(request, error) };
    }
  };
}

/** An answer that is not what it should be is the platform's fault. */
function unreadable({ method, path }: RestRequest<unknown>, error: unknown): CommerceError {
  const message = error instanceof Error ? error.message : String(error);
  return { message, isNetworkError: false, status: 200, errors: [], details: `${method} ${path} answered something else: ${message}` };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function toError(method: string, url: string, response: Response, body: unknown): RestError {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { message: raw, trace, ...info } = record;
  const message = fill(typeof raw === 'string' ? raw : '', record.parameters);
  const text =
    `${method} ${url} responded ${response.status} ${response.statusText}: \n\n` +
    (message ? `Message:\n\n  ${message}\n` : '') +
    (Object.keys(info).length > 0 ? `\nAdditional info:\n\n${JSON.stringify(info, null, 4)}\n\n` : '') +
    (typeof trace === 'string' ? `Magento PHP stack trace: \n\n${trace}` : '');
  return new RestError({
    message,
    isNetworkError: false,
    status: response.status,
    errors: message ? [{ message, category: undefined, path: undefined }] : [],
    details: text,
  });
}

/** Fills the platform's `%1` and `%fieldName` placeholders from its parameters. Exported for its test. */
export function fill(message: string, parameters: unknown): string {
  if (Array.isArray(parameters))
    return message.replace(/%(\d+)/g, (whole, index: string) => String(parameters[Number(index) - 1] ?? whole));
  if (typeof parameters !== 'object' || parameters === null) return message;
  const values = parameters as Record<string, unknown>;
  return message.replace(/%(\w+)/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
