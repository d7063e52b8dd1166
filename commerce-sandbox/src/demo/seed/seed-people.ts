import type { Address } from '../../commerce/address/address.ts';
import { ALL_PERMISSIONS } from '../../commerce/company/acl.ts';
import { addAddress } from '../../commerce/customer/addresses.ts';
import { hashPassword } from '../../commerce/customer/passwords.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { seedAfterSales } from './seed-after-sales.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPurchaseOrders } from './seed-purchase-orders.ts';
import { seedServiceDesk } from './seed-service-desk.ts';

const DEMO_PASSWORD = 'Passw0rd!';

interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

const SHOPPER: Person = { email: 'shopper@example.com', firstname: 'Sara', lastname: 'Al Qahtani' };
const ADMIN: Person = { email: 'company.admin@example.com', firstname: 'Ahmed', lastname: 'Al Otaibi' };
const BUYER: Person = { email: 'company.buyer@example.com', firstname: 'Huda', lastname: 'Al Shehri' };
const COLLEAGUES: readonly (Person & { readonly job: string; readonly status: 'ACTIVE' | 'INACTIVE' })[] = [
  { email: 'maintenance.lead@example.com', firstname: 'Yousef', lastname: 'Al Ghamdi', job: 'Maintenance lead', status: 'ACTIVE' },
  { email: 'storekeeper@example.com', firstname: 'Majed', lastname: 'Al Dossari', job: 'Storekeeper', status: 'ACTIVE' },
  { email: 'former.buyer@example.com', firstname: 'Lina', lastname: 'Al Zahrani', job: 'Buyer', status: 'INACTIVE' },
];

export function demoAddress(
  person: Person,
  place: Pick<Address, 'street' | 'city' | 'regionId' | 'regionCode' | 'region' | 'postcode' | 'telephone'>,
  company: string | null = null,
): Address {
  return {
    firstname: person.firstname,
    lastname: person.lastname,
    middlename: null,
    prefix: null,
    suffix: null,
    company,
    countryId: 'SA',
    fax: null,
    vatId: null,
    customerAddressId: null,
    saveInAddressBook: false,
    ...place,
  };
}

const RIYADH = {
  street: ['7123 King Fahd Road', 'Al Olaya'],
  city: 'Riyadh',
  regionId: 1101,
  regionCode: 'SA-01',
  region: 'Riyadh',
  postcode: '12214',
  telephone: '501234567',
} as const;
const JUBAIL = {
  street: ['3405 Industrial Street'],
  city: 'Jubail',
  regionId: 1104,
  regionCode: 'SA-04',
  region: 'Eastern Province',
  postcode: '35717',
  telephone: '551234567',
} as const;

/** The demo accounts: a shopper with a history, and a company with users, roles, teams. */
export async function seedPeople(target: Queryable): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const shopper = await insertCustomer(target, SHOPPER, passwordHash);
  await addAddress(target, shopper, demoAddress(SHOPPER, RIYADH), { shipping: true, billing: true });
  await addAddress(target, shopper, demoAddress(SHOPPER, JUBAIL, 'Al Qahtani Workshop'), { shipping: undefined, billing: undefined });
  await target.query('insert into newsletter_subscriber (email, subscribed) values ($1, true)', [SHOPPER.email]);
  await seedWishlist(target, shopper, ['6206-2RS', 'UCP205', '22220-E-K']);
  await seedRequisitionList(target, shopper, 'Conveyor 2, spare parts', [
    ['6205-2RS', 10],
    ['UCP205', 4],
    ['22220-E-K', 1],
  ]);
  await seedStoredCard(target, shopper);
  await seedOrders(target, { id: shopper, ...SHOPPER }, demoAddress(SHOPPER, RIYADH));
  await seedAfterSales(target, shopper);
  await seedServiceDesk(target, shopper);
  await seedCompany(target, passwordHash);
}

async function insertCustomer(target: Queryable, person: Person, passwordHash: string): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash, store_id, created_at) values ($1, $2, $3, $4, 1, ` +
      `'2026-02-01T08:00:00Z') returning id`,
    [person.email, person.firstname, person.lastname, passwordHash],
  );
  return row?.id ?? 0;
}

async function seedWishlist(target: Queryable, customerId: number, skus: readonly string[]): Promise<void> {
  const [list] = await target.query<{ id: number }>(
    `insert into wishlist (customer_id, name, sharing_code, updated_at) values ($1, 'Wish List', ` +
      `'demosharingcode00000000000000001', '2026-10-01T09:00:00Z') returning id`,
    [customerId],
  );
  for (const sku of skus) {
    await target.query(
      `insert into wishlist_item (wishlist_id, product_id, quantity, added_at) select $1, id, 1, '2026-10-01T09:00:00Z' from ` +
        `product where sku = $2`,
      [list?.id, sku],
    );
  }
}

async function seedRequisitionList(
  target: Queryable,
  customerId: number,
  name: string,
  entries: readonly (readonly [sku: string, quantity: number])[],
): Promise<void> {
  const [list] = await target.query<{ id: number }>(
    `insert into requisition_list (customer_id, name, description, updated_at) values ($1, $2, '', '2026-10-01T09:00:00Z') returning id`,
    [customerId, name],
  );
  for (const [sku, quantity] of entries) {
    await target.query('insert into requisition_list_item (list_id, product_id, quantity) select $1, id, $3 from product where sku = $2', [
      list?.id,
      sku,
      quantity,
    ]);
  }
}

async function seedStoredCard(target: Queryable, customerId: number): Promise<void> {
  await target.query(
    `insert into payment_token (customer_id, public_hash, payment_method_code, type, gateway_token, details) values ($1, ` +
      `'demostoredcard000000000000000001', 'hosted_card', 'card', 'demo-visa-1111', $2)`,
    [customerId, JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '12/2028' })],
  );
}

const BUYER_PERMISSIONS: readonly string[] = [
  'Magento_Company::index',
  'Magento_Sales::all',
  'Magento_Sales::place_order',
  'Magento_Sales::view_orders',
  'Magento_Company::view',
  'Magento_Company::view_account',
  'Magento_Company::contacts',
  'Magento_Company::view_address',
  'Magento_Company::payment_information',
  'Magento_PurchaseOrder::all',
  'Magento_PurchaseOrder::view_purchase_orders',
];
const LEAD_PERMISSIONS: readonly string[] = [
  ...BUYER_PERMISSIONS,
  'Magento_Sales::view_orders_sub',
  'Magento_Company::user_management',
  'Magento_Company::users_view',
  'Magento_Company::roles_view',
  'Magento_PurchaseOrder::view_purchase_orders_for_subordinates',
  'Magento_PurchaseOrderRule::view_approval_rules',
];

async function seedCompany(target: Queryable, passwordHash: string): Promise<void> {
  const [company] = await target.query<{ id: number }>(
    `insert into company (name, legal_name, email, vat_tax_id, legal_address, sales_representative, payment_methods) values ($1, ` +
      `$2, $3, $4, $5, $6, $7) returning id`,
    [
      'Gulf Maintenance Works',
      'Gulf Maintenance Works LLC',
      'office@example.com',
      '310123456700003',
      JSON.stringify({ ...JUBAIL, countryId: 'SA' }),
      JSON.stringify({ email: 'key.accounts@example.com', firstname: 'Omar', lastname: 'Al Harbi' }),
      ['cashondelivery', 'banktransfer', 'purchaseorder', 'checkmo'],
    ],
  );
  const companyId = company?.id ?? 0;
  const role = async (name: string, permissions: readonly string[]): Promise<number> => {
    const [row] = await target.query<{ id: number }>(
      'insert into company_role (company_id, name, permissions) values ($1, $2, $3) returning id',
      [companyId, name, permissions],
    );
    return row?.id ?? 0;
  };
  const administrator = await role('Company Administrator', ALL_PERMISSIONS);
  const buyerRole = await role('Buyer', BUYER_PERMISSIONS);
  const leadRole = await role('Maintenance Lead', LEAD_PERMISSIONS);
  const join = async (
    person: Person,
    roleId: number,
    job: string,
    status: 'ACTIVE' | 'INACTIVE',
    parentId: number | undefined,
  ): Promise<{ readonly id: number; readonly nodeId: number }> => {
    const id = await insertCustomer(target, person, passwordHash);
    await target.query(
      'update customer set company_id = $2, company_role_id = $3, company_status = $4, job_title = $5, telephone = $6 where id = $1',
      [id, companyId, roleId, status, job, JUBAIL.telephone],
    );
    const [node] = await target.query<{ id: number }>(
      'insert into company_structure (company_id, parent_id, customer_id) values ($1, $2, $3) returning id',
      [companyId, parentId ?? null, id],
    );
    return { id, nodeId: node?.id ?? 0 };
  };
  const admin = await join(ADMIN, administrator, 'Operations manager', 'ACTIVE', undefined);
  await target.query('update company set admin_id = $2 where id = $1', [companyId, admin.id]);
  await addAddress(target, admin.id, demoAddress(ADMIN, JUBAIL, 'Gulf Maintenance Works'), { shipping: true, billing: true });
  const [team] = await target.query<{ id: number }>(
    `insert into company_team (company_id, name, description) values ($1, 'Purchasing', 'Orders spare parts for all plants') returning id`,
    [companyId],
  );
  const [teamNode] = await target.query<{ id: number }>(
    'insert into company_structure (company_id, parent_id, team_id) values ($1, $2, $3) returning id',
    [companyId, admin.nodeId, team?.id],
  );
  const buyer = await join(BUYER, buyerRole, 'Buyer', 'ACTIVE', teamNode?.id);
  await addAddress(target, buyer.id, demoAddress(BUYER, JUBAIL, 'Gulf Maintenance Works'), { shipping: true, billing: true });
  await seedRequisitionList(target, buyer.id, 'Monthly stock', [
    ['6204', 20],
    ['6205-2RS', 20],
    ['LGM2-400G', 6],
  ]);
  for (const colleague of COLLEAGUES)
    await join(
      colleague,
      colleague.job === 'Maintenance lead' ? leadRole : buyerRole,
      colleague.job,
      colleague.status,
      colleague.job === 'Maintenance lead' ? admin.nodeId : teamNode?.id,
    );
  await seedPurchaseOrders(target, {
    companyId,
    admin: ADMIN.email,
    buyer: BUYER.email,
    buyerRole,
    leadRole,
    address: demoAddress(BUYER, JUBAIL, 'Gulf Maintenance Works'),
  });
}
