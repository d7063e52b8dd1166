/* The short code of a National Address at the checkout, beside what the edge answers (edge/src/short-addresses.test.ts). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { cartItem, cartState } from '../../testing/cart-fixtures';
import { REGIONS_ANSWER } from '../../testing/checkout-fixtures';
import page from './checkout-page';

const FOUND = {
  building: '2929',
  street: 'Ar Rayhanah',
  district: 'Ar Rahmaniyah Dist.',
  city: 'RIYADH',
  postcode: '12343',
  region: 'Riyadh',
};
const fetched = jest.fn();
const answer = (status: number, body: unknown = {}) => ({ ok: status === 200, status, json: async () => body });

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

async function openCheckout({ addressLookUp = true } = {}) {
  const host = createStubHost({}, { language: 'en', pathname: '/checkout', ...(addressLookUp ? { config: { addressLookUp } } : {}) });
  host.stateOf(cartRef).set(cartState([cartItem('6205-2RS', { quantity: 2 })]));
  renderPage(page, { host, answers: { SaudiRegions: REGIONS_ANSWER, CheckoutAgreements: { checkoutAgreements: [] } } });
  return { user: userEvent.setup({ delay: null }), code: await screen.findByRole('textbox', { name: 'National Address short code' }) };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const names = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).name);

test('without a register the code stands below the others, and nobody is asked', async () => {
  const { user, code } = await openCheckout({ addressLookUp: false });
  expect(names().indexOf('shortAddress')).toBeGreaterThan(names().indexOf('phone'));
  await user.type(code, 'RRRD2929');
  expect(screen.queryByText(/Looking up/)).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('with one it comes first, and fills in what is empty; what was typed stays', async () => {
  fetched.mockResolvedValue(answer(200, FOUND));
  const { user, code } = await openCheckout();
  expect(names().indexOf('shortAddress')).toBeLessThan(names().indexOf('street'));
  await user.type(field('City'), 'Diriyah');
  await user.type(code, 'rrrd 2929');
  expect(
    await screen.findByText('Filled in from the National Address: Street Address, Region, and Postcode. Check that it is right.'),
  ).toBeVisible();
  expect(field('Street Address')).toHaveValue('2929 Ar Rayhanah, Ar Rahmaniyah Dist.');
  expect(field('City')).toHaveValue('Diriyah');
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Riyadh');
  expect(field('Postcode')).toHaveValue('12343');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/_addresses/RRRD2929?language=en');
});

test('what is typed while it is looked up stays', async () => {
  let give = (_answer: unknown): void => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (give = resolve)));
  const { user, code } = await openCheckout();
  await user.type(code, 'RRRD2929');
  expect(await screen.findByText('Looking up the address …')).toBeVisible();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  for (const [name, value] of [
    ['Street Address', 'King Fahd Road 7'],
    ['City', 'Jeddah'],
    ['Postcode', '23434'],
  ] as const)
    await user.type(field(name), value);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Eastern Province');
  give(answer(200, FOUND));
  expect(await screen.findByText('Your fields are filled in already. Nothing was changed.')).toBeVisible();
  expect(field('City')).toHaveValue('Jeddah');
});

test('another code makes the answer to the first one nobody’s', async () => {
  let give = (_answer: unknown): void => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (give = resolve))).mockResolvedValueOnce(answer(404));
  const { user, code } = await openCheckout();
  await user.type(code, 'RRRD2929');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await user.clear(code);
  await user.type(code, 'RRRD2928');
  expect(await screen.findByText('No address is known by this code. Type it in yourself.')).toBeVisible();
  give(answer(200, FOUND));
  await waitFor(() => expect(fetched.mock.calls[0]?.[1]).toHaveProperty('signal.aborted', true));
  expect(field('City')).toHaveValue('');
});

test.each([
  [404, 'No address is known by this code. Type it in yourself.'],
  [503, 'The address cannot be looked up now. Type it in yourself.'],
])('an answer of %s is said quietly, and the shopper types on', async (status, sentence) => {
  fetched.mockResolvedValue(answer(status));
  const { user, code } = await openCheckout();
  await user.type(code, 'RRRD2929');
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  expect(code).not.toHaveAttribute('aria-invalid');
  await user.type(field('City'), 'Riyadh');
  expect(field('City')).toHaveValue('Riyadh');
});
