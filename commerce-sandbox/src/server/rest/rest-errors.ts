import { randomBytes } from 'node:crypto';
import type { PlatformError } from '../../platform/errors/errors.ts';

export interface RestError {
  readonly status: number;
  readonly body: { readonly message: string; readonly parameters?: unknown; readonly trace?: string };
}

/** The platform's REST form of an error: status by kind, the unfilled message and its parameters; the trace in developer mode only. */
export function restError(error: PlatformError, developerMode: boolean): RestError {
  const body = {
    ...(error.template ?? { message: error.message }),
    ...(developerMode && error.stack !== undefined ? { trace: error.stack } : {}),
  };
  if (error.kind === 'no-such-entity') return { status: 404, body };
  if (error.kind === 'authorization' || error.kind === 'authentication') return { status: 401, body };
  if (error.kind === 'too-many-requests') return { status: 429, body };
  return { status: 400, body };
}

/** What `carts/mine` answers to a request without a valid token. */
export const NOT_AUTHORIZED: RestError = {
  status: 401,
  body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
};

export const NO_ROUTE: RestError = { status: 404, body: { message: 'Request does not match any route.' } };

/** A known path, asked in a way that it does not know. */
export const WRONG_METHOD: RestError = {
  status: 405,
  body: { message: 'The request method is invalid. Verify the method and try again.' },
};

/** Answers are JSON and nothing else. */
export const NOT_ACCEPTABLE: RestError = {
  status: 406,
  body: {
    message:
      'Server cannot match any of the given Accept HTTP header media type(s) from the request: "%1" with media types from the ' +
      'config of response renderer.',
  },
};

/** What nobody foresaw: only a number to look it up by; in developer mode what it was. */
export function internalError(error: unknown, developerMode: boolean): RestError & { readonly report: string } {
  const report = `webapi-${randomBytes(7).toString('hex').slice(0, 13)}`;
  if (developerMode && error instanceof Error)
    return { status: 500, report, body: { message: error.message, ...(error.stack === undefined ? {} : { trace: error.stack }) } };
  return { status: 500, report, body: { message: `Internal Error. Details are available in Magento log file. Report ID: ${report}` } };
}
