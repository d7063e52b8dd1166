import { screen, waitFor, within } from '@testing-library/react';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { customerAt, field, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import addressBook from './address-book-page';

const PATH = '/address-book';
const REGIONS = {
  country: {
    __typename: 'Country',
    id: 'SA',
    available_regions: [
      { __typename: 'Region', id: 1101, code: 'SA-01', name: 'Riyadh' },
      { __typename: 'Region', id: 1104, code: 'SA-04', name: 'Eastern Province' },
    ],
  },
};
const address = (id: number, more: object = {}) => ({
  __typename: 'CustomerAddress',
  id,
  firstname: 'Noura',
  lastname: 'Ali',
  company: null,
  street: [`${id} King Fahd Road`],
  city: 'Dammam',
  region: { __typename: 'CustomerAddressRegion', region: 'Eastern Province', region_code: 'SA-04', region_id: 1104 },
  postcode: '32241',
  telephone: '+966551234567',
  country_code: 'SA',
  default_shipping: false,
  default_billing: false,
  ...more,
});
const DEFAULT = address(2, { default_shipping: true, default_billing: true });
const book = (...addresses: unknown[]) => ({ customer: { __typename: 'Customer', addresses } });
const show = (
  id: string,
  addresses: unknown,
  { answers = {}, host = customerAt(id ? `${PATH}/${id}` : PATH) }: { answers?: object; host?: StubHost } = {},
) => open(addressBook, { host, params: id ? { id } : {}, answers: { AddressBook: addresses, AddressRegions: REGIONS, ...answers } });
const card = async (text: string | RegExp) => within((await screen.findByText(text)).closest('li') ?? document.body);
const refusing = (message: string) => (host: StubHost) => {
  host.answer = () => failed(message, { errors: [{ message, category: 'graphql-input', path: undefined }] });
  return host;
};

async function fill(user: ReturnType<typeof open>['user'], values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), value);
  }
}
const WHOLE = {
  'First Name': 'Sara',
  'Last Name': 'Alqahtani',
  'Street Address': '7421 King Fahd Road',
  City: 'Riyadh',
  Postcode: '١٢٣٤٥',
  Phone: '055 123 4567',
};

/** The same as the platform keeps it. */
const SARA = {
  firstname: 'Sara',
  lastname: 'Alqahtani',
  street: ['7421 King Fahd Road'],
  city: 'Riyadh',
  region: { __typename: 'CustomerAddressRegion', region: 'Riyadh', region_code: 'SA-01', region_id: 1101 },
  postcode: '12345',
};

describe('the list', () => {
  test('has the default address first, marked in words, and reads like an address', async () => {
    const { reported } = show('', book(address(1), DEFAULT));
    expect(await screen.findByRole('heading', { level: 1, name: 'Address Book' })).toBeInTheDocument();
    const items = await screen.findAllByText(/King Fahd Road/);
    expect(items.map(({ textContent }) => textContent)).toEqual(['2 King Fahd Road', '1 King Fahd Road']);
    const first = await card('2 King Fahd Road');
    for (const text of ['Default shipping address', 'Default billing address', 'Dammam 32241', 'Eastern Province', '+966 551234567'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(first.getByText('To delete this address, make another one the default first.')).toBeInTheDocument();
    expect(reported.heads).toEqual([{ title: 'Address Book', robots: 'noindex' }]);
  });

  test('of 300 addresses a page at a time is shown; what is looked for is in the page’s address, and may not be found', async () => {
    const many = book(DEFAULT, ...Array.from({ length: 299 }, (_none, index) => address(index + 10)));
    const first = show('', many);
    expect(await screen.findAllByRole('link', { name: 'Edit' })).toHaveLength(30);
    expect(screen.getByText('300 addresses')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: /2$/ })).toHaveAttribute('href', '/address-book?page=2');
    await first.user.type(screen.getByRole('searchbox', { name: 'Name, street, city or phone' }), 'king 299{Enter}');
    expect(first.host.callsOf('navigation.push')).toEqual([['/address-book?query=king+299']]);
    first.unmount();
    const second = show('', many, { host: customerAt(PATH, '?query=king+299') });
    expect(await screen.findAllByRole('link', { name: 'Edit' })).toHaveLength(1);
    expect(screen.getByText('1 address')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('king 299');
    expect(screen.getByRole('link', { name: 'Show all addresses' })).toHaveAttribute('href', PATH);
    second.unmount();
    show('', many, { host: customerAt(PATH, '?query=nowhere') });
    expect(await screen.findByText('No addresses found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add new address' })).toBeInTheDocument();
  });

  test('holds 30 addresses, each with actions of its own', async () => {
    show('', book(DEFAULT, ...Array.from({ length: 29 }, (_none, index) => address(index + 10))));
    const edits = await screen.findAllByRole('link', { name: 'Edit' });
    expect(edits).toHaveLength(30);
    expect(edits[1]).toHaveAttribute('href', '/address-book/10');
    expect(edits[1]).toHaveAccessibleDescription(expect.stringContaining('10 King Fahd Road'));
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(29);
  });

  test('that is empty says what an address is good for, and leads to the form', async () => {
    const { user, host } = show('', book());
    expect(await screen.findByText('You have no saved addresses yet.')).toBeInTheDocument();
    await user.click(press('Add new address'));
    expect(host.callsOf('navigation.push')).toEqual([['/address-book/new']]);
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const { user, host } = show('', new Error('down'));
    expect(await screen.findByText('Your addresses could not be loaded.')).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });

  test('what the platform leaves out, and another country, do no harm', async () => {
    const bare = {
      street: null,
      region: null,
      postcode: null,
      city: 'Manama',
      telephone: '+973 1234',
      country_code: 'BH',
      company: 'Gulf Co',
    };
    show('', book(null, address(1, bare)));
    const item = await card('Manama');
    for (const text of ['Gulf Co', 'Bahrain', '+973 1234']) expect(item.getByText(text)).toBeInTheDocument();
  });

  test('another address becomes the default, and the list is read again', async () => {
    const { user, host } = show('', book(address(1), DEFAULT), { answers: { UpdateAddress: { updateCustomerAddress: { id: 1 } } } });
    await user.click(await screen.findByRole('button', { name: 'Set as default billing' }));
    await waitFor(() => expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]));
    expect(sentIn(host)).toEqual([{ id: 1, input: { default_billing: true } }]);
    expect(press('Add new address')).toHaveFocus();
  });

  test('is deleted from after a question only', async () => {
    const { user, host } = show('', book(address(1), DEFAULT), { answers: { DeleteAddress: { deleteCustomerAddress: true } } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    expect(dialog.getByText('1 King Fahd Road')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(sentIn(host)).toEqual([]);
    await user.click(press('Delete'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentIn(host)).toEqual([{ id: 1 }]);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
    await waitFor(() => expect(press('Add new address')).toHaveFocus());
  });

  test('one that is gone already, in another tab or by a try whose answer was lost, is deleted', async () => {
    const { user, host } = show('', book(address(1), DEFAULT), {
      answers: { DeleteAddress: new Error('Could not find a address with ID "1"') },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });

  test('a refusal to delete is said where it was asked', async () => {
    const host = refusing('Customer Address 1 is set as default billing address and can not be deleted')(customerAt(PATH));
    const { user } = show('', book(address(1)), { host });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/default/);
  });
});

describe('the form', () => {
  test('for a first address begins with the customer’s name, and makes it the default', async () => {
    const { user, host } = show('new', book(), { answers: { CreateAddress: { createCustomerAddress: { id: 9 } } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Add new address' })).toBeInTheDocument();
    expect(await screen.findByLabelText('First Name')).toHaveValue('Noura');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fill(user, WHOLE);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[PATH]]));
    expect(host.callsOf('commerce.query')).toHaveLength(1);
    // Also by the checkout, which offers the addresses.
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
    expect(sentIn(host)).toEqual([
      {
        input: {
          firstname: 'Sara',
          lastname: 'Alqahtani',
          street: ['7421 King Fahd Road'],
          city: 'Riyadh',
          region: { region_id: 1101, region_code: 'SA-01', region: 'Riyadh' },
          postcode: '12345',
          telephone: '551234567',
          country_code: 'SA',
          default_shipping: true,
          default_billing: true,
        },
      },
    ]);
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The address has been saved.' }]]);
  });

  test.each([
    ['is in the book', address(9, { ...SARA, default_shipping: true, default_billing: true }), 1],
    ['is not: another person is at the same place', address(9, { ...SARA, firstname: 'Omar' }), 2],
  ])('an answer that was lost: the next try looks whether the address %s', async (_what, there, times) => {
    const { user, host } = show('new', book(DEFAULT), { answers: { CreateAddress: { createCustomerAddress: { id: 9 } } } });
    const { answer } = host;
    host.answer = () => failed('No answer', { isNetworkError: true, status: undefined });
    await screen.findByLabelText('First Name');
    await fill(user, WHOLE);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
    await user.click(press('Save'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    host.answer = (operation, variables) =>
      operation === 'AddressBook' ? { data: book(DEFAULT, there), error: undefined } : answer(operation, variables);
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[PATH]]));
    expect(host.callsOf('commerce.mutate')).toHaveLength(times);
    expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });

  test('complains in the specification’s words, sends nothing, and takes the focus to the first complaint', async () => {
    const { user, host } = show('new', book());
    await user.clear(await screen.findByLabelText('First Name'));
    await user.type(field('Postcode'), '123');
    await user.type(field('Phone'), '12');
    await user.click(press('Save'));
    expect(await screen.findByText('Postcode must contain 5 digits')).toBeInTheDocument();
    expect(screen.getByText('Invalid phone number(must contain 9 digits number)')).toBeInTheDocument();
    expect(screen.getAllByText('This field is required.')).toHaveLength(4);
    expect(field('First Name')).toHaveFocus();
    expect(sentIn(host)).toEqual([]);
  });

  test('changes what is there; a default is not taken away', async () => {
    const two = address(2, { ...DEFAULT, default_billing: false, street: ['Building 7', 'Al Olaya'] });
    const { user, host } = show('2', book(address(1), two), { answers: { UpdateAddress: { updateCustomerAddress: { id: 2 } } } });
    expect(await screen.findByLabelText('Street Address')).toHaveValue('Building 7, Al Olaya');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Eastern Province');
    expect(field('Phone')).toHaveValue('551234567');
    expect(screen.getByText('This is your default shipping address.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Use as my default billing address' }));
    await user.click(press('Save'));
    await waitFor(() => expect(sentIn(host)).toHaveLength(1));
    expect(sentIn(host)[0]).toMatchObject({ id: 2, input: { default_shipping: true, default_billing: true, city: 'Dammam' } });
  });

  test('company and VAT number are changed, cleared, and left alone', async () => {
    const stored = address(2, { ...DEFAULT, company: 'Gulf Co', vat_id: 'GB 123' });
    const { user, host } = show('2', book(stored), { answers: { UpdateAddress: { updateCustomerAddress: { id: 2 } } } });
    expect(await screen.findByLabelText(/^Company/)).toHaveValue('Gulf Co');
    const save = async () => user.click(press('Save'));
    await user.clear(screen.getByLabelText(/^VAT number/));
    await user.type(screen.getByLabelText(/^VAT number/), '30000');
    await save();
    expect(await screen.findByText('A VAT number has 15 digits and begins and ends with 3')).toBeInTheDocument();
    expect(sentIn(host)).toEqual([]);
    await user.clear(screen.getByLabelText(/^VAT number/));
    await user.type(screen.getByLabelText(/^VAT number/), '٣٠٠ 1234567 00003');
    await user.clear(screen.getByLabelText(/^Company/));
    await save();
    await waitFor(() => expect(sentIn(host)).toHaveLength(1));
    expect(sentIn(host)[0]).toMatchObject({ input: { company: '', vat_id: '300123456700003' } });
  });

  test('a VAT number of another form that is stored already stays, and is read in the list', async () => {
    const stored = address(2, { ...DEFAULT, company: 'Gulf Co', vat_id: 'GB 123' });
    const { user, host, unmount } = show('2', book(stored), { answers: { UpdateAddress: { updateCustomerAddress: { id: 2 } } } });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentIn(host)).toHaveLength(1));
    expect(Object.keys((sentIn(host)[0] as { input: object }).input)).not.toEqual(expect.arrayContaining(['company']));
    expect(Object.keys((sentIn(host)[0] as { input: object }).input)).not.toEqual(expect.arrayContaining(['vat_id']));
    unmount();
    show('', book(stored));
    expect((await screen.findByText('GB 123')).closest('p')).toHaveTextContent('VAT number GB 123');
  });

  test.each([
    ['"Street Address" cannot contain more than 2 lines.', 'Street Address'],
    ['Required parameters are missing: city', 'City'],
    ['"Phone Number" is a required value.', 'Phone'],
  ])('what the platform says of a field stands by it: %s', async (sentence, name) => {
    const host = refusing(sentence)(customerAt(`${PATH}/2`));
    const { user } = show('2', book(DEFAULT), { host });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveFocus();
    expect(field('City')).toHaveValue('Dammam');
  });

  test('what it says of something else stands above the form', async () => {
    const host = refusing('Could not find a address with ID "2"')(customerAt(`${PATH}/2`));
    const { user } = show('2', book(DEFAULT), { host });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit address' })).toBeInTheDocument();
  });

  test.each(['99', 'x', '2 '])('%s is an address that does not exist', async (id) => {
    show(id, book(DEFAULT));
    expect(await screen.findByText('This address does not exist.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the address book' })).toHaveAttribute('href', PATH);
  });

  test('cannot be filled in without the regions, which can be read again', async () => {
    const { user, host } = show('new', book(), { answers: { AddressRegions: new Error('down') } });
    expect(await screen.findByText('The list of regions could not be loaded.')).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['country']]]);
  });
});

test('speaks Arabic', async () => {
  const host = createStubHost({}, { language: 'ar', pathname: PATH });
  signedIn(host);
  show('', book(DEFAULT), { host });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('book.title') })).toBeInTheDocument();
  expect(screen.getByText('عنوان الشحن الافتراضي')).toBeInTheDocument();
});
