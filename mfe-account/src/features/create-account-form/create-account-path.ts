import type { AccountDefaults } from './use-create-account-form';

/** The address of the create-account page with fields filled in. */
export function createAccountPath(defaults: AccountDefaults): string {
  const query = new URLSearchParams(Object.entries(defaults).filter(([, value]) => value));
  return query.size > 0 ? `/create?${query}` : '/create';
}

/** What such an address carries. */
export function readAccountDefaults(search: string): AccountDefaults {
  const query = new URLSearchParams(search);
  return { email: query.get('email') ?? '', firstName: query.get('firstName') ?? '', lastName: query.get('lastName') ?? '' };
}
