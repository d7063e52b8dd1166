import { MessageChannel } from 'node:worker_threads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkedEntity } from 'shared-contracts';
import { createStubHost, type StubHostOptions } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { followedTo } from '../../features/product-summary/followed-product';
import { categoryAnswer, FACETS, facetsAnswer, listAnswer } from '../../testing/sample-lists';
import page from './category-page';

const PATH = '/bearings.html';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = jest.fn();

const countAnswer = (total_count: number) => ({ products: { __typename: 'Products', total_count } });

function show({ search = '', answers = {}, language = 'en' as 'en' | 'ar' } = {}) {
  const options: StubHostOptions = { pathname: PATH, search, language };
  return renderPage(page, {
    host: createStubHost({}, options),
    params: { uid: 'Mw==', path: PATH },
    answers: {
      CategoryPage: categoryAnswer,
      ProductList: listAnswer(),
      ProductFacets: facetsAnswer(),
      ProductCount: countAnswer(14),
      ...answers,
    },
  });
}

test('name, count, sub-categories in menu order, products', async () => {
  const { reported } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bearings' })).toBeInTheDocument();
  expect(screen.getByText('14 products')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1–6 of 14 products');
  const subCategories = within(screen.getByRole('navigation', { name: 'Sub-categories' })).getAllByRole('link');
  expect(subCategories.map((link) => link.textContent)).toEqual(['Ball Bearings', 'Roller Bearings']);
  expect(screen.getByRole('link', { name: 'Deep groove ball bearing 6205-2RS' })).toHaveAttribute('href', '/6205-2rs.html');
  expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(2);
  expect(reported.heads[0]).toMatchObject({ title: 'Bearings', canonicalPath: PATH, description: 'All bearings.' });
});

test('pictures of categories are in their folder, in the page and for whom its address is shared with', async () => {
  const [category] = categoryAnswer.categories?.items ?? [];
  const children = category?.children?.map((child) => child && { ...child, image: `/${child.uid}.png` });
  const answer = { categories: { ...categoryAnswer.categories, items: [{ ...category, image: 'bearings.png', children }] } };
  const { reported } = show({ answers: { CategoryPage: answer } });
  const subCategories = await screen.findByRole('navigation', { name: 'Sub-categories' });
  const sources = [...subCategories.querySelectorAll('img')].map((picture) => picture.getAttribute('src')?.split('?')[0]);
  expect(sources).toHaveLength(2);
  for (const source of sources) expect(source).toMatch(/^\/media\/catalog\/category\/\w+\.png$/);
  expect(reported.heads[0]).toMatchObject({ image: '/media/catalog/category/bearings.png' });
});

test('each "Add to Cart" says of which product', async () => {
  show();
  const [, second] = await screen.findAllByRole('button', { name: 'Add to Cart' });
  expect(second).toHaveAccessibleDescription('Deep groove ball bearing 6205-2RS');
});

test.each(['', '?view=list'])('a product’s links say which one, and its page begins with what is shown here (%s)', async (search) => {
  const { host } = show({ search });
  const link = await screen.findByRole('link', { name: 'Deep groove ball bearing 6205-2RS' });
  expect(linkedEntity(link)).toMatchObject({ type: 'PRODUCT', urlKey: '6205-2rs' });
  expect(followedTo(host, '/6205-2rs.html')).toBeUndefined();
  await userEvent.click(link);
  expect(followedTo(host, '/6205-2rs.html')?.product).toMatchObject({ sku: '6205-2RS', price: { price: { currency: 'SAR' } } });
});

test('asks the platform for what the address says', async () => {
  const asked: unknown[] = [];
  const ProductList = (variables: unknown) => {
    asked.push(variables);
    return listAnswer();
  };
  show({ search: '?f.manufacturer=83001&sort=price-desc&size=12&page=2', answers: { ProductList } });
  await screen.findByRole('heading', { level: 1 });
  expect(asked[0]).toEqual({
    filter: { category_uid: { eq: 'Mw==' }, manufacturer: { in: ['83001'] } },
    sort: { price: 'DESC' },
    pageSize: 12,
    currentPage: 2,
    withFacets: true,
  });
});

test('default: six products, the platform’s order', async () => {
  const asked: unknown[] = [];
  show({ answers: { ProductList: (variables: unknown) => (asked.push(variables), listAnswer()) } });
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(within(sort).getByRole('option', { selected: true })).toHaveTextContent('Position');
  expect(asked[0]).toEqual({
    filter: { category_uid: { eq: 'Mw==' } },
    pageSize: 6,
    currentPage: 1,
    withFacets: false,
  });
});

test('a tick, another order and another page size change the address', async () => {
  const { host } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Norvik/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: high to low');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '24');
  expect(host.callsOf('navigation.push').map(([to]) => to)).toEqual([
    `${PATH}?f.manufacturer=83001`,
    `${PATH}?sort=price-desc`,
    `${PATH}?size=24`,
  ]);
});

test('chosen filters are links that take them away', async () => {
  show({ search: '?f.manufacturer=83001&f.bore_diameter=140025&page=3', answers: { ProductList: listAnswer(2, { facets: FACETS }) } });
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  expect(chips.getByRole('link', { name: 'Remove filter Manufacturer: Norvik' })).toHaveAttribute('href', `${PATH}?f.bore_diameter=140025`);
  expect(chips.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', PATH);
  expect(screen.getByRole('checkbox', { name: /^Norvik/ })).toBeChecked();
});

test('pages are links', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', `${PATH}?page=3`);
});

test('the list shows the dimensions in columns, sortable where the platform can', async () => {
  show({ search: '?view=list', answers: { ProductFacets: facetsAnswer(4) } });
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'Bore diameter d, mm' })).toHaveAttribute(
    'href',
    `${PATH}?sort=bore_diameter-asc&view=list`,
  );
  expect(within(table).getByRole('cell', { name: '25' })).toBeInTheDocument();
  expect(within(table).queryByRole('columnheader', { name: 'Seal' })).toBeNull();
});

test('products are compared from the table as from the tiles', async () => {
  show({ search: '?view=list' });
  const [first] = await screen.findAllByRole('button', { name: 'Compare' });
  expect(first).toHaveAccessibleDescription(/6204/);
  await userEvent.click(first!);
  expect(screen.getAllByRole('button', { name: 'Compare', pressed: true })).toEqual([first]);
});

describe('the next page', () => {
  let asked: { currentPage?: number }[];
  let sent: { payload: { urls: string[] } }[];
  let arrive: (isSeen: boolean) => void;
  const showList = () => show({ answers: { ProductList: (variables: { currentPage: number }) => (asked.push(variables), listAnswer()) } });

  beforeEach(() => {
    [asked, sent] = [[], []];
    arrive = () => undefined;
    window.IntersectionObserver = class implements Partial<IntersectionObserver> {
      constructor(callback: IntersectionObserverCallback) {
        arrive = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    Object.assign(window, {
      requestIdleCallback: (action: () => void) => setTimeout(action),
      cancelIdleCallback: clearTimeout,
      MessageChannel,
    });
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost/media/a.png?width=320&height=400');
  });
  const withWorker = (controller: unknown) =>
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.restoreAllMocks();
  });

  test('is fetched ahead with its pictures once the end of the list is seen, in the size that the screen uses', async () => {
    withWorker({
      postMessage: (message: { payload: { urls: string[] } }, [port]: MessagePort[]) => {
        sent.push(message);
        port?.postMessage({ status: 'done' });
      },
    });
    showList();
    await screen.findByRole('heading', { level: 1 });
    arrive(false);
    expect(asked.map(({ currentPage }) => currentPage)).not.toContain(2);
    arrive(true);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(asked.at(-1)).toMatchObject({ currentPage: 2 });
    expect(sent[0]).toMatchObject({ type: 'PREFETCH_IMAGES' });
    expect(sent[0]?.payload.urls.length).toBeGreaterThan(0);
    for (const url of sent[0]?.payload.urls ?? []) expect(url).toMatch(/^\/media\/.*width=320&height=400/);
  });

  test('is not where there is no worker that keeps pictures, or no next page', async () => {
    withWorker(null);
    showList();
    await screen.findByRole('heading', { level: 1 });
    arrive(true);
    withWorker({ postMessage: () => sent.push({ payload: { urls: [] } }) });
    expect(asked.map(({ currentPage }) => currentPage)).not.toContain(2);
    expect(sent).toEqual([]);
  });
});

test('on a narrow screen: filters are chosen in a dialog and shown together', async () => {
  const { host } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Norvik/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^25 mm/ }));
  expect(host.callsOf('navigation.push')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Show 14 products' }));
  expect(host.callsOf('navigation.push')).toEqual([[`${PATH}?f.bore_diameter=140025&f.manufacturer=83001`]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button of the filters says how many products they leave; nothing is said that the platform did not', async () => {
  const ProductCount = ({ filter }: { filter: Record<string, unknown> }) =>
    'bore_diameter' in filter ? new Error('planned') : countAnswer('manufacturer' in filter ? 1 : 14);
  show({ answers: { ProductCount } });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await dialog.findByRole('button', { name: 'Show 14 products' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Norvik/ }));
  expect(await dialog.findByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^25 mm/ }));
  expect(await dialog.findByRole('button', { name: 'Show products' })).toBeInTheDocument();
});

test('groups beyond the second are closed; a long list has a box that finds numbers by how they begin', async () => {
  const bores = Array.from({ length: 30 }, (_, index): [string, string, number] => [String(140000 + index), `${index + 1} mm`, 1]);
  const facets = facetsAnswer();
  const [bore] = facets.products?.aggregations?.filter((each) => each?.attribute_code === 'bore_diameter') ?? [];
  if (bore) {
    const options = bores.map(([value, label, count]) => ({ __typename: 'AggregationOption' as const, value, label, count }));
    const aggregations = (facets.products?.aggregations ?? []).map((each) => (each === bore ? { ...bore, options } : each));
    Object.assign(facets.products ?? {}, { aggregations });
  }
  show({ answers: { ProductFacets: facets } });
  const group = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details');
  await screen.findByRole('heading', { level: 1 });
  expect(group('Price (SAR)')).toHaveAttribute('open');
  expect(group('Manufacturer')).toHaveAttribute('open');
  expect(group('Bore diameter d (mm)')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Bore diameter d (mm)', { selector: 'summary' }));
  // Twelve sizes, the others on demand.
  expect(within(screen.getAllByRole('list', { name: 'Bore diameter d' })[0]!).getAllByRole('checkbox')).toHaveLength(12);
  await userEvent.click(screen.getByText('Show all 30', { selector: 'summary' }));
  const box = screen.getByRole('searchbox', { name: 'Find in Bore diameter d' });
  await userEvent.type(box, '٢');
  const labels = () => within(screen.getAllByRole('list', { name: 'Bore diameter d' })[1]!).getAllByRole('checkbox').length;
  // 2 and 20 to 29.
  expect(labels()).toBe(11);
  await userEvent.clear(box);
  await userEvent.type(box, '99');
  expect(screen.getByText('Nothing of that name')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox', { name: 'Find in Manufacturer' })).toBeNull();
});

test('numbers are filtered from–to; what cannot be is said, and changes nothing', async () => {
  const { host } = show();
  const from = await screen.findByRole('textbox', { name: 'Price (SAR), from' });
  await userEvent.type(from, '9');
  await userEvent.type(screen.getByRole('textbox', { name: 'Price (SAR), to' }), '1{Enter}');
  // Leaving the first one counts already.
  expect(host.callsOf('navigation.push')).toEqual([[`${PATH}?f.price=9_*`]]);
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription('Nothing is from 9 to 1: the first number is larger.');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Price (SAR), to' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Price (SAR), to' }), '١٢{Enter}');
  expect(host.callsOf('navigation.push').at(-1)).toEqual([`${PATH}?f.price=9_12`]);
  await userEvent.click(screen.getByText('Bore diameter d (mm)', { selector: 'summary' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Bore diameter d (mm), from' }), '18{Enter}');
  expect(host.callsOf('navigation.push').at(-1)).toEqual([`${PATH}?f.bore_diameter=140020-140025`]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Bore diameter d (mm), from' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Bore diameter d (mm), from' }), '26{Enter}');
  expect(screen.getByText('There is no size in this range.')).toBeInTheDocument();
});

test('bad input 5: a price from 9 to 1, or another span that is turned around says why nothing is there', async () => {
  show({ search: '?f.price=9_1', answers: { ProductList: listAnswer(0) } });
  expect(await screen.findByText('Nothing can be from 9 to 1: the first number is larger.')).toBeInTheDocument();
});

test('the size finder takes what is measured, and names the neighbours of what is not there', async () => {
  const facets = facetsAnswer();
  const outside = ['47', '52'].map((size) => ({
    __typename: 'AggregationOption' as const,
    value: `1410${size}`,
    label: `${size} mm`,
    count: 1,
  }));
  Object.assign(facets.products ?? {}, {
    aggregations: [
      ...FACETS,
      { __typename: 'Aggregation', attribute_code: 'outside_diameter', label: 'Outside diameter D', options: outside },
    ],
  });
  const { host } = show({ answers: { ProductFacets: facets } });
  const finder = within(await screen.findByRole('form', { name: 'Find by size' }));
  await userEvent.type(finder.getByRole('textbox', { name: 'Bore diameter d, mm' }), '22');
  await userEvent.click(finder.getByRole('button', { name: 'Find' }));
  expect(finder.getByText('Bore diameter d: no product has this size. Nearest: 20 · 25.')).toBeInTheDocument();
  await userEvent.clear(finder.getByRole('textbox', { name: 'Bore diameter d, mm' }));
  await userEvent.type(finder.getByRole('textbox', { name: 'Bore diameter d, mm' }), '٢٥');
  await userEvent.type(finder.getByRole('textbox', { name: 'Outside diameter D, mm' }), '52{Enter}');
  expect(host.callsOf('navigation.push')).toEqual([[`${PATH}?f.bore_diameter=140025&f.outside_diameter=141052`]]);
});

test('how many at a time is offered where the list ends, and kept for the next list', async () => {
  const first = show();
  const sizes = within(await screen.findByRole('navigation', { name: 'Per page' }));
  expect(sizes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['6', '12', '24', '48']);
  expect(sizes.getByRole('link', { name: '6' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(sizes.getByRole('link', { name: '48' }));
  first.unmount();
  // jsdom has no layout: the list's end is in sight, so that it grows with the next key.
  const { host, unmount } = show();
  await screen.findByRole('heading', { level: 1 });
  expect(host.callsOf('navigation.replace')).toEqual([]);
  await userEvent.keyboard('a');
  expect(host.callsOf('navigation.replace')).toEqual([[`${PATH}?size=48`]]);
  unmount();
  const said = show({ search: '?size=12' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('a');
  expect(said.host.callsOf('navigation.replace')).toEqual([]);
});

test('a list whose end is out of sight grows at once', async () => {
  localStorage.setItem('M2_VENIA_BROWSER_PERSISTENCE__listPageSize', JSON.stringify({ value: '24', timeStored: Date.now() }));
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 10));
  const { host } = show();
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[`${PATH}?size=24`]]));
  rect.mockRestore();
});

test('the view is kept for the next list, unless its address says another', async () => {
  const first = show();
  await userEvent.click(await screen.findByRole('link', { name: 'List' }));
  first.unmount();
  const next = show();
  await waitFor(() => expect(next.host.callsOf('navigation.replace')).toEqual([[`${PATH}?view=list`]]));
  next.unmount();
  const later = show({ search: '?page=2' });
  await waitFor(() => expect(later.host.callsOf('navigation.replace')).toEqual([[`${PATH}?view=list&page=2`]]));
  later.unmount();
  const said = show({ search: '?view=grid' });
  await userEvent.click(await screen.findByRole('link', { name: 'Grid' }));
  expect(said.host.callsOf('navigation.replace')).toEqual([]);
  said.unmount();
  const last = show();
  await screen.findByRole('heading', { level: 1 });
  expect(last.host.callsOf('navigation.replace')).toEqual([]);
});

test('the filters can be skipped', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Skip to products' })).toHaveAttribute('href', '#products');
  expect(document.getElementById('products')).toHaveAttribute('tabindex', '-1');
});

test('while another page loads, the list stays and is busy', async () => {
  let answer: (value: unknown) => void = () => {};
  const { host } = show({
    answers: {
      ProductList: (variables: { currentPage: number }) =>
        variables.currentPage === 1 ? listAnswer() : new Promise((resolve) => (answer = resolve)),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  act(() =>
    host.set.navigation.set({
      location: { pathname: PATH, search: '?page=2', hash: '', state: null, key: 'second' },
      isPageLoading: false,
    }),
  );
  expect(await screen.findByRole('link', { name: 'Deep groove ball bearing 6205-2RS' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(listAnswer(14, { page: 2 })));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByRole('status')).toHaveTextContent('7–12 of 14 products');
});

test('bad input 3: values and attributes that nobody has leave no products, and the way back to all of them', async () => {
  const asked: unknown[] = [];
  show({
    search: '?f.manufacturer=999999&f.nonsense=1&f.%3Cscript%3E=2',
    answers: { ProductList: (variables: unknown) => (asked.push(variables), listAnswer(0)) },
  });
  expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Clear all filters' })[0]).toHaveAttribute('href', PATH);
  expect(asked[0]).toMatchObject({ filter: { manufacturer: { in: ['999999'] }, nonsense: { in: ['1'] } } });
  expect(JSON.stringify(asked[0])).not.toContain('script');
});

test('bad input 4: page 999 says so, and leads to the first', async () => {
  const message = 'currentPage value 999 specified is greater than the 3 page(s) available.';
  show({ search: '?page=999', answers: { ProductList: new Error(message) } });
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', PATH);
});

test('bad input 6: a category without products says so, with no filters and no pages', async () => {
  show({ answers: { ProductList: listAnswer(0), ProductFacets: facetsAnswer(0) } });
  expect(await screen.findByRole('heading', { name: 'There are no products in this category yet' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('nothing matches, nothing there, a page too far, no answer', async () => {
  const none = show({ search: '?f.manufacturer=83001', answers: { ProductList: listAnswer(0) } });
  expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeInTheDocument();
  none.unmount();
  const empty = show({ answers: { ProductList: listAnswer(0), ProductFacets: facetsAnswer(0) } });
  expect(await screen.findByRole('heading', { name: 'There are no products in this category yet' })).toBeInTheDocument();
  empty.unmount();
  const far = show({ search: '?page=99', answers: { ProductList: { products: null } } });
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', PATH);
  far.unmount();
  const { host } = show({ search: '?f.bogus=1', answers: { ProductList: new Error('Field "bogus" is not defined') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be loaded.');
  expect(screen.getByRole('link', { name: 'Start over without filters' })).toHaveAttribute('href', PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(host.callsOf('navigation.replace')).toEqual([[`${PATH}?f.bogus=1`, { fresh: true }]]);
});

test('no such category: the shell is told', async () => {
  const { reported } = show({ answers: { CategoryPage: { categories: { __typename: 'CategoryResult', items: [] } } } });
  await waitFor(() => expect(reported.notFound).toBe(1));
});

test('Arabic', async () => {
  show({ language: 'ar' });
  expect(await screen.findByRole('status')).toHaveTextContent('\u20661–6\u2069 من 14 منتجًا');
  expect(screen.getAllByRole('button', { name: 'أضف إلى السلة' })).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'الترتيب حسب' })).toBeInTheDocument();
});
