import { renderSlot } from 'shared-platform/testing';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type SlotProps } from 'shared-contracts';
import { field, press, registerNow } from '../testing/account-fixtures';
import { DrawerAccount } from './drawer-account';

describe('the drawer’s views', () => {
  const show = (view: SlotProps['drawer-account']['view']) => {
    const calls = { onViewChange: jest.fn(), onClose: jest.fn() };
    /** As the drawer around it does: the slot is updated with the view that it asks for. */
    const Drawer = ({ onViewChange, ...props }: SlotProps['drawer-account']) => {
      const [current, setCurrent] = useState(view);
      const follow: typeof onViewChange = (next) => {
        onViewChange(next);
        if (next !== 'MENU') setCurrent(next);
      };
      return <DrawerAccount {...props} view={current} onViewChange={follow} />;
    };
    return { ...renderSlot<'drawer-account'>(Drawer, { view, ...calls }), ...calls, user: userEvent.setup() };
  };

  test('sign-in leads to the others, with the typed e-mail', async () => {
    const { user, onViewChange } = show('SIGN_IN');
    await user.type(field('Email'), 'a@example.com');
    await user.click(registerNow());
    expect(onViewChange).toHaveBeenLastCalledWith('CREATE_ACCOUNT');
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Cancel'));
    expect(onViewChange).toHaveBeenLastCalledWith('SIGN_IN');
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Forgot Password?'));
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Back to Sign In'));
    expect(onViewChange).toHaveBeenLastCalledWith('SIGN_IN');
  });

  test('the account signs out, and closes first', async () => {
    const { user, host, onClose } = show('MY_ACCOUNT');
    await user.click(press('Logout'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(host.callsOf('session.signOut')).toHaveLength(1);
  });
});
