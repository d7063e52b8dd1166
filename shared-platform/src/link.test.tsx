import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { createText } from './messages';
import { Link, type LinkProps } from './link';
import { RootProviders } from './parcel';

function show(props: LinkProps) {
  const host = createStubHost();
  render(
    <RootProviders host={host} text={createText('en-US', {})}>
      <Link {...props}>Bearings</Link>
    </RootProviders>,
  );
  return { host, link: screen.getByRole('link', { name: 'Bearings' }) };
}

test('leads to its path through the shop’s navigation', async () => {
  const { host, link } = show({ to: '/bearings.html?page=2', state: { from: 'home' } });
  const push = jest.spyOn(host.navigation, 'push');
  expect(link).toHaveAttribute('href', host.navigation.href('/bearings.html?page=2'));
  await userEvent.click(link);
  expect(push).toHaveBeenCalledWith('/bearings.html?page=2', { state: { from: 'home' } });
});

test('takes the place of the current entry where it is told to', async () => {
  const { host, link } = show({ to: '/bearings.html', replace: true });
  const replace = jest.spyOn(host.navigation, 'replace');
  await userEvent.click(link);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a click that is meant for the browser, or that the page prevents, stays where it is', async () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { host, link } = show({ to: '/bearings.html', onClick });
  const push = jest.spyOn(host.navigation, 'push');
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test('a link for another window is the browser’s', async () => {
  const { host, link } = show({ to: '/bearings.html', target: '_blank' });
  const push = jest.spyOn(host.navigation, 'push');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute('target', '_blank');
  expect(push).not.toHaveBeenCalled();
});

test('a link to the page that is shown adds no entry to the history', async () => {
  const { host, link } = show({ to: '/' });
  const replace = jest.spyOn(host.navigation, 'replace');
  await userEvent.click(link);
  expect(replace).toHaveBeenCalledTimes(1);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (key) => {
  const { host, link } = show({ to: '/bearings.html' });
  const push = jest.spyOn(host.navigation, 'push');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { [key]: true });
  expect(push).not.toHaveBeenCalled();
});

test('a path is taken from where the page is', async () => {
  const { host, link } = show({ to: '?page=2' });
  const push = jest.spyOn(host.navigation, 'push');
  await userEvent.click(link);
  expect(push).toHaveBeenCalledWith('/?page=2', { state: undefined });
});
