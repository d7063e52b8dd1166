import { screen, waitFor } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './register-company-page';

const PATH = '/company/account/create';
const REGIONS = { country: { id: 'SA', available_regions: [{ id: 1101, code: 'RIY', name: 'Riyadh' }] } };
const FREE = {
  CompanyEmailTaken: { isCompanyEmailAvailable: { is_email_available: true } },
  CompanyAdminEmailTaken: { isCompanyAdminEmailAvailable: { is_email_available: true } },
};
const TYPED: Readonly<Record<string, string>> = {
  'Company name': 'Gulf Pumps',
  'Legal name': 'Gulf Pumps Co.',
  'Company email': 'office@example.com',
  Street: '7 King Fahd Road',
  City: 'Riyadh',
  Postcode: '12211',
  Phone: '0551234567',
  'First Name': 'Noura',
  'Last Name': 'Ali',
  Email: 'noura@example.com',
  'Administrator’s phone': '0557654321',
};
const field = (name: string) => screen.getByRole('textbox', { name });
const guest = (more = {}) => hostAt(PATH, { isGuest: true, ...more });

async function fill(hand: ReturnType<typeof open>['user']) {
  await screen.findByRole('textbox', { name: 'Company name' });
  for (const [name, value] of Object.entries(TYPED)) await hand.type(field(name), value);
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
}

test('a guest registers a company, and reads what comes next', async () => {
  const host = guest();
  const { user: hand, reported } = open(page, host, {
    CompanyRegions: REGIONS,
    ...FREE,
    RegisterCompany: { createCompany: { company: { id: 'Mw==', name: 'Gulf Pumps' } } },
  });
  await fill(hand);
  await hand.type(field('VAT number'), '310122393500003');
  await hand.click(screen.getByRole('button', { name: 'Register company' }));
  expect(await screen.findByRole('heading', { name: 'Gulf Pumps is registered' })).toBeInTheDocument();
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  expect(screen.getByText(/noura@example\.com/)).toContainHTML('class="break"');
  expect(screen.getByRole('heading', { name: 'Gulf Pumps is registered' }).closest('[tabindex]')).toHaveFocus();
  expect(sentIn(host)).toEqual([
    {
      input: {
        company_name: 'Gulf Pumps',
        legal_name: 'Gulf Pumps Co.',
        company_email: 'office@example.com',
        vat_tax_id: '310122393500003',
        reseller_id: '',
        legal_address: {
          street: ['7 King Fahd Road'],
          city: 'Riyadh',
          region: { region_id: 1101, region_code: 'RIY', region: 'Riyadh' },
          postcode: '12211',
          telephone: '551234567',
          country_id: 'SA',
        },
        company_admin: { firstname: 'Noura', lastname: 'Ali', email: 'noura@example.com', job_title: '', telephone: '557654321' },
      },
    },
  ]);
  expect(reported.heads[0]).toMatchObject({ title: 'Register your company' });
});

test('what is wrong or missing is said by its field, and nothing is sent', async () => {
  const host = guest();
  const { user: hand } = open(page, host, { CompanyRegions: REGIONS, ...FREE });
  await screen.findByRole('textbox', { name: 'Company name' });
  await hand.type(field('VAT number'), '12');
  await hand.type(field('Commercial registration'), '12');
  await hand.click(screen.getByRole('button', { name: 'Register company' }));
  expect(await screen.findByText('A VAT number has 15 digits and begins and ends with 3')).toBeInTheDocument();
  expect(screen.getByText('A commercial registration has 10 digits')).toBeInTheDocument();
  expect(screen.getAllByText('This field is required.')).toHaveLength(12);
  expect(field('Company name')).toHaveFocus();
  expect(sentIn(host)).toEqual([]);
});

test('an address that is taken is said as soon as it is left', async () => {
  const { user: hand } = open(page, guest(), {
    CompanyRegions: REGIONS,
    CompanyEmailTaken: { isCompanyEmailAvailable: { is_email_available: false } },
    CompanyAdminEmailTaken: { isCompanyAdminEmailAvailable: { is_email_available: false } },
  });
  await hand.type(await screen.findByRole('textbox', { name: 'Company email' }), 'office@example.com');
  await hand.tab();
  expect(await screen.findByText('A company with this email is registered already.')).toBeInTheDocument();
  await hand.type(field('Email'), 'noura@example.com');
  await hand.tab();
  expect(await screen.findByText(/There is an account with this email already/)).toBeInTheDocument();
  // Another one may be free.
  await hand.type(field('Email'), 'x');
  expect(screen.queryByText(/There is an account with this email already/)).toBeNull();
});

test('what the platform says of an address stands by it; what was typed stays', async () => {
  const host = refusing(guest(), 'A customer with the same email address already exists in an associated website.');
  const { user: hand } = open(page, host, { CompanyRegions: REGIONS, ...FREE });
  await fill(hand);
  await hand.click(screen.getByRole('button', { name: 'Register company' }));
  await waitFor(() => expect(field('Email')).toBeInvalid());
  expect(field('Company name')).toHaveValue('Gulf Pumps');
});

test('without the regions it says so; somebody of a company is shown theirs; Arabic', async () => {
  const { unmount } = open(page, guest(), { CompanyRegions: new Error('Internal server error') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  unmount();
  const member = open(page, hostAt(PATH), { CompanyRegions: REGIONS });
  expect(await screen.findByRole('link', { name: 'Your company' })).toHaveAttribute('href', '/company/profile');
  member.unmount();
  open(page, guest({ language: 'ar' }), { CompanyRegions: REGIONS });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('register.title') })).toBeInTheDocument();
});
