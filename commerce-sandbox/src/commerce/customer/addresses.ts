import type { Queryable } from '../../platform/database/database.ts';
import type { Address } from '../address/address.ts';

/** An entry of a customer's address book. */
export interface CustomerAddress {
  readonly id: number;
  readonly customerId: number;
  readonly details: Address;
  readonly defaultShipping: boolean;
  readonly defaultBilling: boolean;
}

const SELECT =
  'select id, customer_id as "customerId", details, default_shipping as "defaultShipping", default_billing as "defaultBilling" ' +
  'from customer_address';

export function addressesOf(target: Queryable, customerId: number): Promise<readonly CustomerAddress[]> {
  return target.query<CustomerAddress>(`${SELECT} where customer_id = $1 order by id`, [customerId]);
}

export async function addressById(target: Queryable, id: number): Promise<CustomerAddress | undefined> {
  const [address] = await target.query<CustomerAddress>(`${SELECT} where id = $1`, [id]);
  return address;
}

export interface AddressDefaults {
  readonly shipping: boolean | undefined;
  readonly billing: boolean | undefined;
}

export async function addAddress(target: Queryable, customerId: number, details: Address, defaults: AddressDefaults): Promise<number> {
  const [row] = await target.query<{ id: number }>('insert into customer_address (customer_id, details) values ($1, $2) returning id', [
    customerId,
    JSON.stringify(details),
  ]);
  const id = row?.id ?? 0;
  await setDefaults(target, customerId, id, defaults);
  return id;
}

export async function changeAddress(
  target: Queryable,
  customerId: number,
  id: number,
  details: Address,
  defaults: AddressDefaults,
): Promise<void> {
  await target.query('update customer_address set details = $2 where id = $1', [id, JSON.stringify(details)]);
  await setDefaults(target, customerId, id, defaults);
}

/** At most one address is the default of each kind. */
async function setDefaults(target: Queryable, customerId: number, id: number, defaults: AddressDefaults): Promise<void> {
  if (defaults.shipping !== undefined)
    await target.query('update customer_address set default_shipping = (id = $2 and $3) where customer_id = $1 and ($3 or id = $2)', [
      customerId,
      id,
      defaults.shipping,
    ]);
  if (defaults.billing !== undefined)
    await target.query('update customer_address set default_billing = (id = $2 and $3) where customer_id = $1 and ($3 or id = $2)', [
      customerId,
      id,
      defaults.billing,
    ]);
}

export async function removeAddress(target: Queryable, id: number): Promise<void> {
  await target.query('delete from customer_address where id = $1', [id]);
}
