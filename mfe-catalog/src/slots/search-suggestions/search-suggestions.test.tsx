import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useRef, useState } from 'react';
import type { SuggestionKeys, SuggestionList } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { RootProviders } from 'shared-platform';
import { hostWithAnswers, textOf } from 'shared-platform/testing';
import { addRecentSearch, readRecentSearches } from '../../service/recent-searches';
import { bearing } from '../../testing/sample-products';
import { SearchSuggestions } from './search-suggestions';

const product = (sku: string) => ({ ...bearing, uid: sku, sku, name: `Bearing ${sku}`, url_key: `bearing-${sku.toLowerCase()}` });
const SEALED = {
  __typename: 'CategoryTree',
  uid: 'Nw==',
  name: 'Sealed 6205 family',
  url_path: 'bearings/sealed',
  url_suffix: '.html',
  breadcrumbs: [{ __typename: 'Breadcrumb', category_uid: 'MQ==', category_name: 'Bearings' }],
};
const answerOf = (...skus: string[]) => ({
  products: { total_count: skus.length, items: skus.map(product) },
  categories: { items: [SEALED] },
});
const MAKERS = {
  manufacturers: {
    __typename: 'Manufacturers',
    items: [
      { __typename: 'Manufacturer', option_id: '83001', name: 'Norvik' },
      { __typename: 'Manufacturer', option_id: '83002', name: 'Kaidan' },
    ],
  },
};
const hostThatSuggests = (suggested: unknown, host?: StubHost) =>
  hostWithAnswers({ SearchSuggestions: suggested, SuggestedManufacturers: MAKERS }, ...(host ? [host] : []));

/** A box as the shell's. */
function Box() {
  const [text, setText] = useState('');
  const [list, setList] = useState<SuggestionList>({ isShown: false, activeId: undefined });
  const keys = useRef<SuggestionKeys>(undefined);
  const onKeys = useCallback((answer: SuggestionKeys) => void (keys.current = answer), []);
  return (
    <>
      <input
        role="combobox"
        aria-label="Search"
        aria-controls="list"
        aria-expanded={list.isShown}
        aria-activedescendant={list.activeId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => keys.current?.(event.key, text) && event.preventDefault()}
      />
      <SearchSuggestions text={text} listId="list" onList={setList} onKeys={onKeys} onText={setText} />
    </>
  );
}

function show(host: StubHost = hostThatSuggests(answerOf('6205-2RS', '62052', '6205'))) {
  render(
    <RootProviders host={host} text={textOf(host.intl.locale)}>
      <Box />
    </RootProviders>,
  );
  const box = screen.getByRole('combobox', { name: 'Search' });
  const user = userEvent.setup();
  return {
    host,
    user,
    box,
    type: async (text: string) => {
      await user.click(box);
      await user.type(box, text);
    },
    marked: () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
    options: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
  };
}

test('products with number, stock and price, the exact number first; categories with where they are', async () => {
  const { type, box, options } = show();
  await type('62 05');
  const products = await screen.findByRole('group', { name: 'Products' });
  expect(options()).toEqual([
    expect.stringMatching(/^Bearing 6205 6205 In stock SAR 24\.15SAR 21\.00$/),
    'Add 6205 to Cart',
    expect.stringContaining('6205-2RS'),
    expect.stringContaining('62052'),
    'Sealed 6205 family in Bearings',
  ]);
  expect(within(products).getAllByRole('option')).toHaveLength(4);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute('id', 'list');
  expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
  expect(screen.getByRole('option', { name: /Sealed/ })).toHaveAttribute('href', '/bearings/sealed.html');
});

test('the arrows mark, Enter opens the marked product', async () => {
  const { type, user, marked, host, box } = show();
  await type('6205');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(marked()).toContain('6205-2RS');
  expect(host.callsOf('navigation.prefetch')).toContainEqual([
    '/bearing-6205-2rs.html',
    { type: 'PRODUCT', uid: '6205-2RS', urlKey: 'bearing-6205-2rs' },
  ]);
  await user.keyboard('{End}');
  expect(marked()).toContain('Sealed');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(host.callsOf('navigation.push')).toEqual([['/bearing-6205.html']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('');
});

test('Escape closes the list, an arrow opens it again; typing takes the mark away', async () => {
  const { type, user, box } = show();
  await type('6205');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('6205');
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant');
  await user.keyboard('-');
  expect(box).not.toHaveAttribute('aria-activedescendant');
});

test('a press opens; the focus stays in the box until then', async () => {
  const { type, user, host, box } = show();
  await type('6205');
  await user.click(await screen.findByRole('option', { name: /Sealed/ }));
  expect(host.callsOf('navigation.push')).toEqual([['/bearings/sealed.html']]);
  expect(box).toHaveFocus();
});

test('what is too short is not asked, Arabic digits are asked as Western ones, quick keys are one question', async () => {
  const asked: unknown[] = [];
  const { type } = show(hostThatSuggests((variables: unknown) => (asked.push(variables), answerOf('6205'))));
  await type('٦٢');
  await type('٠٥');
  await screen.findByRole('listbox');
  expect(asked).toEqual([{ search: '6205' }]);
});

describe('slow and failing', () => {
  const controlled = () => {
    const waiting = new Map<string, (answer: unknown) => void>();
    const host = hostThatSuggests(({ search }: { search: string }) => new Promise((resolve) => waiting.set(search, resolve)));
    const answer = async (search: string, given: unknown) => act(async () => waiting.get(search)?.(given));
    const isAsked = (search: string) => waitFor(() => expect([...waiting.keys()]).toContain(search));
    return { host, answer, isAsked };
  };

  test('an answer to an earlier text is dropped, whenever it comes', async () => {
    const { host, answer, isAsked } = controlled();
    const { type, options } = show(host);
    await type('620');
    await isAsked('620');
    await type('5');
    await isAsked('6205');
    await answer('620', answerOf('6201', '6205'));
    expect(options()).toEqual([]);
    await answer('6205', answerOf('6205'));
    expect(options()[0]).toContain('Bearing 6205');
  });

  test('until an answer comes, what fits the new text stays, and nothing else', async () => {
    const { host, answer, isAsked } = controlled();
    const { type, options } = show(host);
    await type('620');
    await isAsked('620');
    await answer('620', answerOf('6201', '6205'));
    expect(options()).toHaveLength(3);
    await type('5');
    expect(options().map((option) => option?.slice(0, 12))).toEqual(['Bearing 6205', 'Add 6205 to ', 'Sealed 6205 ']);
    await type('{Backspace}1-Z');
    expect(options()).toEqual([]);
  });

  test('a failure says nothing, and the next text is asked', async () => {
    const { host, answer, isAsked } = controlled();
    const { type } = show(host);
    await type('620');
    await isAsked('620');
    await answer('620', new Error('Internal server error'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('');
    await type('5');
    await isAsked('6205');
    await answer('6205', answerOf('6205'));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  test('nothing found is said to screen readers alone', async () => {
    const { type } = show(hostThatSuggests({ products: { total_count: 0, items: [] }, categories: { items: [] } }));
    await type('zzz');
    expect(await screen.findByText('No suggestions')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('recent searches', () => {
  beforeEach(() => ['seal', '6205', '<script>alert(1)</script>'].forEach(addRecentSearch));

  test('stand there with an empty box, as text, and are searched for again', async () => {
    const { options, user, host, box } = show();
    expect(options()).toEqual(['<script>alert(1)</script>', '6205', 'seal', 'Clear recent searches']);
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=6205']]);
    expect(box).toHaveValue('6205');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('are removed by Delete, by a press, and all at once', async () => {
    const { options, user, box, marked } = show();
    await user.click(box);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(options()).toEqual(['6205', 'seal', 'Clear recent searches']);
    expect(marked()).toBe('6205');
    await user.click(screen.getByTitle('Remove “seal”'));
    expect(readRecentSearches()).toEqual(['6205']);
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(options()).toEqual([]);
    expect(readRecentSearches()).toEqual([]);
  });

  test('those that contain the text stand below what the platform suggests; offline they are all there is', async () => {
    const { type, options, host } = show();
    await type('SEA');
    await screen.findByRole('group', { name: 'Products' });
    expect(options().at(-1)).toBe('seal');
    act(() => host.set.connectivity.set({ isOnline: false, hasBeenOffline: true }));
    expect(options()).toEqual(['seal']);
  });
});

test('does not open by itself on the page of that search', () => {
  addRecentSearch('seal');
  const host = createStubHost({}, { pathname: '/search.html', search: '?query=' });
  show(host);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('speaks Arabic', async () => {
  const { type } = show(hostThatSuggests(answerOf('6205'), createStubHost({}, { language: 'ar' })));
  await type('6205');
  expect(await screen.findByRole('group', { name: 'المنتجات' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('اقتراحان');
});

describe('the part whose number was typed', () => {
  const withCart = (given: unknown = []) => {
    const host = hostThatSuggests(answerOf('6205', '6205-2RS'));
    host.give['cart.add'] = () => given;
    return host;
  };

  test('is added by the keyboard and by a press; the list stays for the next', async () => {
    const { type, user, marked, host } = show(withCart());
    await type('6205');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Add 6205 to Cart');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('option', { name: 'Add 6205 to Cart' }));
    const once = [[expect.objectContaining({ sku: '6205', quantity: 1 })]];
    await waitFor(() => expect(host.callsOf('cart.add')).toEqual([once, once]));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(host.callsOf('navigation.push')).toEqual([]);
  });

  test('a refusal is told', async () => {
    const { type, user, host } = show(withCart([{ message: 'Out of stock.' }]));
    await type('6205');
    await user.click(await screen.findByRole('option', { name: 'Add 6205 to Cart' }));
    await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'error', message: 'Bearing 6205: Out of stock.' }]]));
  });

  test.each([
    ['out of stock', { stock_status: 'OUT_OF_STOCK' }],
    ['with options', { __typename: 'ConfigurableProduct' }],
  ])('is not added where it is %s', async (_what, facts) => {
    const { type } = show(
      hostThatSuggests({ products: { total_count: 1, items: [{ ...product('6205'), ...facts }] }, categories: { items: [] } }),
    );
    await type('6205');
    await screen.findByRole('listbox');
    expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull();
  });
});

test('more than is shown: an entry leads to all of it', async () => {
  const { type, user, host, box } = show(
    hostThatSuggests({ products: { total_count: 15, items: ['6205-2RS', '6205-2Z'].map(product) }, categories: { items: [] } }),
  );
  await type('6205');
  await user.click(await screen.findByRole('option', { name: 'See all 15 products' }));
  expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=6205']]);
  expect(box).toHaveValue('6205');
});

test('manufacturers whose name begins with a word, where the platform names them', async () => {
  const { type, options } = show();
  await type('6205 nor');
  const makers = await screen.findByRole('group', { name: 'Manufacturers' });
  expect(within(makers).getByRole('option', { name: 'Norvik' })).toHaveAttribute('href', '/search.html?f.manufacturer=83001');
  expect(options()).not.toContain('Kaidan');
});

test('a plain platform is asked for no manufacturers', async () => {
  const asked: unknown[] = [];
  const host = hostWithAnswers(
    { SearchSuggestions: answerOf('6205'), SuggestedManufacturers: () => (asked.push(1), MAKERS) },
    createStubHost({}, { hasExtensions: false }),
  );
  const { type } = show(host);
  await type('norvik');
  await screen.findByRole('listbox');
  expect(asked).toEqual([]);
});
