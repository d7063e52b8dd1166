import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageParams } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import type { Answers } from 'shared-platform/testing';
import approvalRule from '../pages/approval-rule/approval-rule-page';
import companyStructure from '../pages/company-structure/company-structure-page';
import purchaseOrder from '../pages/purchase-order/purchase-order-page';
import { hostAt, open, sentIn } from './company-fixtures';

/** Text that is not sent yet: where it is typed, and in which field. */
interface Unsent {
  page: DefinedPage;
  path: string;
  params?: PageParams;
  answers: Answers;
  /** What opens the dialog with the field. */
  pressed?: string;
  field: string | RegExp;
}

const CUSTOMER = { __typename: 'Customer', email: 'admin@example.com' };
const ROLE = { __typename: 'CompanyRole', id: 'Mg==', name: 'Buyer' };
const ORDER = {
  __typename: 'PurchaseOrder',
  uid: 'uid-1',
  number: '000000003',
  created_at: '2026-11-15 06:45:00',
  status: 'APPROVAL_REQUIRED',
  available_actions: ['REJECT', 'APPROVE'],
  created_by: null,
  order: null,
  approval_flow: [],
  comments: [],
  history_log: [],
  quote: null,
};
const user = {
  __typename: 'Customer',
  id: 1,
  firstname: 'Noura',
  lastname: 'Ali',
  email: 'n@example.com',
  job_title: '',
  status: 'ACTIVE',
};
const team = { __typename: 'CompanyTeam', teamId: 'MTI=', name: 'Stores', description: '' };
const ITEMS = [
  { __typename: 'CompanyStructureItem', id: 'MQ==', parent_id: 'MA==', entity: user },
  { __typename: 'CompanyStructureItem', id: 'NA==', parent_id: 'MQ==', entity: team },
];
const STRUCTURE = {
  page: companyStructure,
  path: '/company/structure',
  answers: {
    CompanyStructure: { company: { __typename: 'Company', id: 'MQ==', structure: { __typename: 'CompanyStructure', items: ITEMS } } },
  },
};
const PURCHASE_ORDER = {
  page: purchaseOrder,
  path: '/purchase-orders/uid-1',
  params: { id: 'uid-1' },
  answers: { PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: ORDER } } },
};
const REASON: Unsent = { ...PURCHASE_ORDER, pressed: 'Reject', field: /Reason/ };
const ASKED: Readonly<Record<string, Unsent>> = {
  'what a new team is there for': { ...STRUCTURE, pressed: 'Add team', field: 'Description' },
  'a comment on a purchase order': { ...PURCHASE_ORDER, field: 'Comment' },
  'the description of a rule': {
    page: approvalRule,
    path: '/approval-rules/new',
    params: { id: 'new' },
    answers: {
      ApprovalRuleToEdit: {
        customer: {
          ...CUSTOMER,
          purchase_order_approval_rule_metadata: {
            __typename: 'PurchaseOrderApprovalRuleMetadata',
            available_applies_to: [ROLE],
            available_requires_approval_from: [ROLE],
          },
        },
      },
    },
    field: 'Description',
  },
};

async function show({ page, path, params = {}, answers, pressed }: Unsent, host = hostAt(path)) {
  const shown = open(page, host, answers, params);
  if (pressed) await shown.user.click(await screen.findByRole('button', { name: pressed }));
  return { ...shown, host };
}
const typedIn = async (name: string | RegExp) => screen.findByRole('textbox', { name });
const write = async (name: string | RegExp, value: string) => fireEvent.change(await typedIn(name), { target: { value } });

test.each(Object.entries(ASKED))('%s is there again after a reload, and asked about before it is left', async (_what, unsent) => {
  const { host, unmount } = await show(unsent);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await write(unsent.field, 'Typed');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  unmount();
  await show(unsent);
  expect(await typedIn(unsent.field)).toHaveValue('Typed');
});

test.each(['Escape', 'a press beside it'])('%s closes a team’s dialog, and what was typed is there again, for that team', async (how) => {
  const { user: hand } = await show(ASKED['what a new team is there for'] as Unsent);
  await write('Description', 'x'.repeat(1000));
  const dialog = screen.getByRole('dialog');
  if (how === 'Escape') fireEvent(dialog, new Event('cancel', { cancelable: true }));
  else await hand.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hand.click(screen.getByRole('button', { name: 'Add team' }));
  expect(await typedIn('Description')).toHaveValue('x'.repeat(1000));
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await hand.click(screen.getByRole('treeitem', { name: /Stores/ }));
  await hand.click(screen.getByRole('button', { name: 'Edit team' }));
  expect(await typedIn('Description')).toHaveValue('');
});

test('a comment: nothing is typed while it is sent, which an empty field would take away afterwards', async () => {
  const unsent = ASKED['a comment on a purchase order'] as Unsent;
  let arrive: () => void = () => undefined;
  const host = hostAt(unsent.path);
  host.answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve({ data: { addPurchaseOrderComment: { comment: { uid: 'c1' } } }, error: undefined });
    });
  const { user: hand } = await show(unsent, host);
  const field = await typedIn(unsent.field);
  await hand.type(field, 'First');
  await hand.click(screen.getByRole('button', { name: 'Add comment' }));
  await hand.type(field, 'second');
  expect(field).toHaveValue('First');
  await act(async () => arrive());
  await waitFor(() => expect(field).toHaveValue(''));
});

describe('the reason of a decision', () => {
  test('is there again when the same question is asked again, and not beside another', async () => {
    const { user: hand, unmount } = await show(REASON);
    await write(/Reason/, 'Too many');
    await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await hand.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await typedIn(/Reason/)).toHaveValue('');
    unmount();
    await show(REASON);
    expect(await typedIn(/Reason/)).toHaveValue('Too many');
  });

  test('is forgotten once it was sent, though the decision was refused, and cannot be typed on meanwhile', async () => {
    let arrive: () => void = () => undefined;
    const answers = {
      ...REASON.answers,
      RejectPurchaseOrder: { rejectPurchaseOrders: { errors: [{ message: 'Not allowed any more.' }] } },
    };
    const host = hostAt(REASON.path);
    host.answer = () =>
      new Promise((resolve) => {
        arrive = () => resolve({ data: { addPurchaseOrderComment: { comment: { uid: 'c1' } } }, error: undefined });
      });
    const { user: hand, unmount } = await show({ ...REASON, answers }, host);
    await write(/Reason/, 'Too many');
    await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
    expect(await typedIn(/Reason/)).toHaveAttribute('readonly');
    act(() => arrive());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await typedIn(/Reason/)).toHaveValue('Too many');
    expect(sentIn(host)).toEqual([{ uid: 'uid-1', comment: 'Too many' }, { uid: 'uid-1' }]);
    unmount();
    await show(REASON);
    expect(await typedIn(/Reason/)).toHaveValue('');
  });
});
