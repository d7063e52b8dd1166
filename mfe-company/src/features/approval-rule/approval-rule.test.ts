import { readThreshold, toRule } from './approval-rule';

test.each([
  ['500', 'GRAND_TOTAL', 500],
  ['٥٠٠٫٥', 'GRAND_TOTAL', 500.5],
  ['1,500', 'GRAND_TOTAL', 1500],
  ['99.50', 'SHIPPING_INCL_TAX', 99.5],
  ['0', 'GRAND_TOTAL', 0],
  ['3', 'NUMBER_OF_SKUS', 3],
  ['3.5', 'NUMBER_OF_SKUS', undefined],
  ['-1', 'GRAND_TOTAL', undefined],
  ['1.234', 'GRAND_TOTAL', undefined],
  ['1e3', 'GRAND_TOTAL', undefined],
  ['9999999999', 'GRAND_TOTAL', undefined],
  ['=cmd()', 'GRAND_TOTAL', undefined],
  ['', 'GRAND_TOTAL', undefined],
] as const)('%j of %s is %j', (typed, attribute, value) => expect(readThreshold(typed, attribute)).toBe(value));

test('what the platform leaves out does no harm', () => {
  expect(
    toRule({
      __typename: 'PurchaseOrderApprovalRule',
      uid: 'a',
      name: 'Rule',
      description: null,
      status: 'DISABLED',
      applies_to_roles: [null],
      approver_roles: [{ __typename: 'CompanyRole', id: 'r', name: null }],
      condition: null,
    }),
  ).toEqual({
    uid: 'a',
    name: 'Rule',
    description: '',
    isEnabled: false,
    appliesTo: [],
    approvers: [{ id: 'r', name: '' }],
    attribute: 'GRAND_TOTAL',
    operator: 'MORE_THAN',
    threshold: 0,
  });
});
