import { isRecord } from '../../platform/values/input.ts';

/** What a log line says about a request: never its query string, headers or body, which hold tokens, addresses and passwords. */
export function requestForLog(request: {
  readonly method: string;
  readonly url: string;
  readonly ip?: string;
}): Readonly<Record<string, unknown>> {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip };
}

/**
 * What a log line says about an error: where it happened. Drivers add the values of the statement (`params`, `detail`, `where`), which stay
 * out.
 */
export function errorForLog(
  error: unknown,
): { readonly type: string; readonly message: string; readonly stack: string } & Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const known: Readonly<Record<string, unknown>> = isRecord(error) ? error : {};
  const kept = Object.fromEntries(
    ['code', 'table', 'constraint', 'statusCode'].flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...kept };
}
