/* Pages of one thing each, which the demo data has: tests look at them, and change nothing. */
import { DEMO } from './customer';
import type { Platform } from './platform';

interface Things {
  customer: {
    addresses: { id: number }[];
    requisition_lists: { items: { uid: string }[] };
    drawing_requests: { items: { number: string }[] };
  };
}

/** Of `DEMO.shopper`. */
export async function pagesOfShopper(platform: Platform): Promise<readonly string[]> {
  const { customer } = await platform.ask<Things>(
    '{customer{addresses{id} requisition_lists{items{uid}} drawing_requests{items{number}}}}',
    { token: await platform.token(DEMO.shopper) },
  );
  return [
    pathOf('/address-book/', customer.addresses[0]?.id),
    pathOf('/requisition-lists/', customer.requisition_lists.items[0]?.uid),
    pathOf('/service-module/', customer.drawing_requests.items[0]?.number),
  ];
}

interface CompanyThings {
  company: { roles: { items: { id: string; name: string }[] }; users: { items: { id: string; email: string }[] } };
  customer: { purchase_order_approval_rules: { items: { uid: string }[] } };
}

/** Of the demo company, for `DEMO.admin`. */
export async function pagesOfCompany(platform: Platform): Promise<readonly string[]> {
  const { company, customer } = await platform.ask<CompanyThings>(
    '{company{roles{items{id name}} users{items{id email}}} customer{purchase_order_approval_rules{items{uid}}}}',
    { token: await platform.token(DEMO.admin) },
  );
  return [
    pathOf('/editSubUser/', company.users.items.find(({ email }) => email === DEMO.buyer)?.id),
    pathOf('/editSubRole/', company.roles.items.find(({ name }) => name === 'Buyer')?.id),
    pathOf('/approval-rules/', customer.purchase_order_approval_rules.items[0]?.uid),
  ];
}

function pathOf(path: string, id: string | number | undefined): string {
  if (id === undefined) throw new Error(`There is nothing of anybody's at ${path}`);
  return path + encodeURIComponent(id);
}
