import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { QuantityInput } from './quantity-input';

function Owner({ error, max }: { error?: string; max?: number }) {
  const [value, setValue] = useState('1');
  return <QuantityInput value={value} onValueChange={setValue} error={error} max={max} />;
}

test('a field named Quantity, with buttons that are no stops of the Tab key', async () => {
  renderInHost(Owner, {});
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  expect(screen.getByLabelText('Quantity')).toBe(field);
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(field).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(field).toHaveValue('1');
  await userEvent.click(document.body);
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('arrow keys step, within the limits', async () => {
  renderInHost(Owner, { max: 2 });
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('2');
  await userEvent.type(field, '{ArrowDown}{ArrowDown}');
  expect(field).toHaveValue('1');
});

test('what was typed stays, and the error is tied to the field', async () => {
  renderInHost(Owner, { error: 'Enter a whole number.' });
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  expect(field).toHaveValue('1.5');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a whole number.');
});

test('of what is pasted nothing is cut', async () => {
  renderInHost(Owner, {});
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.click(field);
  await userEvent.paste('1000 pieces, please');
  expect(field).toHaveValue('1000 pieces, please');
});

test('Arabic', () => {
  renderInHost(Owner, {}, { host: createStubHost({}, { language: 'ar' }) });
  expect(screen.getByRole('textbox', { name: 'الكمية' })).toHaveValue('1');
});
