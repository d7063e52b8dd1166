import { act, screen } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open } from '../../testing/company-fixtures';
import { legalAddressLines } from './company-profile';
import page from './company-profile-page';

const PATH = '/company/profile';
const VIEW = ['Magento_Company::view_account', 'Magento_Company::view_address', 'Magento_Company::contacts', 'Magento_Company::credit'];
const company = (part: object) => ({ company: { __typename: 'Company', id: 'MQ==', ...part } });
const sar = (value: number) => ({ __typename: 'Money', value, currency: 'SAR' });
const ANSWERS = {
  CompanyProfile: company({
    name: 'Gulf Pumps',
    legal_name: 'Gulf Pumps Co.',
    email: 'office@example.com',
    vat_tax_id: '310122393500003',
    reseller_id: null,
  }),
  CompanyLegalAddress: company({
    legal_address: {
      __typename: 'CompanyLegalAddress',
      street: ['7 King Fahd Road'],
      city: 'Riyadh',
      postcode: '12211',
      country_code: 'SA',
      telephone: '551234567',
      region: { __typename: 'CustomerAddressRegion', region: 'Riyadh Region', region_code: 'RIY', region_id: 1101 },
    },
  }),
  CompanyContacts: company({
    company_admin: { __typename: 'Customer', email: 'admin@example.com', firstname: 'Noura', lastname: 'Ali', job_title: 'Buyer' },
    sales_representative: { __typename: 'CompanySalesRepresentative', email: 'key@example.com', firstname: 'Omar', lastname: 'Harbi' },
  }),
  CompanyCredit: company({
    credit: { __typename: 'CompanyCredit', available_credit: sar(800), credit_limit: sar(1000), outstanding_balance: sar(200) },
  }),
};

test('shows the company, where it is, who looks after it, and what it may owe', async () => {
  const host = hostAt(PATH, { permissions: [...VIEW, 'Magento_Company::edit_account'] });
  const { reported } = open(page, host, ANSWERS);
  expect(await screen.findByText('Gulf Pumps Co.')).toBeInTheDocument();
  expect(screen.getByText('310122393500003')).toBeInTheDocument();
  expect(screen.getByText('Not given')).toBeInTheDocument();
  expect(await screen.findByText('7 King Fahd Road')).toBeInTheDocument();
  expect(screen.getByText('Saudi Arabia')).toBeInTheDocument();
  expect((await screen.findByText('key@example.com')).closest('a')).toHaveAttribute('href', 'mailto:key@example.com');
  expect(await screen.findByText('SAR 800.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit company' })).toHaveAttribute('href', '/company/profile/edit');
  expect(reported.heads).toEqual([{ title: 'Company profile', robots: 'noindex' }]);
});

test.each(['CompanyLegalAddress', 'CompanyContacts', 'CompanyCredit'] as const)(
  'its parts come all at once: nothing is there to be moved by %s',
  async (late) => {
    let answer = (_given: unknown) => {};
    const later = new Promise((resolve) => (answer = resolve));
    open(page, hostAt(PATH, { permissions: VIEW }), { ...ANSWERS, [late]: later });
    await act(async () => undefined);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => answer(ANSWERS[late]));
    expect(screen.getAllByRole('region')).toHaveLength(4);
  },
);

test('what a role may not see is not asked for, and it edits nothing', async () => {
  const host = hostAt(PATH, { permissions: ['Magento_Company::view_account'] });
  open(page, host, ANSWERS);
  expect(await screen.findByText('Gulf Pumps Co.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Legal address|Contacts|Company credit/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit company' })).toBeNull();
});

test('a company without credit has none to show', async () => {
  const none = company({
    credit: { __typename: 'CompanyCredit', available_credit: sar(0), credit_limit: sar(0), outstanding_balance: sar(0) },
  });
  open(page, hostAt(PATH, { permissions: VIEW }), { ...ANSWERS, CompanyCredit: none });
  expect(await screen.findByText('7 King Fahd Road')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Company credit' })).toBeNull();
});

test('a role that may not see it is told so; Arabic', async () => {
  open(page, hostAt(PATH, { language: 'ar', permissions: [] }), ANSWERS);
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('profile.title') })).toBeInTheDocument();
  expect(await screen.findByText('دورك لا يسمح بهذا')).toBeInTheDocument();
});

test('the region is told in the reader’s language', () => {
  const legal_address = {
    __typename: 'CompanyLegalAddress' as const,
    street: ['1 Way'],
    city: 'Dammam',
    postcode: '32241',
    country_code: 'SA' as const,
    telephone: null,
    region: { __typename: 'CustomerAddressRegion' as const, region: 'Eastern Province', region_code: 'SA-04', region_id: 1104 },
  };
  expect(legalAddressLines(company({ legal_address }) as never, 'ar-SA', textOf('ar-SA'))).toEqual([
    '1 Way',
    'Dammam 32241',
    'المنطقة الشرقية',
    'المملكة العربية السعودية',
  ]);
});
