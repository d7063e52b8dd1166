import { inputError, notAuthorized, notFound } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { Input } from '../../platform/values/input.ts';
import { readAddress, requireMatchingRegion, type Address } from '../address/address.ts';
import { readCountries } from '../store/directory.ts';
import { addAddress, addressById, changeAddress, removeAddress, type AddressDefaults, type CustomerAddress } from './addresses.ts';
import { requireCustomer } from './require-customer.ts';

const REQUIRED: readonly string[] = ['firstname', 'lastname', 'street', 'city', 'telephone', 'country_code'];

/** A complete address from the input, over the stored one when there is one. */
async function detailsFrom(context: RequestContext, values: Input, stored?: Address): Promise<Address> {
  const base: Readonly<Record<string, unknown>> = stored
    ? {
        firstname: stored.firstname,
        lastname: stored.lastname,
        middlename: stored.middlename,
        prefix: stored.prefix,
        suffix: stored.suffix,
        company: stored.company,
        street: stored.street,
        city: stored.city,
        region: { region_id: stored.regionId },
        postcode: stored.postcode,
        country_code: stored.countryId,
        telephone: stored.telephone,
        fax: stored.fax,
        vat_id: stored.vatId,
      }
    : {};
  const given = Object.fromEntries(values.names().map((name) => [name === 'country_id' ? 'country_code' : name, values.raw(name)]));
  const merged = new Input({ ...base, ...given });
  const missing = REQUIRED.filter(
    (name) =>
      !merged.has(name) || (name === 'street' ? merged.texts(name).every((line) => line.trim() === '') : merged.text(name)?.trim() === ''),
  );
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  await requireRegionId(context, values, merged);
  const { address, problems } = await readAddress(context.database, context.store, merged);
  const [problem] = problems;
  if (problem) throw inputError(problem.graphql);
  return { ...address, customerAddressId: null, saveInAddressBook: false };
}

/** A region is given by its number; a code or a name beside it has to be of the same one. */
async function requireRegionId(context: RequestContext, values: Input, merged: Input): Promise<void> {
  const region = values.object('region');
  if (!values.has('region')) return;
  const countries = await readCountries(context.database);
  const country = countries.find((candidate) => candidate.id === (merged.text('country_code') ?? '').toUpperCase());
  if (country && country.regions.length > 0 && !region.has('region_id'))
    throw inputError('A region_id is required for the specified country code');
  await requireMatchingRegion(context.database, merged);
}

const defaultsFrom = (values: Input): AddressDefaults => ({
  shipping: values.flag('default_shipping'),
  billing: values.flag('default_billing'),
});

async function ownAddress(context: RequestContext, customerId: number, id: number): Promise<CustomerAddress> {
  const address = await addressById(context.database, id);
  if (!address) throw notFound(`Could not find a address with ID "${id}"`);
  if (address.customerId !== customerId) throw notAuthorized(`Current customer does not have permission to address with ID "${id}"`);
  return address;
}

const mutations = resolve('Mutation')({
  createCustomerAddress: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const details = await detailsFrom(context, values);
    const id = await context.database.transaction((transaction) => addAddress(transaction, customer.id, details, defaultsFrom(values)));
    return ownAddress(context, customer.id, id);
  },
  updateCustomerAddress: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    if (!input.has('input')) throw inputError('"input" value must be specified');
    const address = await ownAddress(context, customer.id, input.number('id') ?? 0);
    const details = await detailsFrom(context, values, address.details);
    await context.database.transaction((transaction) => changeAddress(transaction, customer.id, address.id, details, defaultsFrom(values)));
    return ownAddress(context, customer.id, address.id);
  },
  deleteCustomerAddress: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const address = await ownAddress(context, customer.id, input.number('id') ?? 0);
    if (address.defaultBilling) throw inputError(`Customer Address ${address.id} is set as default billing address and can not be deleted`);
    if (address.defaultShipping)
      throw inputError(`Customer Address ${address.id} is set as default shipping address and can not be deleted`);
    await removeAddress(context.database, address.id);
    return true;
  },
});

export const addressMutations: readonly TypeResolvers[] = [mutations];
