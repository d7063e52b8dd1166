import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { CheckboxField } from './checkbox-field';
import { PasswordField } from './password-field';
import { RadioCards } from './radio-cards';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

test('"*" and "Optional" are shown, and are not part of the name', () => {
  renderInHost(
    () => (
      <>
        <TextField label="Email" required />
        <TextField label="City" optional />
      </>
    ),
    {},
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
  expect(screen.getByText('*')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'City' })).not.toBeRequired();
  expect(screen.getByText('Optional')).toBeInTheDocument();
});

test('error and hint are tied to the field, the ref is the input', () => {
  const ref = createRef<HTMLInputElement>();
  renderInHost(() => <TextField ref={ref} label="Phone" error="Invalid" hint="9 digits" prefix="+966" dir="ltr" />, {});
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Invalid 9 digits');
  expect(ref.current).toBe(field);
});

test('a password is shown on demand, and hidden once the field is left', async () => {
  renderInHost(() => <PasswordField label="Password" required />, {});
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, 'Passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(document.body);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Passw0rd!');
});

test('select, text area and checkbox have their names', async () => {
  const change = jest.fn();
  renderInHost(
    () => (
      <>
        <SelectField
          label="Region"
          placeholder="Choose a region"
          options={[{ value: '1', label: 'Riyadh' }]}
          defaultValue=""
          onChange={(event) => change(event.target.value)}
        />
        <TextAreaField label="Comment" error="This field is required." />
        <CheckboxField label="Keep Me Logged In" />
      </>
    ),
    {},
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
  expect(change).toHaveBeenCalledWith('1');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription('This field is required.');
  await userEvent.click(screen.getByText('Keep Me Logged In'));
  expect(screen.getByRole('checkbox', { name: 'Keep Me Logged In' })).toBeChecked();
});

test('radio cards: the name is the label, description and price describe it', async () => {
  const Owner = () => {
    const [value, setValue] = useState<string>();
    return (
      <RadioCards
        legend="Shipping"
        name="shipping"
        value={value}
        onChange={setValue}
        options={[
          { value: 'flat', label: 'Flat rate', description: '2 days', aside: 'SAR 25.00' },
          { value: 'free', label: 'Free' },
        ]}
        error="Choose one."
      />
    );
  };
  renderInHost(Owner, {}, { host: createStubHost() });
  expect(screen.getByRole('group', { name: 'Shipping' })).toHaveAccessibleDescription('Choose one.');
  const flat = screen.getByRole('radio', { name: 'Flat rate' });
  expect(flat).toHaveAccessibleDescription('2 days SAR 25.00');
  await userEvent.click(flat);
  expect(flat).toBeChecked();
});

test.each([undefined, 'flat'])('radio cards that are held can be walked through, and what is chosen stays: %s', async (chosen) => {
  const changed = jest.fn();
  let release: () => void = () => undefined;
  const Owner = () => {
    const [isHeld, setHeld] = useState(true);
    const [value, setValue] = useState(chosen);
    release = () => setHeld(false);
    return (
      <RadioCards
        legend="Shipping"
        name="shipping"
        value={value}
        readOnly={isHeld}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
        options={['flat', 'free', 'fast'].map((each) => ({ value: each, label: each }))}
      />
    );
  };
  renderInHost(Owner, {});
  const radio = (name: string) => screen.getByRole('radio', { name });
  const ticked = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value') ?? undefined;
  await userEvent.tab();
  expect(radio('flat')).toHaveFocus();
  expect(radio('flat')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('free')).toHaveFocus();
  await userEvent.click(screen.getByText('fast'));
  await userEvent.click(radio('free'));
  expect(ticked()).toBe(chosen);
  expect(changed).not.toHaveBeenCalled();
  act(release);
  expect(radio('free')).toHaveFocus();
  expect(radio('free')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(radio('free'));
  expect(ticked()).toBe('free');
  expect(changed.mock.calls).toEqual([['free']]);
});
