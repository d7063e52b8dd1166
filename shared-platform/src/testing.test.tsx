import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

/** Keeps the processor busy: every timer that runs is due then. */
function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Knows after so many promises whether its field is right, as a form does. */
function Checked({ promises }: { promises: number }) {
  const [shown, setShown] = useState('');
  const check = async (value: string) => {
    for (let each = 0; each < promises; each += 1) await undefined;
    setShown(value);
    spin(5);
  };
  return (
    <>
      <input aria-label="Name" onChange={(event) => void check(event.target.value)} />
      <output>{shown}</output>
    </>
  );
}

test.each([0, 5, 10, 20, 40])('what comes of a key after %i promises is there when the key has been pressed', async (promises) => {
  render(<Checked promises={promises} />);
  await userEvent.type(screen.getByRole('textbox'), 'Noura');
  expect(screen.getByRole('status')).toHaveTextContent('Noura');
});
