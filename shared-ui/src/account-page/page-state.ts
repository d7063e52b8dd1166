import { may, type SessionState } from 'shared-contracts';
import type { PageResults } from 'shared-platform';

/** What `view` gives where the answers say that there is no such thing. */
export const missing = Symbol('missing');
export type Missing = typeof missing;

/** Which of its states a page of the account area is in. `ready`: what it shows is there. */
export type PageState<View> =
  | { kind: 'loading' | 'guest' | 'not-a-company' | 'not-allowed' | 'missing' }
  /** `message`: the platform's; empty where it has left out something without a word. */
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; view: View };

/** To somebody of a company whose role does not include it. */
const NOT_ALLOWED = /do not have authorization/i;
/** To a customer without a company. */
const NO_COMPANY = /isn['’]t authorized|not a company user/i;

/**
 * @param permissions - the role has to include one of them; none: every customer may see the page.
 * @param view - what the page makes of the answers; undefined: something that it shows is not there.
 */
export function toPageState<View>(
  session: SessionState,
  permissions: readonly string[],
  results: PageResults,
  view: View | Missing | undefined,
): PageState<View> {
  if (session.status === 'guest') return { kind: 'guest' };
  if (session.status === 'unknown') return { kind: 'loading' };
  if (permissions.length > 0) {
    const isRead = session.customer !== undefined || session.failure !== undefined;
    if (!isRead) return { kind: 'loading' };
    // The platform has the last word: where nobody could read the role, its answer says what the role allows.
    if (permissions.every((permission) => may(session, permission) === false)) return { kind: 'not-allowed' };
  }
  if (view === missing) return { kind: 'missing' };
  if (view !== undefined) return { kind: 'ready', view };
  const answers = Object.values(results);
  // One refusal is no refusal of the page: `view` may do without that answer once the others have come.
  if (answers.some(({ data, error }) => data === undefined && error === undefined)) return { kind: 'loading' };
  const failure = answers.find(({ error }) => error !== undefined)?.error?.message ?? '';
  if (permissions.length > 0 && NOT_ALLOWED.test(failure)) return { kind: 'not-allowed' };
  if (permissions.length > 0 && NO_COMPANY.test(failure)) return { kind: 'not-a-company' };
  return { kind: 'failed', message: failure };
}
