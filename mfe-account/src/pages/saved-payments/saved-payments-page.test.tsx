import { screen, waitFor, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import savedPaymentsPage from './saved-payments-page';

const token = (public_hash: string, details: unknown) => ({
  __typename: 'PaymentToken',
  public_hash,
  payment_method_code: 'hosted_card',
  type: 'card',
  details: typeof details === 'string' ? details : JSON.stringify(details),
});
const tokens = (...items: readonly object[]) => ({ customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items } });
const VISA = token('h1', { type: 'VI', maskedCC: '1111', expirationDate: '12/2099' });
const show = (answer: unknown, more: Record<string, unknown> = {}) =>
  open(savedPaymentsPage, { host: customerAt('/saved-payments'), answers: { SavedPayments: answer, ...more } });

test('shows each card by its brand, last digits and end', async () => {
  show(tokens(VISA, token('h2', { type: 'XX', maskedCC: '5454545454545454', expirationDate: '01/2020' }), token('h3', '{')));
  const [first, second, third] = (await screen.findAllByRole('button', { name: 'Delete' })).map((button) => button.closest('li'));
  expect(first).toHaveTextContent(/Visa ending in .*1111.*Expires .*12\/2099/);
  // What a provider says too much of is not shown.
  expect(second).toHaveTextContent(/Card ending in .*5454/);
  expect(second).not.toHaveTextContent('54545454');
  expect(within(second!).getByText('Expired')).toBeInTheDocument();
  expect(third).toHaveTextContent('Card');
});

test('a card is deleted after one more question, and the list is read again', async () => {
  const { user, host } = show(tokens(VISA), { DeleteSavedPayment: { deletePaymentToken: { result: true } } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this card?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(sentIn(host)).toEqual([]);
  await user.click(press('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(sentIn(host)).toEqual([{ publicHash: 'h1' }]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customerPaymentTokens']]]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The card has been deleted.' }]]);
});

test('a refusal is said in the dialog', async () => {
  const { user } = show(tokens(VISA), { DeleteSavedPayment: { deletePaymentToken: { result: false } } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The card could not be deleted.')).toBeInTheDocument();
});

test('where there are none it is said how one comes about', async () => {
  show({ customerPaymentTokens: null });
  expect(await screen.findByText('You have no saved payments.')).toBeInTheDocument();
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your saved payments could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customerPaymentTokens']]]);
});

test('a card that is gone already is deleted', async () => {
  const { user, host } = show(tokens(token('h1', { type: 'VI', maskedCC: '1111', expirationDate: '12/2099' })), {
    DeleteSavedPayment: new Error('Could not find a token using public hash: h1'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]);
});

test('300 cards are shown, each with an action of its own', async () => {
  const digits = (index: number) => String(1000 + index);
  const many = Array.from({ length: 300 }, (_each, index) =>
    token(`h${index}`, { type: 'VI', maskedCC: digits(index), expirationDate: '12/2099' }),
  );
  const { user } = show(tokens(...many));
  const buttons = await screen.findAllByRole('button', { name: 'Delete' });
  expect(buttons).toHaveLength(300);
  await user.click(buttons[299]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('1299');
});
