import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button that copies, twice: the clipboard takes the text, then refuses it. Gives that text. */
export async function pressCopyTwice(button: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const copied = await navigator.clipboard.readText();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: button }));
  return copied;
}
