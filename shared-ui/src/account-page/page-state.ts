import type { ComponentType } from 'react';
import type { SessionState } from 'shared-contracts';
import type { PageResults } from 'shared-platform';

/** What `view` gives where the answers say that there is no such thing. */
export const missing = Symbol('missing');
export type Missing = typeof missing;

/** Why somebody who is signed in does not see a page. */
export type Refusal = 'not-allowed' | 'not-a-company';

/** Who may see a page, of those who are signed in. `ofCompany` makes one; without one, every customer may. */
export interface PageAccess {
  /** What the session says, whatever the answers are; undefined: nothing against it. */
  check(session: SessionState): 'loading' | Refusal | undefined;
  /** The refusal that the platform's sentence is, if it is one. */
  refusalOf(message: string): Refusal | undefined;
  /** What the page is, to a guest. */
  Guest: ComponentType;
  Refused: ComponentType<{ why: Refusal }>;
  /** What failed, with what the platform says, where the page has no words of its own. */
  Failed: ComponentType<{ message: string }>;
}

/** Which of its states a page of the account area is in. `ready`: what it shows is there. */
export type PageState<View> =
  | { kind: 'loading' | 'guest' | 'missing' | Refusal }
  /** `message`: the platform's; empty where it has left out something without a word. */
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; view: View };

/** @param view - what the page makes of the answers; undefined: something that it shows is not there. */
export function toPageState<View>(
  session: SessionState,
  access: PageAccess | undefined,
  results: PageResults,
  view: View | Missing | undefined,
): PageState<View> {
  if (session.status === 'guest') return { kind: 'guest' };
  if (session.status === 'unknown') return { kind: 'loading' };
  const against = access?.check(session);
  if (against) return { kind: against };
  if (view === missing) return { kind: 'missing' };
  if (view !== undefined) return { kind: 'ready', view };
  const answers = Object.values(results);
  // One refusal is no refusal of the page: `view` may do without that answer once the others have come.
  if (answers.some(({ data, error }) => data === undefined && error === undefined)) return { kind: 'loading' };
  const message = answers.find(({ error }) => error !== undefined)?.error?.message ?? '';
  const refusal = access?.refusalOf(message);
  return refusal ? { kind: refusal } : { kind: 'failed', message };
}
