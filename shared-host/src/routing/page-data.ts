import type { ExposedPage, Host, RouteMatch, ShopLocation } from 'shared-contracts';
import { ask, toPageContext } from 'shared-platform';
import { filter, pipe, take, toPromise } from 'wonka';

/** What a page's first mount needs comes beside its data. What fails here is loaded again, and told, by the mount. */
export function preload(host: Host, module: unknown): void {
  void (module as ExposedPage).preload?.(host).catch(() => undefined);
}

/** Has the data of a page's operations in the cache before it is mounted: it is shown whole, unless it can begin with what it has. */
export async function loadData(
  host: Host,
  module: unknown,
  match: RouteMatch,
  location: Pick<ShopLocation, 'search' | 'pathname'>,
  { isFresh, mayBegin }: { isFresh: boolean; mayBegin: boolean },
): Promise<void> {
  const { operations, begins } = module as ExposedPage;
  if (!operations) return;
  const bindings = host.commerce.bindings.get();
  const context = toPageContext(host, match.params, location.search);
  const isBegun = mayBegin && !isFresh && begins?.(context, host) !== undefined;
  const wanted = Object.values(operations(context));
  const asked = wanted.filter(({ audience }) => audience !== 'customer' || bindings.isCustomer);
  await Promise.all(
    asked.map((operation) => {
      const answer = firstAnswer(ask(bindings, operation, isFresh ? 'network-only' : undefined));
      return operation.required && !isBegun ? answer : undefined;
    }),
  );
}

/** The first answer, be it one of an earlier visit. */
function firstAnswer(answers: ReturnType<typeof ask>): Promise<unknown> {
  return pipe(
    answers,
    filter(({ data, stale }) => !stale || data !== undefined),
    take(1),
    toPromise,
  );
}
