import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Told } from './told';

/** Says the same sentence for every press. */
function Asking() {
  const [answer, setAnswer] = useState<object>();
  return (
    <>
      {answer && <Told answer={answer}>Sent.</Told>}
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
