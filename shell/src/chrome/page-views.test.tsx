import { screen, within } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { CHROME_ANSWERS, renderChrome } from '../testing/render-chrome';
import { NotFoundView } from './page-views';

const open = (pathname: string) =>
  renderChrome(NotFoundView, { rootCategoryUid: 'Mg==' }, { host: createStubHost({}, { pathname }), answers: CHROME_ANSWERS });

test('an address that leads nowhere says so, and offers to search for its words, and the top categories', async () => {
  const { host, user } = await open('/bearings/ball-6205-2rs.html');
  expect(screen.getByRole('alert')).toHaveTextContent(/Looks like the page you were hoping to find doesn't exist\. Sorry about that\./);
  const search = within(await screen.findByRole('search', { name: 'Search for it' }));
  expect(search.getByRole('searchbox')).toHaveValue('ball 6205 2rs');
  await user.click(search.getByRole('button', { name: 'Search' }));
  expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=ball+6205+2rs']]);
  const categories = within(screen.getByRole('navigation', { name: 'Top categories' }));
  expect(categories.getByRole('link', { name: 'Bearings' })).toHaveAttribute('href', '/bearings.html');
  // A heading without a page.
  expect(categories.getByText('Housing')).toBeInTheDocument();
  expect(categories.queryByRole('link', { name: 'Housing' })).toBeNull();
});

test('an empty search is only focused', async () => {
  const { host, user } = await open('/');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(host.callsOf('navigation.push')).toEqual([]);
});
