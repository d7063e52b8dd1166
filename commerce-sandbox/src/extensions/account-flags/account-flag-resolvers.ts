import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';

/** What the shop's header asks about an account. */
const customer = resolve('Customer')({
  bss_is_company_account: (source) => source.companyAdmin,
  salesrep: (source) => ({
    user_id: 7,
    username: source.companyId === null ? 'sales' : 'key.accounts',
    email: source.companyId === null ? 'sales@example.com' : 'key.accounts@example.com',
    firstname: 'Omar',
    lastname: 'Al Harbi',
    is_active: true,
  }),
});

export const accountFlagResolvers: readonly TypeResolvers[] = [customer];
