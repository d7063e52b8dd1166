import { act, screen, waitFor } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './edit-company-page';

const PATH = '/company/profile/edit';
const BOTH = ['Magento_Company::edit_account', 'Magento_Company::edit_address'];
const ANSWERS = {
  EditedCompany: {
    company: {
      __typename: 'Company',
      id: 'MQ==',
      name: 'Gulf Pumps',
      legal_name: 'Gulf Pumps Co.',
      email: 'office@example.com',
      vat_tax_id: '',
      reseller_id: '1010123456',
    },
  },
  EditedCompanyAddress: {
    company: {
      __typename: 'Company',
      id: 'MQ==',
      legal_address: {
        __typename: 'CompanyLegalAddress',
        street: ['7 King Fahd Road', 'Olaya'],
        city: 'Riyadh',
        postcode: '12211',
        telephone: '+966551234567',
        region: { __typename: 'CustomerAddressRegion', region: 'Riyadh', region_code: 'RIY', region_id: 1101 },
      },
    },
  },
  CompanyRegions: {
    country: { __typename: 'Country', id: 'SA', available_regions: [{ __typename: 'Region', id: 1101, code: 'RIY', name: 'Riyadh' }] },
  },
};
const SAVED = { SaveCompany: { updateCompany: { company: { id: 'MQ==' } } } };
const field = (name: string) => screen.getByRole('textbox', { name });

test('changes the company and its address', async () => {
  const host = hostAt(PATH, { permissions: BOTH });
  const { user: hand } = open(page, host, { ...ANSWERS, ...SAVED });
  const name = await screen.findByRole('textbox', { name: 'Company name' });
  expect(field('Street')).toHaveValue('7 King Fahd Road, Olaya');
  expect(field('Phone')).toHaveValue('551234567');
  await hand.clear(name);
  await hand.type(name, 'Gulf Valves');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/company/profile']]));
  expect(sentIn(host)).toEqual([
    {
      input: {
        company_name: 'Gulf Valves',
        legal_name: 'Gulf Pumps Co.',
        company_email: 'office@example.com',
        vat_tax_id: '',
        reseller_id: '1010123456',
        legal_address: {
          street: ['7 King Fahd Road, Olaya'],
          city: 'Riyadh',
          region: { region_id: 1101, region_code: 'RIY', region: 'Riyadh' },
          postcode: '12211',
          telephone: '551234567',
          country_id: 'SA',
        },
      },
    },
  ]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['company']]]);
});

test('what a role may not change is neither shown nor sent', async () => {
  const host = hostAt(PATH, { permissions: ['Magento_Company::edit_account'] });
  const { user: hand } = open(page, host, { ...ANSWERS, ...SAVED });
  await screen.findByRole('textbox', { name: 'Company name' });
  expect(screen.queryByRole('group', { name: 'Legal address' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
  expect(sentIn(host)[0]).not.toHaveProperty('input.legal_address');
});

test('an address that the platform refuses to the role is left out, whatever is answered first', async () => {
  const host = hostAt(PATH, { permissions: ['Magento_Company::edit_account'] });
  let answer = (_company: unknown) => {};
  open(page, host, {
    EditedCompany: new Promise((resolve) => (answer = resolve)),
    EditedCompanyAddress: new Error('You do not have authorization to perform this action.'),
    CompanyRegions: new Error('Internal server error'),
  });
  await act(async () => undefined);
  expect(screen.queryByText('Your role does not allow this')).toBeNull();
  await act(async () => answer(ANSWERS.EditedCompany));
  expect(field('Company name')).toHaveValue('Gulf Pumps');
  expect(host.callsOf('session.reload')).toEqual([]);
});

test('an address that another company has is said by its field', async () => {
  const host = refusing(hostAt(PATH), 'Company with this email already exists. Enter a different email to create a company.');
  const { user: hand } = open(page, host, ANSWERS);
  await hand.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Company email')).toBeInvalid());
  expect(screen.getByText('A company with this email is registered already.')).toBeInTheDocument();
});

test('a role that may change nothing is told so, an address that did not come is tried again; Arabic', async () => {
  const { unmount } = open(page, hostAt(PATH, { permissions: [] }), ANSWERS);
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
  unmount();
  const broken = open(page, hostAt(PATH), { ...ANSWERS, EditedCompanyAddress: new Error('Internal server error') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  broken.unmount();
  open(page, hostAt(PATH, { language: 'ar' }), ANSWERS);
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('edit-company.title') })).toBeInTheDocument();
});

test('who saves after another administrator is told, keeps what was entered, and may save again', async () => {
  const host = hostAt(PATH);
  let current = ANSWERS.EditedCompany;
  const { user: hand } = open(page, host, { ...ANSWERS, EditedCompany: () => current, ...SAVED });
  const name = await screen.findByRole('textbox', { name: 'Company name' });
  await hand.clear(name);
  await hand.type(name, 'Gulf Valves');
  current = { ...current, company: { ...current.company, legal_name: 'Gulf Pumps Holding' } };
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed the company/)).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  expect(field('Company name')).toHaveValue('Gulf Valves');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
});
