import { cartItem, cartState, money } from '../../testing/cart-fixtures';
import { applies, hasNoPurchaseOrders, toBuyer, toRules, type ApprovalRule } from './company-buying';

const RULE = {
  __typename: 'PurchaseOrderApprovalRule' as const,
  uid: 'MQ==',
  name: 'Above SAR 500',
  status: 'ENABLED' as const,
  applies_to_roles: [{ __typename: 'CompanyRole' as const, id: 'Mg==' }],
  approver_roles: [{ __typename: 'CompanyRole' as const, id: 'Mw==', name: 'Maintenance Lead' }],
  condition: {
    __typename: 'PurchaseOrderApprovalRuleConditionAmount' as const,
    attribute: 'GRAND_TOTAL' as const,
    operator: 'MORE_THAN' as const,
    amount: { __typename: 'Money' as const, value: 500 },
  },
};
const answer = (rule: object) => ({ customer: { purchase_order_approval_rules: { items: [{ ...RULE, ...rule }] } } }) as never;

test('rules are those that are on, and for the buyer’s role or everybody', () => {
  const rule: ApprovalRule = {
    name: 'Above SAR 500',
    approvers: ['Maintenance Lead'],
    attribute: 'GRAND_TOTAL',
    operator: 'MORE_THAN',
    threshold: 500,
  };
  expect(toRules(answer({}), 'Mg==')).toEqual([rule]);
  expect(toRules(answer({ applies_to_roles: [] }), 'other')).toEqual([rule]);
  expect(toRules(answer({}), 'other')).toEqual([]);
  expect(toRules(answer({ status: 'DISABLED' }), 'Mg==')).toEqual([]);
  expect(toRules(undefined, undefined)).toBeUndefined();
});

test.each([
  ['GRAND_TOTAL', 'MORE_THAN', 115, false],
  ['GRAND_TOTAL', 'MORE_THAN_OR_EQUAL_TO', 115, true],
  ['GRAND_TOTAL', 'LESS_THAN', 115, false],
  ['GRAND_TOTAL', 'LESS_THAN_OR_EQUAL_TO', 115, true],
  ['SHIPPING_INCL_TAX', 'MORE_THAN', 20, true],
  ['NUMBER_OF_SKUS', 'MORE_THAN', 2, false],
  ['NUMBER_OF_SKUS', 'MORE_THAN_OR_EQUAL_TO', 2, true],
] as const)('%s %s %d applies: %s', (attribute, operator, threshold, expected) => {
  const { details } = cartState([cartItem('A'), cartItem('A'), cartItem('B')]);
  if (!details) throw new Error('no cart');
  const cart = { ...details, totals: { ...details.totals, shipping: money(25) } };
  expect(applies({ name: '', approvers: [], attribute, operator, threshold }, cart)).toBe(expected);
});

test('only a platform that has answered knows nothing of purchase orders', () => {
  const error = { message: 'm', isNetworkError: false, status: 200, errors: [{ message: 'm', category: undefined, path: undefined }] };
  expect(hasNoPurchaseOrders(error)).toBe(true);
  expect(hasNoPurchaseOrders({ ...error, status: 400 })).toBe(true);
  expect(hasNoPurchaseOrders({ ...error, status: 500 })).toBe(false);
  expect(hasNoPurchaseOrders({ ...error, status: 401 })).toBe(false);
  expect(hasNoPurchaseOrders({ ...error, isNetworkError: true, status: undefined, errors: [] })).toBe(false);
});

test('what the buyer’s role allows is found at any depth; where no role is known the platform decides', () => {
  const role = {
    id: 'Mg==',
    permissions: [
      { id: 'Magento_Company::index', children: [{ id: 'Magento_Sales::all', children: [{ id: 'Magento_Sales::place_order' }] }] },
    ],
  };
  expect(toBuyer({ purchase_orders_enabled: true, role } as never)).toEqual({
    mayPlace: true,
    needsNoApproval: false,
    mayReadRules: false,
  });
  expect(toBuyer({ purchase_orders_enabled: true, role: { ...role, permissions: [] } } as never)).toMatchObject({ mayPlace: false });
  expect(toBuyer({ purchase_orders_enabled: true, role: null } as never)).toMatchObject({ mayPlace: true });
});
