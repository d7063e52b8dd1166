import { screen, waitFor, within } from '@testing-library/react';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './approval-rules-page';

const PATH = '/approval-rules';
const role = (id: string, name: string) => ({ __typename: 'CompanyRole', id, name });
const rule = (uid: string, more: object = {}) => ({
  __typename: 'PurchaseOrderApprovalRule',
  uid,
  name: `Rule ${uid}`,
  description: 'Buyers only',
  status: 'ENABLED',
  applies_to_roles: [role('1', 'Buyer')],
  approver_roles: [role('2', 'Lead'), role('3', 'Head')],
  condition: {
    __typename: 'PurchaseOrderApprovalRuleConditionAmount',
    attribute: 'GRAND_TOTAL',
    operator: 'MORE_THAN',
    amount: { __typename: 'Money', value: 500, currency: 'SAR' },
  },
  ...more,
});
const answer = (items: unknown[]) => ({
  customer: {
    __typename: 'Customer',
    purchase_order_approval_rules: {
      __typename: 'PurchaseOrderApprovalRules',
      total_count: items.length,
      page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: 1 },
      items,
    },
  },
});
const show = (answers: unknown, { host = hostAt(PATH), more = {} }: { host?: ReturnType<typeof hostAt>; more?: object } = {}) =>
  open(page, host, { ApprovalRules: answers, ...more });
const item = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

test('says when, for whom and by whom', async () => {
  show(
    answer([
      rule('a'),
      rule('b', {
        status: 'DISABLED',
        applies_to_roles: [],
        condition: {
          __typename: 'PurchaseOrderApprovalRuleConditionQuantity',
          attribute: 'NUMBER_OF_SKUS',
          operator: 'LESS_THAN_OR_EQUAL_TO',
          quantity: 3,
        },
      }),
    ]),
  );
  const first = await item('Rule a');
  for (const text of ['On', 'Buyers only', /Total incl. VAT more than .?SAR 500\.00/, 'Buyer', 'Lead and Head'])
    expect(first.getByText(text)).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/approval-rules/a');
  const second = await item('Rule b');
  for (const text of ['Off', /Number of different products at most .?3/, 'all roles']) expect(second.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add rule' })).toHaveAttribute('href', '/approval-rules/new');
});

test('whoever may only look sees no actions', async () => {
  show(answer([rule('a')]), { host: hostAt(PATH, { permissions: ['Magento_PurchaseOrderRule::view_approval_rules'] }) });
  const first = await item('Rule a');
  expect(first.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add rule' })).toBeNull();
});

test('a rule is turned off, and the list is read again', async () => {
  const host = hostAt(PATH);
  const { user } = show(answer([rule('a')]), {
    host,
    more: { SwitchApprovalRule: { updatePurchaseOrderApprovalRule: { uid: 'a' } } },
  });
  await user.click((await item('Rule a')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(sentIn(host)).toEqual([{ uid: 'a', status: 'DISABLED' }]));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The rule Rule a was turned off.' }]]));
});

test('a rule is deleted after a question; a refusal is said there', async () => {
  const host = refusing(hostAt(PATH), 'Rule with ID=a not found');
  const { user } = show(answer([rule('a')]), { host });
  await user.click((await item('Rule a')).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the rule Rule a?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([{ uid: 'a' }]);
});

test('a rule that is gone already is deleted', async () => {
  const host = hostAt(PATH);
  const errors = [{ message: 'Rule with ID=a not found', type: 'NOT_FOUND' }];
  const { user } = show(answer([rule('a')]), { host, more: { DeleteApprovalRule: { deletePurchaseOrderApprovalRule: { errors } } } });
  await user.click((await item('Rule a')).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]));
});

test('no rules, and a role that may not see them', async () => {
  const { unmount } = show(answer([]));
  expect(await screen.findByText('There are no approval rules.')).toBeInTheDocument();
  unmount();
  show(new Error('You do not have authorization to perform this action.'));
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
});
