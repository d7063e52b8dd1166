import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageParams } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import { submitForm } from 'shared-platform/testing';
import accountInformation from '../pages/account-information/account-information-page';
import accountSecurity from '../pages/account-security/account-security-page';
import addressBook from '../pages/address-book/address-book-page';
import createAccount from '../pages/create-account/create-account-page';
import createRequest from '../pages/create-request/create-request-page';
import createReturn from '../pages/create-return/create-return-page';
import createTicket from '../pages/create-ticket/create-ticket-page';
import forgotPassword from '../pages/forgot-password/forgot-password-page';
import guestOrder from '../pages/guest-order/guest-order-page';
import orderHistory from '../pages/order-history/order-history-page';
import requisitionList from '../pages/requisition-list/requisition-list-page';
import requisitionListsPage from '../pages/requisition-lists/requisition-lists-page';
import resetPassword from '../pages/reset-password/reset-password-page';
import sharedList from '../pages/shared-list/shared-list-page';
import signIn from '../pages/sign-in/sign-in-page';
import viewRequest from '../pages/view-request/view-request-page';
import viewReturn from '../pages/view-return/view-return-page';
import viewTicket from '../pages/view-ticket/view-ticket-page';
import { at, customerAt, open } from './account-fixtures';
import { UPLOAD_OPTIONS } from './attachments-fixtures';
import { requisitionList as list, requisitionLists } from './list-fixtures';
import { line, order, orders } from './order-fixtures';
import { drawingRequest, drawingRequests } from './request-fixtures';
import { returned, returns } from './return-fixtures';
import { ticket, tickets } from './ticket-fixtures';
import { Near } from 'shared-testing';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

/** A form of the account: the page, where it is, and what the platform says before anything is typed. */
interface Form {
  page: DefinedPage;
  path: string;
  search?: string;
  params?: PageParams;
  isGuest?: boolean;
  answers?: Record<string, unknown>;
  /** How many forms the page has, if not one. */
  forms?: number;
  /** The checkbox that shows the fields. */
  ticked?: string;
  /** The button that opens the dialog with the form, which comes last. */
  pressed?: string;
}

/** So many that they are looked through. */
const ADDRESSES = Array.from({ length: 31 }, (_each, index) => ({
  id: index + 1,
  __typename: 'CustomerAddress',
  firstname: 'Noura',
  lastname: 'Ali',
  company: null,
  street: ['7421 King Fahd Road'],
  city: 'Riyadh',
  region: null,
  postcode: '12345',
  telephone: '551234567',
  country_code: 'SA',
  default_shipping: false,
  default_billing: false,
}));
const OPTION = { __typename: 'ExtensionOption', value: 'product', label: 'Product' };
const OVERVIEW = {
  customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', total_count: 0, items: [] }, addresses: [] },
};
const FORMS: Readonly<Record<string, Form>> = {
  'signing in': { page: signIn, path: '/sign-in', isGuest: true },
  'a new account': { page: createAccount, path: '/create', isGuest: true },
  'a forgotten password': { page: forgotPassword, path: '/forgot-password', isGuest: true },
  'a new password': { page: resetPassword, path: '/customer/account/createPassword', search: '?token=abc', isGuest: true },
  "a guest's order": { page: guestOrder, path: '/guest-order', isGuest: true },
  'the account': {
    page: accountInformation,
    path: '/account-information',
    answers: { AccountOverview: OVERVIEW, AccountContact: { customer: null } },
  },
  'the end of the account': { page: accountSecurity, path: '/account-security', forms: 3, pressed: 'Delete the account' },
  'a new list': {
    page: requisitionListsPage,
    path: '/requisition-lists',
    answers: { RequisitionLists: requisitionLists([]) },
    pressed: 'New list',
  },
  'e-mail and password': { page: accountSecurity, path: '/account-security', forms: 2 },
  'an address': {
    page: addressBook,
    path: '/address-book/new',
    params: { id: 'new' },
    answers: {
      AddressBook: { customer: { __typename: 'Customer', addresses: [] } },
      AddressRegions: {
        country: { __typename: 'Country', id: 'SA', available_regions: [{ __typename: 'Region', id: 1, code: 'SA-01', name: 'Riyadh' }] },
      },
    },
  },
  'a ticket': {
    page: createTicket,
    path: '/create-support-ticket',
    answers: {
      TicketOptions: { supportTicketOptions: { __typename: 'SupportTicketOptions', categories: [OPTION], priorities: [OPTION] } },
      UploadOptions: UPLOAD_OPTIONS,
    },
  },
  "a ticket's thread": {
    page: viewTicket,
    path: '/viewSupport/TKT-000007',
    params: { id: 'TKT-000007' },
    answers: { SupportTicketByNumber: tickets([ticket()]), UploadOptions: UPLOAD_OPTIONS },
  },
  'a drawing request': { page: createRequest, path: '/createRequest', answers: { UploadOptions: UPLOAD_OPTIONS } },
  "a request's thread": {
    page: viewRequest,
    path: '/service-module/DRW-000012',
    params: { id: 'DRW-000012' },
    answers: { DrawingRequestByNumber: drawingRequests([drawingRequest()]), UploadOptions: UPLOAD_OPTIONS },
  },
  'a return': {
    page: createReturn,
    path: '/createRmaPage',
    search: '?order=000000042',
    ticked: 'Return Bearing 6206',
    answers: {
      OrderForReturn: orders([order({ items_eligible_for_return: [line('6206', { quantity_shipped: 4 })] })]),
      ReturnQuestions: {
        attributesForm: {
          items: [
            {
              __typename: 'ReturnItemAttributeMetadata',
              code: 'reason_other',
              label: 'Details',
              is_required: true,
              frontend_input: 'TEXT',
              options: [],
            },
          ],
        },
      },
    },
  },
  "a return's parcels and messages": {
    page: viewReturn,
    path: '/viewReturn/000000007',
    params: { id: '000000007' },
    answers: { ReturnNumbers: returns([returned()]), ReturnByUid: { customer: { __typename: 'Customer', return: returned() } } },
    forms: 2,
  },
  'a part for a list': {
    page: requisitionList,
    path: '/requisition-lists/Nw==',
    params: { id: 'Nw==' },
    answers: { RequisitionList: requisitionLists([list([])]) },
  },
  'a list that is passed on': {
    page: sharedList,
    path: '/shared-list',
    search: '?name=A&lines=6204:1',
    answers: { SharedListProducts: { products: { items: [] } } },
  },
};

const VALUES = {
  nothing: '',
  'blank space': ' \t ',
  '10,000 characters': 'x'.repeat(10_000),
  'a script': '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
  'an override of direction': '\u202egnp.exe\u2066',
  emoji: '👩🏽‍🔧🔩',
} as const;

async function show({ page, path, search = '', params = {}, isGuest = false, answers = {}, forms: wanted = 1, ticked, pressed }: Form) {
  const host = isGuest ? at(path, search) : customerAt(path, search);
  if (isGuest) host.set.session.set({ status: 'guest' });
  const shown = open(page, { host, params, answers });
  if (pressed) fireEvent.click(await screen.findByRole('button', { name: pressed }));
  await waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(wanted));
  if (ticked) await shown.user.click(await screen.findByRole('checkbox', { name: ticked }));
  return { ...shown, forms: [...document.querySelectorAll('form')] };
}

const textsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => !['hidden', 'checkbox', 'radio', 'file'].includes(field.type) && !field.readOnly,
  );
/** One line has no line breaks: browsers, and jsdom, leave out what a field cannot hold. */
const held = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  field instanceof HTMLInputElement && field.type === 'email' ? value.trim() : value;

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test.each(Object.entries(VALUES))('%s: nothing is lost, nothing runs, and what is missing is said at its field', async (what, value) => {
    const { forms } = await show(form);
    for (const element of forms) {
      const fields = textsOf(element);
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) fireEvent.change(field, { target: { value } });
      await submitForm(element);
      for (const field of textsOf(element)) {
        expect(field).toHaveValue(held(field, value));
        const isMissing = field.getAttribute('aria-required') === 'true' && value.trim() === '';
        if (isMissing) {
          expect(field).toHaveAttribute('aria-invalid', 'true');
          expect(field).toHaveAccessibleDescription(/required|Enter a quantity/i);
        }
      }
    }
    if (what === 'nothing') expect(forms.at(-1)?.querySelector('[aria-invalid="true"]')).toHaveFocus();
    expect(document.querySelector('main script, form script, img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
    expect(screen.queryByText('[object Object]')).toBeNull();
  });
});

const PASSWORDS: readonly (readonly [what: string, password: string])[] = [
  ['no capital', 'passw0rd!'],
  ['no small letter', 'PASSW0RD!'],
  ['no digit', 'Password!'],
  ['no sign', 'Passw0rdd'],
  ['seven characters', 'Passw0!'],
];
const EMAILS = ['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'];

describe.each([
  ['a new account', 'Password'],
  ['a new password', 'New Password'],
  ['e-mail and password', 'New password'],
] as const)('%s', (name, label) => {
  test.each(PASSWORDS)('a password with %s is refused at its field', async (_what, password) => {
    await show(FORMS[name] as Form);
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: password } });
    await submitForm(field.closest('form') as HTMLFormElement);
    expect(field).toHaveAccessibleDescription(/at least 8 characters/);
  });
});

describe.each(['signing in', 'a new account', 'a forgotten password', 'a new password', "a guest's order", 'e-mail and password'])(
  '%s',
  (name) => {
    test.each(EMAILS)('%s is no e-mail address', async (email) => {
      await show(FORMS[name] as Form);
      const [field] = [...document.querySelectorAll<HTMLInputElement>('form input[type="email"], form input[name="email"]')];
      if (!field) throw new Error('There is no field for an e-mail address.');
      fireEvent.change(field, { target: { value: email } });
      await submitForm(field.closest('form') as HTMLFormElement);
      expect(field).toHaveAccessibleDescription(/valid email/);
    });
  },
);

const SEARCHES: Readonly<Record<string, { page: DefinedPage; path: string; answers: Record<string, unknown> }>> = {
  orders: { page: orderHistory, path: '/order-history', answers: { OrderHistory: orders([order()]), OrderSearch: orders([order()]) } },
  addresses: {
    page: addressBook,
    path: '/address-book',
    answers: { AddressBook: { customer: { __typename: 'Customer', addresses: ADDRESSES } }, AddressRegions: { country: null } },
  },
};

describe.each(Object.entries(SEARCHES))('a search among %s', (_name, { page, path, answers }) => {
  test.each(Object.entries(VALUES))('of %s: goes into the address and comes back, nothing runs', async (_what, value) => {
    const { user } = open(page, { host: customerAt(path, `?query=${encodeURIComponent(value || 'x')}`), answers });
    const field = await screen.findByRole('searchbox');
    if (value !== '') expect(field).toHaveValue(value.trim().slice(0, 100));
    fireEvent.change(field, { target: { value } });
    await user.click(screen.getByRole('button', { name: /^Search/ }));
    expect(document.querySelector('main script, form script, img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
  });
});

test.each([
  ['55123456', false],
  ['5512345678', false],
  ['٠٥٥١٢٣٤٥٦٧', true],
  ['551234567', true],
])('the phone of an address: %s', async (phone, isTaken) => {
  await show(FORMS['an address'] as Form);
  const field = screen.getByLabelText('Phone', { selector: 'input' });
  fireEvent.change(field, { target: { value: phone } });
  await submitForm(field.closest('form') as HTMLFormElement);
  if (isTaken) expect(field).not.toHaveAttribute('aria-invalid');
  else expect(field).toHaveAttribute('aria-invalid', 'true');
});
