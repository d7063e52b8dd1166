export const ADDRESS_BOOK_PATH = '/address-book';

/** What the page's address asks for. `id`: the platform's number; NaN, which no address has, where it is none. */
export type AddressBookRoute = { view: 'list' } | { view: 'new' } | { view: 'edit'; id: number };

const NEW = 'new';

/** From the route's parameters: `/address-book` has none, `/address-book/{id}` has one. */
export function toAddressBookRoute({ id }: Readonly<Record<string, string>>): AddressBookRoute {
  if (id === undefined) return { view: 'list' };
  if (id === NEW) return { view: 'new' };
  return { view: 'edit', id: /^\d+$/.test(id) ? Number(id) : NaN };
}

export function pathOf(id: number | typeof NEW): string {
  return `${ADDRESS_BOOK_PATH}/${id}`;
}
