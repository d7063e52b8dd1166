/** Who asks. `guest` has no token. */
export type Asker = 'guest' | 'shopper' | 'buyer' | 'admin';

/** What is done to the asker's cart before: each step needs those before it. */
export type Step = 'line' | 'email' | 'ship' | 'method' | 'bill' | 'pay' | 'coupon';

/**
 * One expectation of Magento's own API tests, in our own words and on our own data. `like` names the test it stands for, below
 * `dev/tests/api-functional/testsuite/Magento/GraphQl` (with `REST:` below `…/Magento`), with its data set after a space.
 */
export interface Case {
  readonly like: string;
  readonly as?: Asker;
  readonly given?: readonly Step[];
  /**
   * A document, or a REST call as `METHOD path body`. `$cart` is the asker's cart and `$item` its first line, `$foreign` a cart of another
   * customer's (of a customer's, for guests) and `$foreignItem` its line.
   */
  readonly ask: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** A part of the first error's message; a final full stop does not count, as the tests there look for a part, too. */
  readonly refused?: string;
  /** What the data hold, at least. */
  readonly gives?: unknown;
  /** Headers of the answer. */
  readonly sends?: Readonly<Record<string, string | RegExp>>;
}

type More = Partial<Omit<Case, 'like' | 'ask' | 'refused' | 'gives'>>;

export const refuses = (like: string, ask: string, refused: string, more: More = {}): Case => ({ like, ask, refused, ...more });

export const gives = (like: string, ask: string, data: unknown, more: More = {}): Case => ({ like, ask, gives: data, ...more });

/** Steps up to one of them. */
export function upTo(step: Exclude<Step, 'coupon'>): readonly Step[] {
  const all = ['line', 'email', 'ship', 'method', 'bill', 'pay'] as const;
  return all.slice(0, all.indexOf(step) + 1);
}
