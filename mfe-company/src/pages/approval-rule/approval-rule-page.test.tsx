import { screen, waitFor, within } from '@testing-library/react';
import { failed } from 'shared-testing';
import { hostAt, open, sentIn } from '../../testing/company-fixtures';
import page from './approval-rule-page';

const role = (id: string, name: string) => ({ __typename: 'CompanyRole', id, name });
const RULE = {
  __typename: 'PurchaseOrderApprovalRule',
  uid: 'a',
  name: 'Above SAR 500',
  description: 'Buyers only',
  status: 'ENABLED',
  applies_to_roles: [role('1', 'Buyer')],
  approver_roles: [role('2', 'Lead')],
  condition: {
    __typename: 'PurchaseOrderApprovalRuleConditionAmount',
    attribute: 'GRAND_TOTAL',
    operator: 'MORE_THAN',
    amount: { __typename: 'Money', value: 500, currency: 'SAR' },
  },
};
const answer = (rule: object | undefined) => ({
  customer: {
    __typename: 'Customer',
    ...(rule ? { purchase_order_approval_rule: rule } : {}),
    purchase_order_approval_rule_metadata: {
      __typename: 'PurchaseOrderApprovalRuleMetadata',
      available_applies_to: [role('1', 'Buyer')],
      available_requires_approval_from: [role('1', 'Buyer'), role('2', 'Lead')],
    },
  },
});
const show = (id: string, data: unknown, { host = hostAt(`/approval-rules/${id}`), more = {} } = {}) =>
  open(page, host, { ApprovalRuleToEdit: data, ...more }, { id });
const approvers = async () => within(await screen.findByRole('group', { name: 'Approval by' }));

test('a new rule is sent as it was typed, in digits of either script', async () => {
  const { host, user } = show('new', answer(undefined), {
    more: { CreateApprovalRule: { createPurchaseOrderApprovalRule: { uid: 'b' } } },
  });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' Dear ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compared' }), 'at least');
  await user.type(screen.getByRole('textbox', { name: /Amount in SAR/ }), '١٬٥٠٠');
  await user.click(within(screen.getByRole('group', { name: 'For purchase orders of' })).getByRole('checkbox', { name: 'Buyer' }));
  await user.click((await approvers()).getByRole('checkbox', { name: 'Lead' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.callsOf('navigation.push')).toEqual([['/approval-rules']]));
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  expect(sentIn(host)).toEqual([
    {
      input: {
        name: 'Dear',
        description: '',
        status: 'ENABLED',
        applies_to: ['1'],
        approvers: ['2'],
        condition: { attribute: 'GRAND_TOTAL', operator: 'MORE_THAN_OR_EQUAL_TO', amount: { value: 1500, currency: 'SAR' } },
      },
    },
  ]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('a rule that is there is changed', async () => {
  const { host, user } = show('a', answer(RULE), { more: { UpdateApprovalRule: { updatePurchaseOrderApprovalRule: { uid: 'a' } } } });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Above SAR 500');
  expect((await approvers()).getByRole('checkbox', { name: 'Lead' })).toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What counts' }), 'Number of different products');
  const count = screen.getByRole('textbox', { name: /How many/ });
  await user.clear(count);
  await user.type(count, '3');
  await user.click(screen.getByRole('checkbox', { name: 'The rule is on' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentIn(host)).toEqual([
      {
        input: expect.objectContaining({
          uid: 'a',
          status: 'DISABLED',
          applies_to: ['1'],
          condition: { attribute: 'NUMBER_OF_SKUS', operator: 'MORE_THAN', quantity: 3 },
        }),
      },
    ]),
  );
});

test('nothing is ticked or unticked while a rule is sent', async () => {
  const { host, user } = show('a', answer(RULE));
  const lead = (await approvers()).getByRole('checkbox', { name: 'Lead' });
  host.commerce.mutate = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const boxes = screen.getAllByRole('checkbox');
  await waitFor(() => expect(lead).toHaveAttribute('aria-disabled', 'true'));
  const before = boxes.map((box) => (box as HTMLInputElement).checked);
  for (const box of boxes) await user.click(box);
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual(before);
});

test('what is missing or no amount is said at its field', async () => {
  const { host, user } = show('new', answer(undefined));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Dear');
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '-5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter an amount, such as 500 or 99.50.')).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: /Amount/ }));
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose who approves.')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
});

test('a name that is taken is said at its field, and nothing typed is lost', async () => {
  const host = hostAt('/approval-rules/a');
  const { user } = show('a', answer(RULE), { host });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  host.answer = () => failed('This rule name already exists. Enter a unique rule name.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another rule has this name.')).toBeInTheDocument();
  expect(name).toHaveValue('Above SAR 500');
  expect(host.callsOf('navigation.push')).toEqual([]);
});

test('whoever may only look is told so before anything is typed', async () => {
  show('a', answer(RULE), { host: hostAt('/approval-rules/a', { permissions: ['Magento_PurchaseOrderRule::view_approval_rules'] }) });
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
});

test('a rule of another company is not found', async () => {
  const { reported } = show('zz', new Error('No such entity with id = zz'));
  await waitFor(() => expect(reported.notFound).toBe(1));
});
