import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from 'shared-platform/testing';
import { CheckboxField } from './checkbox-field';

const box = () => screen.getByRole('checkbox', { name: 'Keep' });

test.each([true, false])(
  'one that is read only has the focus and stays as it is (controlled: %s); afterwards the first press counts',
  async (isControlled) => {
    const changed = jest.fn();
    let release: () => void = () => undefined;
    const Owner = () => {
      const [isHeld, setHeld] = useState(true);
      const [isOn, setOn] = useState(true);
      release = () => setHeld(false);
      return (
        <CheckboxField
          label="Keep"
          readOnly={isHeld}
          {...(isControlled ? { checked: isOn } : { defaultChecked: true })}
          onChange={({ target }) => {
            changed(target.checked);
            setOn(target.checked);
          }}
        />
      );
    };
    renderInHost(Owner, {});
    await userEvent.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Keep'));
    await userEvent.click(box());
    expect(box()).toBeChecked();
    expect(changed).not.toHaveBeenCalled();
    act(release);
    expect(box()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(box());
    expect(box()).not.toBeChecked();
    expect(changed.mock.calls).toEqual([[false]]);
  },
);
