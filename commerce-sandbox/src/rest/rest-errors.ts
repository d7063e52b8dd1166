import { type PlatformError } from '../errors.ts';

export interface RestError {
  readonly status: number;
  readonly body: { readonly message: string; readonly parameters?: unknown };
}

/** The platform's REST form of an error: status by kind, the unfilled message and its parameters. */
export function restError(error: PlatformError): RestError {
  const body = error.template ?? { message: error.message };
  if (error.kind === 'no-such-entity') return { status: 404, body };
  if (error.kind === 'authorization' || error.kind === 'authentication') return { status: 401, body };
  if (error.kind === 'too-many-requests') return { status: 429, body };
  return { status: 400, body };
}

/** What `carts/mine` answers to a request without a valid token. */
export const NOT_AUTHORIZED: RestError = { status: 401, body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } } };

export const NO_ROUTE: RestError = { status: 404, body: { message: 'Request does not match any route.' } };
