import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import en from './messages/en.json';
import { TrackingNumber } from './tracking-number';

const TRACKING = { title: 'SMSA', number: 'TR-1', url: 'https://www.smsaexpress.com/sa/trackingdetails?tracknumbers=TR-1' };
const show = (tracking: { title: string; number: string; url: string | undefined } = TRACKING) => {
  const user = userEvent.setup();
  renderInHost(TrackingNumber, { tracking }, { host: createStubHost(), messages: en });
  return user;
};

test('leads to the carrier in a tab of its own, which learns nothing of the shop', () => {
  show();
  const link = screen.getByRole('link', { name: 'TR-1 (opens in a new tab)' });
  expect(link).toHaveAttribute('href', TRACKING.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('of a carrier that nobody knows it is text', () => {
  show({ ...TRACKING, url: undefined });
  expect(screen.getByText('TR-1')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('is copied by the keyboard, and says so', async () => {
  const user = show();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy tracking number', description: 'TR-1' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('TR-1');
});

test('a clipboard that refuses is said', async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy tracking number' }));
  expect(await screen.findByText('It could not be copied. Select the number instead.')).toBeInTheDocument();
});
