import type { Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import type { Input } from '../../platform/values/input.ts';
import { findRegion, readCountries, type Country, type Region } from '../store/directory.ts';

/** A postal address as it is stored with carts, orders and customers. */
export interface Address {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly street: readonly string[];
  readonly city: string;
  readonly regionId: number | null;
  readonly regionCode: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  readonly countryId: string;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly vatId: string | null;
  readonly customerAddressId: number | null;
  readonly saveInAddressBook: boolean;
  /** What the shopper says to whoever delivers. */
  readonly customerNotes?: string;
}

const MAX_STREET_LINES = 2;

/** What is wrong with an address, in the platform's words. */
export interface AddressProblem {
  readonly field: string;
  /** Of an address book's entry. */
  readonly graphql: string;
  /** Of a cart's address, where it differs. */
  readonly cart?: string;
  readonly rest: string;
}

/** Reads an address of a GraphQL cart or a REST body (both spellings of every key) and names what is missing. */
export async function readAddress(
  target: Queryable,
  store: StoreView,
  input: Input,
): Promise<{ readonly address: Address; readonly problems: readonly AddressProblem[] }> {
  const countryId = (input.text('country_code') ?? input.text('country_id') ?? input.text('countryId') ?? '').toUpperCase();
  const country = (await readCountries(target)).find((candidate) => candidate.id === countryId);
  const region = country ? regionFrom(country, input) : undefined;
  const street = streetOf(input);
  const address: Address = {
    firstname: clean(input.text('firstname')),
    lastname: clean(input.text('lastname')),
    middlename: input.text('middlename') ?? null,
    prefix: input.text('prefix') ?? null,
    suffix: input.text('suffix') ?? null,
    company: input.text('company') ?? null,
    street,
    city: clean(input.text('city')),
    regionId: region?.id ?? null,
    regionCode: region?.code ?? null,
    // Named in the language of the view, as the directory names it.
    region: region?.name[store.language] ?? null,
    postcode: input.text('postcode') ?? null,
    countryId,
    telephone: input.text('telephone') ?? null,
    fax: input.text('fax') ?? null,
    vatId: input.text('vat_id') ?? input.text('vatId') ?? null,
    customerAddressId: input.number('customer_address_id') ?? input.number('customerAddressId') ?? null,
    saveInAddressBook: saveFlag(input),
  };
  return { address, problems: problemsOf(address, country, input) };
}

function saveFlag(input: Input): boolean {
  return input.flag('save_in_address_book') ?? input.flag('saveInAddressBook') ?? input.number('save_in_address_book') === 1;
}

/** Name, street and so on are as typed, without the spaces around. */
function clean(value: string | undefined): string {
  return value?.trim() ?? '';
}

function streetOf(input: Input): readonly string[] {
  return input
    .texts('street')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function regionFrom(country: Country, input: Input): Region | undefined {
  const nested = input.object('region');
  const id = input.number('region_id') ?? input.number('regionId') ?? nested.number('region_id');
  for (const text of [
    input.text('region_code'),
    input.text('regionCode'),
    input.text('region'),
    nested.text('region_code'),
    nested.text('region'),
  ]) {
    const region = findRegion(country, { id, text });
    if (region) return region;
  }
  return findRegion(country, { id });
}

function regionGiven(input: Input): boolean {
  return ['region_id', 'regionId', 'region', 'region_code', 'regionCode'].some((name) => input.has(name) && input.text(name) !== '');
}

function problemsOf(address: Address, country: Country | undefined, input: Input): readonly AddressProblem[] {
  const problems: AddressProblem[] = [];
  const required = (field: string, label: string, given: boolean): void => {
    const rest = `"${field}" is required. Enter and try again.`;
    // A cart's address is checked without this one, and told of it as REST is.
    const cart = field === 'postcode' ? { cart: rest } : {};
    if (!given) problems.push({ field, graphql: `"${label}" is a required value.`, ...cart, rest });
  };
  required('firstname', 'First Name', address.firstname !== '');
  required('lastname', 'Last Name', address.lastname !== '');
  required('street', 'Street Address', address.street.length > 0);
  required('city', 'City', address.city !== '');
  required('telephone', 'Phone Number', (address.telephone ?? '').trim() !== '');
  required('postcode', 'Zip/Postal Code', (address.postcode ?? '').trim() !== '');
  if (address.street.length > MAX_STREET_LINES)
    problems.push({
      field: 'street',
      graphql: `"Street Address" cannot contain more than ${MAX_STREET_LINES} lines.`,
      rest: `"Street Address" cannot contain more than ${MAX_STREET_LINES} lines.`,
    });
  if (!country)
    problems.push({
      field: 'countryId',
      graphql: 'Country is not available',
      rest: 'Invalid value of "%1" provided for the countryId field.'.replace('%1', address.countryId),
    });
  else if (country.regions.length > 0 && address.regionId === null) {
    problems.push(
      regionGiven(input)
        ? {
            field: 'region',
            graphql: 'Region is not available for the selected country',
            cart: '"regionId" is required. Enter and try again',
            rest: '"regionId" is not available for the selected country.',
          }
        : {
            field: 'region',
            graphql: 'A region_id is required for the specified country code',
            cart: 'Region is required.',
            rest: '"regionId" is required. Enter and try again.',
          },
    );
  }
  return problems;
}

const MISMATCH = 'The region_id does not match the selected country or region';

/** Whether the number of a region and its code or name, where both are given, are those of one region of the country. */
export async function requireMatchingRegion(target: Queryable, input: Input): Promise<void> {
  const nested = input.object('region');
  const id = input.number('region_id') ?? nested.number('region_id');
  if (id === undefined) return;
  const countryId = (input.text('country_code') ?? input.text('country_id') ?? '').toUpperCase();
  const country = (await readCountries(target)).find((candidate) => candidate.id === countryId);
  if (!country || country.regions.length === 0) return;
  const named = [input.text('region'), nested.text('region_code'), nested.text('region')].filter(
    (text) => text !== undefined && text !== '',
  );
  const isKnown = country.regions.some((region) => region.id === id);
  if (!isKnown || named.some((text) => findRegion(country, { text })?.id !== id)) throw inputError(MISMATCH);
}

/** A complete address of a cart, or the platform's GraphQL error for the first thing that is wrong with it. */
export async function requireAddress(target: Queryable, store: StoreView, input: Input): Promise<Address> {
  const { address, problems } = await readAddress(target, store, input);
  const [first] = problems;
  if (first) throw inputError(first.cart ?? first.graphql);
  await requireMatchingRegion(target, input);
  return address;
}
