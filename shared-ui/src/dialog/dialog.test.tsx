import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

test('what is under way cannot be taken back: the dialog stays until the answer is there', async () => {
  let answer: (failure: undefined) => void = () => undefined;
  const calls = { onClose: jest.fn(), onDone: jest.fn() };
  const onConfirm = () => new Promise<undefined>((resolve) => (answer = resolve));
  const { host } = renderInHost(ConfirmDialog, { title: 'Sure?', action: 'Delete', keep: 'Keep', children: null, onConfirm, ...calls });
  const user = userEvent.setup();
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(dialog);
    // Escape, to a modal dialog.
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    const [, { onClose }] = host.callsOf('overlays.open')[0] as [string, { onClose: () => void }];
    act(() => onClose());
  };
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await close();
  expect(calls.onClose).not.toHaveBeenCalled();
  await act(async () => answer(undefined));
  expect(calls.onDone).toHaveBeenCalledTimes(1);
  await close();
  expect(calls.onClose).toHaveBeenCalledTimes(5);
});

test('an action that fails by itself is said, and the dialog can be closed', async () => {
  const onClose = jest.fn();
  const onConfirm = () => Promise.reject(new Error('The account is locked.'));
  renderInHost(ConfirmDialog, { title: 'Sure?', action: 'Delete', keep: 'Keep', children: null, onConfirm, onClose, onDone: jest.fn() });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/account is locked/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the first field that can be seen has the focus', () => {
  const children = (
    <form>
      <input hidden aria-label="Account" type="email" autoComplete="username" defaultValue="noura@example.com" />
      <input aria-label="Password" type="password" autoComplete="current-password" />
    </form>
  );
  renderInHost(Dialog, { title: 'Delete', onClose: jest.fn(), children });
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
