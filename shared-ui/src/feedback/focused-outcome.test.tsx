import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocusedOutcome } from './focused-outcome';

/** Says the same sentence for every press. */
function Asking() {
  const [answer, setAnswer] = useState<object>();
  return (
    <>
      {answer && <FocusedOutcome answer={answer}>Sent.</FocusedOutcome>}
      <button onClick={() => setAnswer({})}>Send</button>
    </>
  );
}

test('takes the focus when it comes, and when it says another answer in the same words', async () => {
  render(<Asking />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Sent.')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Sent.')).toHaveFocus();
});

test('is named and described as a group that asks for it', () => {
  render(
    <FocusedOutcome role="group" aria-label="Received" aria-describedby="next" className="panel">
      <p id="next">We write to you.</p>
    </FocusedOutcome>,
  );
  const group = screen.getByRole('group', { name: 'Received' });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription('We write to you.');
  expect(group).toHaveClass('panel');
});
