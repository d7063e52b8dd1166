import { toAgreements, unmarked } from './agreements';

const entry = (agreement_id: number, more: Record<string, unknown> = {}) => ({
  __typename: 'CheckoutAgreement' as const,
  agreement_id,
  checkbox_text: 'I agree',
  content: '<p>All of it</p>',
  is_html: true,
  mode: 'MANUAL' as const,
  name: 'Terms',
  ...more,
});

test('not known is not none', () => {
  expect(toAgreements(undefined)).toBeUndefined();
  expect(toAgreements({ checkoutAgreements: null })).toEqual([]);
});

test('HTML is told from text, and each agreement stands once', () => {
  const automatic = entry(2, { mode: 'AUTO', is_html: false, content: 'a < b' });
  expect(toAgreements({ checkoutAgreements: [entry(1), null, automatic, entry(1)] })).toEqual([
    { id: 1, name: 'Terms', sentence: 'I agree', content: { html: '<p>All of it</p>' }, needsMark: true },
    { id: 2, name: 'Terms', sentence: 'I agree', content: { text: 'a < b' }, needsMark: false },
  ]);
});

test('an order needs the marks of those that are not agreed to by ordering', () => {
  const agreements = toAgreements({ checkoutAgreements: [entry(1), entry(2, { mode: 'AUTO' }), entry(3)] }) ?? [];
  expect(unmarked(agreements, [1]).map(({ id }) => id)).toEqual([3]);
  expect(unmarked(agreements, [3, 1])).toEqual([]);
});
