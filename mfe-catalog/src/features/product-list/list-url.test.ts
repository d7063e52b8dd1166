import { buildSearch, parseListState, setFilter, toFacetVariables, toggleFilter, toListVariables } from './list-url';

const empty = parseListState('');

test('the defaults of the specification: page 1, six products, the platform’s order', () => {
  expect(empty).toEqual({ filters: {}, sort: undefined, page: 1, pageSize: 6, view: 'grid', query: '' });
  expect(buildSearch(empty)).toBe('');
});

test.each([
  '?f.bore_diameter=140048&f.manufacturer=83001-83002',
  '?f.category_uid=Nw%3D%3D&f.category_uid=OA%3D%3D',
  '?sort=price-desc&size=24&view=list&f.price=0_50&page=3',
  '?query=6205+2rs&page=2',
])('%s reads back as it was written', (search) => expect(buildSearch(parseListState(search))).toBe(search));

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?page=99999999',
  '?size=7',
  '?size=1000000',
  '?sort=price',
  '?sort=__proto__-asc',
  '?view=table',
  '?f.=1',
  '?f.A-B=1',
  '?f.__proto__=1',
  '?f.price=',
  '?utm_source=mail',
])('%s is read as the default', (search) => expect(parseListState(search)).toEqual(empty));

test('a query string of 20 kB stays bounded', () => {
  const search = `?query=${'x'.repeat(10_000)}&${Array.from({ length: 800 }, (_, index) => `f.code${index % 40}=${index}`).join('&')}`;
  const state = parseListState(search);
  expect(Object.keys(state.filters)).toHaveLength(12);
  expect(state.query).toHaveLength(128);
  expect(buildSearch(state).length).toBeLessThan(6000);
});

test('choosing a value, leaving it, and going back to the first page', () => {
  const chosen = toggleFilter({ ...empty, page: 4 }, 'manufacturer', '83001');
  expect(chosen).toMatchObject({ filters: { manufacturer: ['83001'] }, page: 1 });
  expect(toggleFilter(chosen, 'manufacturer', '83002').filters).toEqual({ manufacturer: ['83001', '83002'] });
  expect(toggleFilter(chosen, 'manufacturer', '83001').filters).toEqual({});
});

test('a span replaces another one', () => {
  const chosen = toggleFilter(toggleFilter(empty, 'price', '0_50'), 'price', '50_100');
  expect(chosen.filters).toEqual({ price: ['50_100'] });
  expect(parseListState('?f.price=0_50&f.price=50_100').filters).toEqual({ price: ['50_100'] });
});

test('forms without scripts name each option, and each end of a span', () => {
  expect(parseListState('?f.bore_diameter=1&f.bore_diameter=2').filters).toEqual({ bore_diameter: ['1', '2'] });
  expect(buildSearch(parseListState('?f.bore_diameter=1&f.bore_diameter=2'))).toBe('?f.bore_diameter=1-2');
  expect(parseListState('?f.price.from=10&f.price.to=٥٠').filters).toEqual({ price: ['10_50'] });
  expect(parseListState('?f.price.from=&f.price.to=50').filters).toEqual({ price: ['*_50'] });
  expect(parseListState('?f.price.from=cheap&f.price.to=').filters).toEqual({});
});

test('choosing the values of an attribute anew, or none', () => {
  expect(setFilter({ ...empty, page: 4 }, 'price', ['9_12'])).toMatchObject({ filters: { price: ['9_12'] }, page: 1 });
  expect(setFilter(parseListState('?f.price=9_12'), 'price', []).filters).toEqual({});
});

test('variables for the platform', () => {
  const state = parseListState('?f.manufacturer=83001&f.price=50_*&f.length_mm=0_10&sort=bore_diameter-desc&view=list&size=12&page=2');
  expect(toListVariables(state, { categoryUid: 'Nw==' })).toEqual({
    filter: { category_uid: { eq: 'Nw==' }, manufacturer: { in: ['83001'] }, price: { from: '50' }, length_mm: { from: '0', to: '10' } },
    sort: { bore_diameter: 'DESC' },
    pageSize: 12,
    currentPage: 2,
    withFacets: true,
  });
  expect(toListVariables(empty, { search: '6205' })).toEqual({
    search: '6205',
    filter: {},
    pageSize: 6,
    currentPage: 1,
    withFacets: false,
  });
  expect(toFacetVariables({})).toEqual({ filter: {} });
});
