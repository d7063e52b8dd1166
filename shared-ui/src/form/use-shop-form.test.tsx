import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { RootProviders } from 'shared-platform';
import { renderInHost, textOf } from 'shared-platform/testing';
import { Button } from '../button/button';
import { CheckboxField } from '../fields/checkbox-field';
import { PasswordField } from '../fields/password-field';
import { TextField } from '../fields/text-field';
import { FormFailure } from './form-failure';
import { useShopForm, type Sending, type ShopForm, type ShopFormOutcome } from './use-shop-form';

interface Fields {
  email: string;
  password: string;
}
interface OwnerProps {
  onSubmit: (values: Fields, sending: Sending) => Promise<ShopFormOutcome<Fields>>;
  keep?: string;
  guard?: boolean | 'not-kept';
  hasUnsent?: boolean;
}

function Owner({ onSubmit, ...options }: OwnerProps) {
  const { field, formProps, rules, failure, isBusy } = useShopForm<Fields>({
    defaultValues: { email: '', password: '' },
    onSubmit,
    ...options,
  });
  return (
    <form {...formProps} aria-label="Account">
      <FormFailure failure={failure} />
      <TextField label="Email" {...field('email', rules.required, rules.email)} />
      <PasswordField label="Password" {...field('password', rules.required)} />
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}

const user = userEvent.setup();
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
async function fill() {
  await user.type(email(), 'a@example.com');
  await user.type(password(), 'Passw0rd!');
}

test('rules are said by their fields, the first one has the focus, and nothing is sent', async () => {
  const onSubmit = jest.fn(async () => undefined);
  renderInHost(Owner, { onSubmit });
  await user.type(email(), 'a@');
  await save();
  expect(email()).toHaveAccessibleDescription('Please enter valid email');
  expect(password()).toHaveAccessibleDescription('This field is required.');
  expect(email()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while it is sent it is busy, and sent once', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  renderInHost(Owner, { onSubmit });
  await fill();
  await save();
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await user.type(email(), '{Enter}');
  await act(async () => finish());
  expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('nothing is typed while it is sent, the focus stays, and a refusal gives the fields back', async () => {
  let finish: () => void = () => undefined;
  renderInHost(Owner, { onSubmit: () => new Promise((resolve) => (finish = () => resolve({ failure: 'Not now.' }))) });
  await fill();
  await user.type(password(), '{Enter}');
  expect(email()).toHaveAttribute('readonly');
  await user.keyboard('more');
  expect(password()).toHaveValue('Passw0rd!');
  expect(password()).toHaveFocus();
  await act(async () => finish());
  expect(email()).not.toHaveAttribute('readonly');
  await user.keyboard('more');
  expect(password()).toHaveValue('Passw0rd!more');
});

test('nothing is ticked while it is sent, and what was ticked is still unsaved where it was refused', async () => {
  let finish: () => void = () => undefined;
  const sent = jest.fn();
  const Choice = () => {
    const { field, formProps } = useShopForm<{ subscribe: boolean }>({
      defaultValues: { subscribe: false },
      guard: true,
      onSubmit: (values) => (sent(values), new Promise((resolve) => (finish = () => resolve({ failure: 'Not now.' })))),
    });
    return (
      <form {...formProps}>
        <CheckboxField label="Subscribe" {...field('subscribe')} />
        <Button type="submit">Save</Button>
      </form>
    );
  };
  const { host } = renderInHost(Choice, {});
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const box = screen.getByRole('checkbox', { name: 'Subscribe' });
  await user.click(box);
  await save();
  await user.click(box);
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  await act(async () => finish());
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.click(box);
  await save();
  expect(sent.mock.calls).toEqual([[{ subscribe: true }], [{ subscribe: false }]]);
});

test('what the platform says of a field stands by it, with the focus; what it says of the whole, above', async () => {
  renderInHost(Owner, { onSubmit: async () => ({ failure: 'Not now.', errors: { password: 'Too weak' } }) });
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(password()).toHaveAccessibleDescription('Too weak');
  await waitFor(() => expect(password()).toHaveFocus());
  expect(email()).toHaveValue('a@example.com');
});

test.each([
  [new Error('Unable to create cart'), 'Unable to create cart'],
  ['nonsense', 'An error has occurred. Please check the input and try again.'],
])('what is thrown (%s) is said', async (thrown, told) => {
  renderInHost(Owner, { onSubmit: () => Promise.reject(thrown) });
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

describe('text kept for the tab', () => {
  const customer = (host: StubHost, address: string) =>
    host.set.session.set({
      status: 'customer',
      expiresAt: 0,
      isKept: true,
      customer: { id: address, email: address, firstName: '', lastName: '', isSubscribed: false, isCompanyAccount: false },
    });
  const props = { onSubmit: async () => undefined, keep: 'account' };

  test('is there after a reload, without the password; it is gone once it was sent', async () => {
    const first = renderInHost(Owner, props);
    await fill();
    first.unmount();
    renderInHost(Owner, props);
    expect(email()).toHaveValue('a@example.com');
    expect(password()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Passw0rd');
    await user.type(password(), 'Passw0rd!');
    await save();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('what is typed before it is known who this is, is kept for them, and for nobody after them', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'unknown' });
    const first = renderInHost(Owner, props, { host });
    await fill();
    act(() => customer(host, 'noura@example.com'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('a@example.com');
    act(() => host.set.session.set({ status: 'guest' }));
    first.unmount();
    const second = createStubHost();
    second.set.session.set({ status: 'guest' });
    const asGuest = renderInHost(Owner, props, { host: second });
    expect(email()).toHaveValue('');
    asGuest.unmount();
    const third = createStubHost();
    customer(third, 'noura@example.com');
    renderInHost(Owner, props, { host: third });
    expect(email()).toHaveValue('a@example.com');
  });

  test('of a guest is there for the customer who signs in', async () => {
    const guest = createStubHost();
    guest.set.session.set({ status: 'guest' });
    const first = renderInHost(Owner, props, { host: guest });
    await fill();
    first.unmount();
    const host = createStubHost();
    customer(host, 'noura@example.com');
    renderInHost(Owner, props, { host });
    expect(email()).toHaveValue('a@example.com');
    // From now on it is the customer's.
    const next = createStubHost();
    next.set.session.set({ status: 'guest' });
    cleanup();
    renderInHost(Owner, props, { host: next });
    expect(email()).toHaveValue('');
  });

  test('is not for the next person, and waits until it is known who this is', async () => {
    const host = createStubHost();
    customer(host, 'noura@example.com');
    const first = renderInHost(Owner, props, { host });
    await fill();
    first.unmount();
    const other = createStubHost();
    other.set.session.set({ status: 'unknown' });
    renderInHost(Owner, props, { host: other });
    expect(email()).toHaveValue('');
    act(() => customer(other, 'omar@example.com'));
    expect(email()).toHaveValue('');
    act(() => customer(other, 'noura@example.com'));
    expect(email()).toHaveValue('a@example.com');
  });
});

test('leaving with unsent changes asks first; without any it does not', async () => {
  const { host } = renderInHost(Owner, { onSubmit: async () => undefined, guard: true });
  expect(host.callsOf('navigation.block')).toHaveLength(0);
  await user.type(email(), 'a');
  const [mayLeave, options] = host.callsOf('navigation.block')[0] as [() => boolean, unknown];
  expect(options).toEqual({ unsaved: true });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(mayLeave()).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Leave this page? What you have typed has not been saved.');
});

test('leaving asks only for what is not kept, where the form says so, and while it is sent', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  const { host } = renderInHost(Owner, { onSubmit, guard: 'not-kept', keep: 'account' });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.type(email(), 'a@example.com');
  host.navigation.push('/left');
  expect(host.callsOf('navigation.push')).toEqual([['/left']]);
  await user.type(password(), 'Passw0rd!');
  host.navigation.push('/elsewhere');
  expect(confirm).toHaveBeenCalledTimes(1);
  await save();
  host.navigation.push('/elsewhere');
  expect(confirm).toHaveBeenCalledTimes(2);
  await act(async () => finish());
  host.navigation.push('/done');
  expect(host.callsOf('navigation.push')).toEqual([['/left'], ['/done']]);
});

test('what a form keeps nothing of is not kept', async () => {
  const { host } = renderInHost(Owner, { onSubmit: async () => undefined, guard: 'not-kept' });
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.type(email(), 'a');
  host.navigation.push('/left');
  expect(host.callsOf('navigation.push')).toEqual([]);
});

test('while it is sent, leaving asks; not once it has arrived, and again when something is typed after that', async () => {
  let sending: Sending | undefined;
  let finish: () => void = () => undefined;
  const onSubmit = (_values: Fields, given: Sending) => {
    sending = given;
    return new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  };
  const { host } = renderInHost(Owner, { onSubmit, guard: true });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill();
  await save();
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sending?.arrived()).toBe(true);
  host.navigation.push('/done');
  expect(host.callsOf('navigation.push')).toEqual([['/done']]);
  await act(async () => finish());
  host.navigation.push('/elsewhere');
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.type(email(), 'm');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('a field that is emptied once it was sent begins anew: it is unsaved when something is typed, and no more when that is gone', async () => {
  const Comment = () => {
    const shopForm: ShopForm<{ comment: string }> = useShopForm<{ comment: string }>({
      defaultValues: { comment: 'Begun' },
      guard: true,
      onSubmit: async () => shopForm.form.setValue('comment', ''),
    });
    return (
      <form {...shopForm.formProps}>
        <TextField label="Comment" {...shopForm.field('comment')} />
        <Button type="submit">Save</Button>
      </form>
    );
  };
  const { host } = renderInHost(Comment, {});
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.type(screen.getByLabelText('Comment'), ' here');
  await save();
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''));
  await user.type(screen.getByLabelText('Comment'), 'a');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.clear(screen.getByLabelText('Comment'));
  host.navigation.push('/done');
  expect(host.callsOf('navigation.push')).toEqual([['/done']]);
});

test('who has left while it was sent is not taken away from where they are', async () => {
  let sending: Sending | undefined;
  const onSubmit = (_values: Fields, given: Sending) => ((sending = given), new Promise<undefined>(() => undefined));
  const { unmount } = renderInHost(Owner, { onSubmit, guard: true });
  await fill();
  await save();
  expect(sending?.arrived()).toBe(true);
  unmount();
  expect(sending?.arrived()).toBe(false);
});

test('one that was refused is unsaved still', async () => {
  const { host } = renderInHost(Owner, { onSubmit: async () => ({ failure: 'Not now.' }), guard: true });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('what has not been sent beside the fields is unsaved, too', () => {
  const { host } = renderInHost(Owner, { onSubmit: async () => undefined, guard: true, hasUnsent: true });
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  host.navigation.push('/left');
  expect(host.callsOf('navigation.push')).toEqual([]);
});

describe('markup that was there before the form', () => {
  interface Known {
    name: string;
    isOn: boolean;
  }
  const marked: string[] = [];
  const inHost = (host: StubHost, content: ReactNode) => (
    <RootProviders host={host} text={textOf(host.intl.locale)}>
      {content}
    </RootProviders>
  );

  function KnownForm({ onSubmit }: { onSubmit: (values: Known) => Promise<undefined> }) {
    const { field, formProps } = useShopForm<Known>({ defaultValues: { name: 'Noura', isOn: true }, onSubmit });
    const [name, isOn] = [field('name'), field('isOn')];
    marked.push(`${name.defaultValue} ${isOn.defaultChecked}`);
    return (
      <form {...formProps}>
        <TextField label="Name" {...name} />
        <CheckboxField label="On" {...isOn} />
        <Button type="submit">Save</Button>
      </form>
    );
  }

  test('shows the form’s values; what is changed then is what is sent', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    marked.length = 0;
    const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server.browser');
    const host = createStubHost();
    container.innerHTML = renderToString(inHost(host, <KnownForm onSubmit={onSubmit} />));
    expect(screen.getByLabelText('Name')).toHaveValue('Noura');
    expect(screen.getByLabelText('On')).toBeChecked();
    render(inHost(host, <KnownForm onSubmit={onSubmit} />), { container, hydrate: true });
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Nora');
    await user.click(screen.getByLabelText('On'));
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Nora', isOn: false }, expect.anything());
    // The same in every render: a field would take another one for its value.
    expect(new Set(marked)).toEqual(new Set(['Noura true']));
  });

  test('a form without such markup has none of it', () => {
    marked.length = 0;
    renderInHost(KnownForm, { onSubmit: async () => undefined });
    expect(screen.getByLabelText('Name')).toHaveValue('Noura');
    expect(screen.getByLabelText('On')).toBeChecked();
    expect(new Set(marked)).toEqual(new Set(['undefined undefined']));
  });
});
