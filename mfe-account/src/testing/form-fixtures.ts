/** The forms of the account, each with what it takes to see it. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type PageParams, wishlistRef } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import { createStubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import accountInformation from '../pages/account-information/account-information-page';
import accountSecurity from '../pages/account-security/account-security-page';
import addressBook from '../pages/address-book/address-book-page';
import confirmAccount from '../pages/confirm-account/confirm-account-page';
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
import wishlist from '../pages/wishlist/wishlist-page';
import { open, signedIn } from './account-fixtures';
import { UPLOAD_OPTIONS } from './attachments-fixtures';
import { entry, requisitionList as list, requisitionLists } from './list-fixtures';
import { line, order, orders } from './order-fixtures';
import { drawingRequest, drawingRequests } from './request-fixtures';
import { returned, returns } from './return-fixtures';
import { ticket, tickets } from './ticket-fixtures';
import { product, products, TWO_LISTS, wished, wishes } from './wish-fixtures';

/** A message with its values, in the language of the page. */
export type Said = readonly [id: string, values?: Readonly<Record<string, string | number | Label>>];
/** A label that a message names, by its own message. */
type Label = readonly [id: string];

/** A form of the account: the page, where it is, and what the platform says before anything is typed. */
export interface Form {
  page: DefinedPage;
  path: string;
  search?: string;
  params?: PageParams;
  isGuest?: boolean;
  answers?: Record<string, unknown>;
  /** The files that make the form or its fields. */
  of: readonly string[];
  /** How many forms the page has, if not one. */
  forms?: number;
  /** Its fields stand in no form: what has them, as a selector. */
  within?: string;
  /** The checkbox that shows the fields, or the button. */
  ticked?: Said;
  /** The button that opens the dialog with the form, which comes last. */
  pressed?: Said;
  /** The first choice is another: that of something new shows the field. */
  isNew?: boolean;
}

/** So many that they are looked through. */
export const ADDRESSES = Array.from({ length: 31 }, (_each, index) => ({
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
const LISTS = requisitionLists([list(), list([], { uid: 'OA==', name: 'Monthly' })]);
const TRANSFER = {
  of: ['features/choose-list/choose-list-dialog.tsx'],
  page: requisitionList,
  path: '/requisition-lists/Nw==',
  params: { id: 'Nw==' },
  answers: { RequisitionList: requisitionLists([list()]), OtherRequisitionLists: LISTS },
  forms: 2,
  isNew: true,
};
const STORE = { __typename: 'StoreConfig', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '5' };
const WISHES = { page: wishlist, path: '/wishlist', answers: { WishlistSettings: { storeConfig: STORE }, ...products(product('A')) } };
/** Forms without a field that text is typed into, a link that is only read, and a field that forms have. */
export const WITHOUT_TEXT: readonly string[] = [
  'features/cancel-order/cancel-order-dialog.tsx',
  'features/email-field/email-field.tsx',
  'features/share-list/share-list.tsx',
  'pages/account-security/password-owner.tsx',
  'pages/communications/communications-page.tsx',
];
export const FORMS: Readonly<Record<string, Form>> = {
  'signing in': { of: ['features/sign-in-panel/sign-in-panel.tsx'], page: signIn, path: '/sign-in', isGuest: true },
  'a new account': {
    of: ['features/create-account-form/create-account-form.tsx', 'features/create-account-form/use-create-account-form.ts'],
    page: createAccount,
    path: '/create',
    isGuest: true,
  },
  'a forgotten password': {
    of: ['features/forgot-password-form/forgot-password-form.tsx'],
    page: forgotPassword,
    path: '/forgot-password',
    isGuest: true,
  },
  'a new password': {
    of: ['pages/reset-password/reset-password-form.tsx'],
    page: resetPassword,
    path: '/customer/account/createPassword',
    search: '?token=abc',
    isGuest: true,
  },
  "a guest's order": { of: ['pages/guest-order/guest-order-page.tsx'], page: guestOrder, path: '/guest-order', isGuest: true },
  'the account': {
    of: ['pages/account-information/account-information-page.tsx'],
    page: accountInformation,
    path: '/account-information',
    answers: { AccountOverview: OVERVIEW, AccountContact: { customer: null } },
  },
  'the end of the account': {
    of: ['pages/account-security/delete-account-dialog.tsx'],
    page: accountSecurity,
    path: '/account-security',
    answers: { ProvePassword: { generateCustomerToken: { __typename: 'CustomerToken', token: 'abc' } } },
    forms: 3,
    pressed: ['security.delete'],
  },
  'a new list': {
    of: ['features/requisition-lists/list-dialog.tsx'],
    page: requisitionListsPage,
    path: '/requisition-lists',
    answers: { RequisitionLists: requisitionLists([]) },
    pressed: ['list.new'],
  },
  'e-mail and password': {
    of: ['pages/account-security/account-security-page.tsx'],
    page: accountSecurity,
    path: '/account-security',
    forms: 2,
  },
  'an address': {
    of: ['pages/address-book/address-form.tsx'],
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
    of: ['pages/create-ticket/ticket-form.tsx', 'pages/create-ticket/use-ticket-form.ts'],
    page: createTicket,
    path: '/create-support-ticket',
    answers: {
      TicketOptions: { supportTicketOptions: { __typename: 'SupportTicketOptions', categories: [OPTION], priorities: [OPTION] } },
      UploadOptions: UPLOAD_OPTIONS,
    },
  },
  "a ticket's thread": {
    of: ['features/thread/reply-form.tsx', 'features/thread/use-reply.ts'],
    page: viewTicket,
    path: '/viewSupport/TKT-000007',
    params: { id: 'TKT-000007' },
    answers: { SupportTicketByNumber: tickets([ticket()]), UploadOptions: UPLOAD_OPTIONS },
  },
  'a drawing request': {
    of: ['pages/create-request/request-form.tsx', 'pages/create-request/use-request-form.ts'],
    page: createRequest,
    path: '/createRequest',
    answers: { UploadOptions: UPLOAD_OPTIONS },
  },
  "a request's thread": {
    of: ['features/thread/reply-form.tsx', 'features/thread/use-reply.ts'],
    page: viewRequest,
    path: '/service-module/DRW-000012',
    params: { id: 'DRW-000012' },
    answers: { DrawingRequestByNumber: drawingRequests([drawingRequest()]), UploadOptions: UPLOAD_OPTIONS },
  },
  'a return': {
    of: ['pages/create-return/return-form.tsx'],
    page: createReturn,
    path: '/createRmaPage',
    search: '?order=000000042',
    ticked: ['create-return.item', { name: 'Bearing 6206' }],
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
    of: ['pages/view-return/return-tracking.tsx', 'pages/view-return/return-comments.tsx'],
    page: viewReturn,
    path: '/viewReturn/000000007',
    params: { id: '000000007' },
    answers: { ReturnNumbers: returns([returned()]), ReturnByUid: { customer: { __typename: 'Customer', return: returned() } } },
    forms: 2,
  },
  'a part for a list': {
    of: ['pages/requisition-list/add-part-form.tsx'],
    page: requisitionList,
    path: '/requisition-lists/Nw==',
    params: { id: 'Nw==' },
    answers: { RequisitionList: requisitionLists([list([])]) },
  },
  'a list that is passed on': {
    of: ['pages/shared-list/copy-form.tsx'],
    page: sharedList,
    path: '/shared-list',
    search: '?name=A&lines=6204:1',
    answers: { SharedListProducts: { products: { items: [] } } },
  },
  'another name of a list': {
    of: ['features/requisition-lists/list-dialog.tsx'],
    page: requisitionListsPage,
    path: '/requisition-lists',
    answers: { RequisitionLists: requisitionLists([list()]) },
    pressed: ['lists.rename', { name: 'Conveyor 2' }],
  },
  'a copy of entries': { ...TRANSFER, ticked: ['entries.choose-all'], pressed: ['entries.copy'] },
  'entries that move': { ...TRANSFER, ticked: ['entries.choose-all'], pressed: ['entries.move'] },
  'a new wish list': { of: ['pages/wishlist/name-dialog.tsx'], ...WISHES, pressed: ['wish.new'] },
  'another name of a wish list': { of: ['pages/wishlist/name-dialog.tsx'], ...WISHES, pressed: ['wish.rename'] },
  'a comment on a wish': { of: ['pages/wishlist/entry-dialog.tsx'], ...WISHES, pressed: ['wish.edit'] },
  'a wish that moves': { of: ['features/choose-list/choose-list-dialog.tsx'], ...WISHES, pressed: ['wish.move'], isNew: true },
  'an account that is confirmed': {
    of: ['pages/confirm-account/email-form.tsx'],
    page: confirmAccount,
    path: '/customer/account/confirm',
    search: '?email=a%40example.com&key=k-1',
    isGuest: true,
  },
  'another mail to confirm an account': {
    of: ['pages/confirm-account/email-form.tsx'],
    page: confirmAccount,
    path: '/customer/account/confirm',
    isGuest: true,
  },
  'a search among orders': {
    of: ['pages/order-history/order-filter.tsx'],
    page: orderHistory,
    path: '/order-history',
    search: '?query=x',
    answers: { OrderHistory: orders([order()]), OrderSearch: orders([order()]) },
  },
  'a search among addresses': {
    of: ['pages/address-book/find-address.tsx'],
    page: addressBook,
    path: '/address-book',
    search: '?query=x',
    answers: { AddressBook: { customer: { __typename: 'Customer', addresses: ADDRESSES } }, AddressRegions: { country: null } },
  },
  'the pieces of an entry': {
    of: ['pages/requisition-list/list-entry.tsx'],
    page: requisitionList,
    path: '/requisition-lists/Nw==',
    params: { id: 'Nw==' },
    answers: { RequisitionList: requisitionLists([list([entry()])]) },
    within: 'li:has(input[inputmode="numeric"])',
  },
};

/** Opens the page of a form, with the form, in a language. */
export async function show(form: Form, language: 'en' | 'ar' = 'en') {
  const { page, path, search = '', params = {}, isGuest = false, answers = {}, forms: wanted = 1, ticked, pressed, isNew = false } = form;
  const text = textOf(language === 'en' ? 'en-US' : 'ar-SA');
  const label = (value: string | number | Label) => (typeof value === 'object' ? text(value[0]) : value);
  const say = ([id, values = {}]: Said) =>
    text(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, label(value)])));
  const host = createStubHost({}, { pathname: path, search, language });
  if (isGuest) host.set.session.set({ status: 'guest' });
  else signedIn(host);
  if (page === wishlist) {
    Object.assign(host.service(wishlistRef) ?? {}, {
      create: async (name: string) => (host.calls.push({ command: 'wishlist.create', args: [name] }), '7'),
    });
    host.supports = () => true;
    host.stateOf(wishlistRef).set(wishes([wished('A')], TWO_LISTS));
  }
  const shown = open(page, { host, params, answers });
  // What is ticked is done something with, or has fields of its own.
  if (ticked) await shown.user.click(await screen.findByRole('checkbox', { name: say(ticked) }));
  if (pressed) fireEvent.click(await screen.findByRole('button', { name: say(pressed) }));
  await waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(wanted));
  if (isNew) fireEvent.change(await screen.findByRole('combobox'), { target: { value: '' } });
  const forms = [...document.querySelectorAll<HTMLElement>(form.within ?? 'form')];
  // A page under a dialog takes no text.
  return { ...shown, host, say, forms: pressed ? forms.slice(-1) : forms };
}

/**
 * The fields of a form that text is typed into. Boxes, radio buttons and lists of choices are left out on purpose: they hold what they
 * offer, and nothing else.
 */
export const textsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => !['hidden', 'checkbox', 'radio', 'file'].includes(field.type) && !field.readOnly,
  );
