import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { addToComparison, clearComparison, comparedSkus } from '../../service/compare-list';
import { bearing, labelsAnswer, price } from '../../testing/sample-products';
import page from './compare-page';

const attributes = (bore: string) => ({
  items: [
    { __typename: 'AttributeValue', code: 'bore_diameter', value: bore },
    { __typename: 'AttributeValue', code: 'dynamic_load_kn', value: '14' },
  ],
});
const OTHER = { ...bearing, uid: 'Mg==', sku: '6206', name: 'Deep groove ball bearing 6206', price_range: price(30) };
const ITEMS = [
  { ...OTHER, custom_attributesV2: attributes('30 mm') },
  { ...bearing, custom_attributesV2: attributes('25 mm') },
];

function show(skus: string | undefined, items: readonly unknown[] = ITEMS) {
  const host = createStubHost();
  const search = skus === undefined ? '' : `?sku=${skus}`;
  const state = host.navigation.state.get();
  host.set.navigation.set({ ...state, location: { ...state.location, pathname: '/compare', search } });
  const asked: unknown[] = [];
  const answer = (variables: unknown) => {
    asked.push(variables);
    return { products: { __typename: 'Products', items } };
  };
  const { reported } = renderPage(page, { host, answers: { ComparedProducts: answer, AttributeLabels: labelsAnswer } });
  return { host, asked, reported };
}

beforeEach(() => clearComparison());

const rows = async () => (await screen.findAllByRole('row')).map((row) => row.textContent ?? '');

test('products stand beside each other as the address names them, with what differs marked', async () => {
  const { asked } = show('6205-2RS,6206');
  const headings = await screen.findAllByRole('columnheader');
  expect(headings.map((heading) => within(heading).getByRole('link').textContent)).toEqual([
    'Deep groove ball bearing 6205-2RS',
    'Deep groove ball bearing 6206',
  ]);
  expect(asked).toContainEqual({ skus: ['6205-2RS', '6206'] });
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Bore diameter d \(different\)25 mm30 mm$/),
      expect.stringMatching(/^Dynamic load rating C14 .?kN.?14/),
    ]),
  );
});

test('only the differences are shown on demand', async () => {
  show('6205-2RS,6206');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: /Dynamic load/ })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /Bore diameter/ })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Price' })).toBeInTheDocument();
});

test('a column can be taken out: of the address, and of what this browser compares', async () => {
  addToComparison('6205-2RS');
  addToComparison('6206');
  const { host } = show('6205-2RS,6206');
  await userEvent.click(await screen.findByRole('button', { name: /Remove .*6206 from the comparison/ }));
  expect(comparedSkus()).toEqual(['6205-2RS']);
  expect(host.callsOf('navigation.replace')).toEqual([['/compare?sku=6205-2RS']]);
});

test('the bare address is that of what this browser compares', async () => {
  addToComparison('6206');
  const { host } = show(undefined, []);
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/compare?sku=6206']]));
});

test('says what is not sold, and how to begin where there is nothing', async () => {
  show('nope', []);
  expect(await screen.findByText('There is nothing to compare yet.')).toBeInTheDocument();
  expect(screen.getByText(/We do not sell these part numbers: .?nope/)).toBeInTheDocument();
});

test('everything is taken out at once', async () => {
  addToComparison('6206');
  const { host } = show('6205-2RS,6206');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
  expect(comparedSkus()).toEqual([]);
  expect(host.callsOf('navigation.replace')).toEqual([['/compare']]);
});

test('is not for search engines', async () => {
  const { reported } = show('6206');
  await waitFor(() => expect(reported.heads.at(-1)).toMatchObject({ robots: 'noindex' }));
});
