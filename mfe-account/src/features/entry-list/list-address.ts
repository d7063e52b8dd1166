/** The page of a list that an address asks for, from 1. Nonsense is as if it were not there. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The one of these states that an address asks for: `?status=`. */
export function stateOf<State extends string>(search: string, states: readonly State[]): State | undefined {
  const wanted = new URLSearchParams(search).get('status');
  return states.find((state) => state === wanted);
}

/** Where a page of a list is, or of its entries of one state. */
export function listAddress(path: string, { page = 1, state }: { page?: number; state?: string | undefined }): string {
  const query = new URLSearchParams({ ...(state ? { status: state } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
