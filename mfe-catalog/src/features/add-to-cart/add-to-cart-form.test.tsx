import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost, textOf } from 'shared-platform/testing';
import { AddToCartForm } from './add-to-cart-form';

const item = { sku: '6205-2RS', name: 'Bearing', image: undefined };
const show = (language: 'en' | 'ar') =>
  renderInHost(AddToCartForm, { item, describedBy: 'name', isAvailable: true }, { host: createStubHost({}, { language }) });

const QUANTITIES = [
  ['0', 'Enter 1 or more.', 'أدخل 1 أو أكثر.'],
  ['-1', 'Enter 1 or more.', 'أدخل 1 أو أكثر.'],
  ['1.5', 'Enter a whole number.', 'أدخل عددًا صحيحًا.'],
  ['1000000000', 'Enter 10,000 or less.', 'أدخل 10,000 أو أقل.'],
  ['abc', 'Enter the quantity in digits.', 'أدخل الكمية بالأرقام.'],
  ['', 'Enter a quantity.', 'أدخل الكمية.'],
] as const;

describe.each(['en', 'ar'] as const)('a quantity that is none (%s)', (language) => {
  test.each(QUANTITIES)('“%s” is said by the field, which keeps it and the focus', async (typed, english, arabic) => {
    const { host } = show(language);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: textOf(host.intl.locale)('add-to-cart') }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(language === 'en' ? english : arabic));
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
    expect(field).toHaveFocus();
    expect(host.callsOf('cart.add')).toEqual([]);
  });
});

test('Arabic-Indic digits are digits', async () => {
  const { host } = show('ar');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '٣');
  await userEvent.click(screen.getByRole('button', { name: textOf('ar-SA')('add-to-cart') }));
  await waitFor(() => expect(host.callsOf('cart.add')).toEqual([[[{ ...item, quantity: 3 }]]]));
});
