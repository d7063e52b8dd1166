import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import { SelectField } from './select-field';

test('one that is read only has the focus and its value, and nothing else can be chosen', async () => {
  renderInHost(SelectField, {
    label: 'Priority',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'high', label: 'High' },
    ],
    placeholder: true,
    defaultValue: 'high',
    readOnly: true,
  });
  const select = screen.getByRole('combobox', { name: 'Priority' });
  await userEvent.tab();
  expect(select).toHaveFocus();
  await userEvent.selectOptions(select, 'low');
  expect(select).toHaveValue('high');
  expect(select).toHaveAttribute('aria-disabled', 'true');
});
