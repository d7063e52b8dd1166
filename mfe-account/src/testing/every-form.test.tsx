import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Near } from 'shared-testing';
import addressBook from '../pages/address-book/address-book-page';
import communications from '../pages/communications/communications-page';
import orderDetail from '../pages/order-detail/order-detail-page';
import orderHistory from '../pages/order-history/order-history-page';
import requisitionList from '../pages/requisition-list/requisition-list-page';
import { customerAt, open } from './account-fixtures';
import { ADDRESSES, FORMS, show, textsOf, type Form } from './form-fixtures';
import { entry, requisitionList as list, requisitionLists } from './list-fixtures';
import { order, orders } from './order-fixtures';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

/** Why not. */
interface Not {
  reason: string;
}
/** What becomes of what is typed where the page is left before it was sent. docs/decisions/0171-unsaved-changes.md has the exceptions. */
interface Unsaved {
  /** Whether leaving asks. `passwords`: where one is typed, since they are in no draft. */
  guard: true | 'passwords' | Not;
  /** Whether it is there again; passwords never are. A field's reason: why that one is not. */
  draft: true | Not | Readonly<Record<string, Not>>;
}

const BOTH: Unsaved = { guard: true, draft: true };
const LOST_NOTHING: Not = { reason: 'Its one field is kept: there is nothing to lose.' };
const SOUGHT: Unsaved = {
  guard: { reason: 'It changes nothing: what is looked for stands in the address of the page that it leads to.' },
  draft: { reason: 'It would stand in the field above a list of something else.' },
};

/** Every form, by the file that makes it. */
const DECLARED: Readonly<Record<string, Unsaved>> = {
  'features/cancel-order/cancel-order-dialog.tsx': BOTH,
  'features/choose-list/choose-list-dialog.tsx': BOTH,
  'features/create-account-form/use-create-account-form.ts': { guard: 'passwords', draft: true },
  'features/forgot-password-form/forgot-password-form.tsx': { guard: LOST_NOTHING, draft: true },
  'features/requisition-lists/list-dialog.tsx': BOTH,
  'features/sign-in-panel/sign-in-panel.tsx': {
    guard: { reason: 'The e-mail is kept, the password is one that its owner has; whoever signs in is led on by the shop.' },
    draft: true,
  },
  'features/thread/use-reply.ts': BOTH,
  'pages/account-information/account-information-page.tsx': BOTH,
  'pages/account-security/account-security-page.tsx': BOTH,
  'pages/account-security/delete-account-dialog.tsx': {
    guard: { reason: 'It has a password alone, which proves who asks; left, the account stays, as it should.' },
    draft: { reason: 'A password is in no draft.' },
  },
  'pages/address-book/address-form.tsx': BOTH,
  'pages/address-book/find-address.tsx': SOUGHT,
  'pages/communications/communications-page.tsx': BOTH,
  'pages/confirm-account/email-form.tsx': { guard: LOST_NOTHING, draft: true },
  'pages/create-request/use-request-form.ts': BOTH,
  'pages/create-return/return-form.tsx': BOTH,
  'pages/create-ticket/use-ticket-form.ts': BOTH,
  'pages/guest-order/guest-order-page.tsx': {
    guard: { reason: 'It changes nothing, and number and e-mail are kept.' },
    draft: { lastName: { reason: 'Whoever has the last name, too, sees the order.' } },
  },
  'pages/order-history/order-filter.tsx': SOUGHT,
  'pages/requisition-list/add-part-form.tsx': BOTH,
  'pages/requisition-list/list-entry.tsx': BOTH,
  'pages/reset-password/reset-password-form.tsx': {
    guard: true,
    draft: { reason: 'A password is in no draft, and the address is the one that the mail with the link came to.' },
  },
  'pages/shared-list/copy-form.tsx': BOTH,
  'pages/view-return/return-comments.tsx': BOTH,
  'pages/view-return/return-tracking.tsx': BOTH,
  'pages/wishlist/entry-dialog.tsx': BOTH,
  'pages/wishlist/name-dialog.tsx': BOTH,
};

test('every form says what becomes of what is typed', () => {
  const root = join(__dirname, '..');
  const makesForm = (file: string) => {
    const source = readFileSync(join(root, file), 'utf8');
    // A form of `useShopForm` has its properties from there. A field for a quantity is a form of its own.
    return /\buseShopForm[<(]|<form\b(?![^>]*formProps)|<QuantityInput\b/.test(source);
  };
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources.filter(makesForm).toSorted()).toEqual(Object.keys(DECLARED).toSorted());
});

type Field = HTMLInputElement | HTMLTextAreaElement;
const ticks = (field: Field) => ['checkbox', 'radio'].includes(field.type);
const change = (field: Field) => (ticks(field) ? fireEvent.click(field) : fireEvent.change(field, { target: { value: 'Typed' } }));
const stateOf = (field: Field) => (field instanceof HTMLInputElement && ticks(field) ? field.checked : field.value);
/** Passwords stay passwords while they are shown. */
const isPassword = (field: Field) => /password|confirmation/i.test(field.name);

/** Where a form is, and those of its fields that are changed together. */
interface Shown {
  name: string;
  open: () => Promise<{ host: Awaited<ReturnType<typeof show>>['host']; unmount: () => void; fields: Field[] }>;
  /** Opened once it has a draft. */
  again?: Shown['open'];
  of: readonly string[];
  /** The fields begin with what a link has, which counts for more than a draft. */
  isGiven?: boolean;
  /** What shows the fields changes the form, too. */
  isBegun?: boolean;
}

const declaredOf = ({ of }: Pick<Shown, 'of'>) => of.map((file) => DECLARED[file]).find((known) => known !== undefined) as Unsaved;

/** A page's forms one by one: each has a guard and a draft of its own. */
const ofTables: readonly Shown[] = Object.entries(FORMS).flatMap(([name, form]) => {
  const isDialog = form.pressed !== undefined || form.ticked !== undefined;
  const first = isDialog ? (form.forms ?? 1) - 1 : 0;
  const at = (index: number, how: Form) => async () => {
    const { host, unmount, forms } = await show(how);
    const element = forms[Math.min(index, forms.length - 1)] as HTMLElement;
    return { host, unmount, fields: textsOf(element).filter((field) => field.type !== 'date') };
  };
  const { ticked, ...unticked } = form;
  // The draft has the tick.
  const isTickOfForm = ticked !== undefined && form.pressed === undefined;
  return Array.from({ length: (form.forms ?? 1) - first }, (_each, offset): Shown => {
    const index = first + offset;
    return {
      name: index > first ? `${name}, form ${index + 1}` : name,
      open: at(index, form),
      again: at(index, isTickOfForm ? unticked : form),
      of: form.of,
      isGiven: form.of.includes('pages/confirm-account/email-form.tsx') && form.search !== undefined,
      isBegun: isTickOfForm,
    };
  });
});

type Opened = Parameters<typeof open>[1];
const page = (
  file: string,
  name: string,
  shown: () => readonly [Parameters<typeof open>[0], Opened],
  select: () => Promise<Field>,
): Shown => ({
  name,
  of: [file],
  async open() {
    const [of, given = {}] = shown();
    const { host, unmount, user } = open(of, given);
    if (of === orderDetail) await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return { host, unmount, fields: [await select()] };
  },
});
const ofOthers: readonly Shown[] = [
  page(
    'pages/communications/communications-page.tsx',
    'the newsletter',
    () => [
      communications,
      {
        host: customerAt('/communications'),
        answers: { Communications: { customer: { __typename: 'Customer', email: 'a@example.com', is_subscribed: false } } },
      },
    ],
    () => screen.findByRole('checkbox'),
  ),
  page(
    'features/cancel-order/cancel-order-dialog.tsx',
    'the end of an order',
    () => [
      orderDetail,
      {
        host: customerAt('/order-detail/000000042'),
        params: { number: '000000042' },
        answers: {
          OrderByNumber: orders([order()]),
          CancellationReasons: {
            storeConfig: { order_cancellation_enabled: true, order_cancellation_reasons: [{ description: 'Other' }] },
          },
        },
      },
    ],
    () => screen.findByRole('radio', { name: 'Other' }),
  ),
  page(
    'pages/requisition-list/list-entry.tsx',
    'how many of a part are on a list',
    () => [
      requisitionList,
      {
        host: customerAt('/requisition-lists/Nw=='),
        params: { id: 'Nw==' },
        answers: { RequisitionList: requisitionLists([list([entry()])]) },
      },
    ],
    () => screen.findByRole('textbox', { name: /^Quantity of/ }),
  ),
  page(
    'pages/order-history/order-filter.tsx',
    'a search among orders',
    () => [orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: orders([order()]) } }],
    () => screen.findByRole('searchbox'),
  ),
  page(
    'pages/address-book/find-address.tsx',
    'a search among addresses',
    () => [
      addressBook,
      {
        host: customerAt('/address-book'),
        answers: { AddressBook: { customer: { __typename: 'Customer', addresses: ADDRESSES } }, AddressRegions: { country: null } },
      },
    ],
    () => screen.findByRole('searchbox'),
  ),
];

const ALL = [...ofTables, ...ofOthers];

test('every form is opened below', () => {
  const opened = ALL.flatMap(({ of }) => of);
  expect(Object.keys(DECLARED).filter((file) => !opened.includes(file))).toEqual([]);
});

const isKept = (field: Field, { draft }: Unsaved) => !isPassword(field) && (draft === true || !('reason' in draft || field.name in draft));

test.each(ALL.map((form) => [form.name, form] as const))(
  '%s: what is typed is asked about and there again, or neither for its reason',
  async (_name, form) => {
    const unsaved = declaredOf(form);
    const { host, unmount, fields } = await form.open();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const begun = fields.map(stateOf);
    host.navigation.push('/first');
    if (!form.isBegun) expect(confirm).not.toHaveBeenCalled();
    for (const field of fields.filter((each) => !isPassword(each))) change(field);
    confirm.mockClear();
    host.navigation.push('/left');
    const hasTexts = fields.some((field) => !isPassword(field));
    expect(confirm).toHaveBeenCalledTimes(unsaved.guard === true && hasTexts ? 1 : 0);
    for (const field of fields.filter(isPassword)) change(field);
    confirm.mockClear();
    host.navigation.push('/left');
    expect(confirm).toHaveBeenCalledTimes(unsaved.guard === true || unsaved.guard === 'passwords' ? 1 : 0);
    const changed = fields.map(stateOf);
    for (const [index, state] of changed.entries()) expect(state).not.toBe(begun[index]);

    unmount();
    const again = await (form.again ?? form.open)();
    await waitFor(() =>
      expect(again.fields.map((field) => [field.name, stateOf(field)])).toEqual(
        fields.map((field, index) => [field.name, isKept(field, unsaved) && !form.isGiven ? changed[index] : begun[index]]),
      ),
    );
  },
);
