import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { useUnsentInput } from './use-unsent-input';

function Field() {
  const { typed, setTyped, sent } = useUnsentInput('field', '1');
  return <input value={typed} onChange={({ target }) => setTyped(target.value)} onKeyDown={({ key }) => key === 'Enter' && sent()} />;
}

const field = () => screen.getByRole('textbox');
function load() {
  const host = createStubHost();
  host.set.session.set({ status: 'guest' });
  return renderInHost(Field, {}, { host });
}

test('what is typed is asked about and there again, until the field is as it began', async () => {
  const { host, unmount } = load();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.type(field(), '2');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  unmount();
  const again = load();
  expect(field()).toHaveValue('12');
  await userEvent.type(field(), '{Backspace}');
  again.host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('what was sent stands in the field, is kept no more, and leaving asks nothing', async () => {
  const { host, unmount } = load();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.type(field(), '2{Enter}');
  expect(field()).toHaveValue('12');
  host.navigation.push('/left');
  expect(confirm).not.toHaveBeenCalled();
  unmount();
  load();
  expect(field()).toHaveValue('1');
});
