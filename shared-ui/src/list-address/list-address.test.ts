import { among, anyText, day, defineListAddress, shortText } from './list-address';

const pages = defineListAddress('/pages', {});
const address = defineListAddress('/list', {
  query: shortText(10),
  status: among(['OPEN', 'CLOSED']),
  show: (text) => among(['all', 'mine'])(text) ?? 'all',
  user: anyText,
  from: day,
});
const nothing = { query: '', status: undefined, show: 'all', user: undefined, from: undefined, page: 1 };

test.each([
  ['', 1],
  ['?page=3', 3],
  ['page=3', 3],
  ['?page=', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=2.7', 2],
  ['?page=0.9', 1],
  ['?page=x', 1],
  ['?page=two', 1],
  ['?page=Infinity', 1],
  ['?page=1e999', 1],
  ['?page=٣', 1],
  ['?page=2&page=3', 2],
  // A whole number: the list says that it has no such page.
  ['?page=1e9', 1_000_000_000],
])('the page of %j is %s', (search, page) => expect(pages.read(search)).toEqual({ page }));

test.each([
  ['?status=OPEN', 'OPEN'],
  ['?status=open', undefined],
  ['?status=toString', undefined],
  ['?status=', undefined],
])('the status of %j is %s', (search, status) => expect(address.read(search)).toEqual({ ...nothing, status }));

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-3-1', undefined],
  ['2026', undefined],
  ['yesterday', undefined],
  ['٢٠٢٦-٠٣-٠١', undefined],
])('the day of %j is %s', (text, expected) => expect(day(text)).toBe(expected));

test('an address without parameters asks for everything', () => {
  expect(address.read('')).toEqual(nothing);
  expect(address.read('?utm_source=mail&constructor=x')).toEqual(nothing);
});

test('a text is trimmed and cut; an id is as it stands', () => {
  expect(address.read('?query=++6205+2rs+&user=+Mg%3D%3D')).toEqual({ ...nothing, query: '6205 2rs', user: ' Mg==' });
  expect(address.read(`?query=${'x'.repeat(10_000)}`).query).toHaveLength(10);
  expect(address.read('?query=+++').query).toBe('');
});

test('parameters are written in the order of the fields, the page last', () => {
  const values = { page: 2, from: '2026-03-01', user: 'Mg==', show: 'mine', status: 'OPEN', query: '<b> 🔩' };
  const search = '?query=%3Cb%3E+%F0%9F%94%A9&status=OPEN&show=mine&user=Mg%3D%3D&from=2026-03-01&page=2';
  expect(address.path(values)).toBe(`/list${search}`);
  expect(address.read(search)).toEqual(values);
});

test('Arabic text is written so that it reads the same', () => {
  const search = '?query=%D9%85%D8%AD%D9%85%D9%84+%D9%A6%D9%A2%D9%A0%D9%A5&user=%D8%B3%D8%A7%D8%B1%D8%A9';
  expect(address.path({ query: 'محمل ٦٢٠٥', user: 'سارة' })).toBe(`/list${search}`);
  expect(address.read(search)).toEqual({ ...nothing, query: 'محمل ٦٢٠٥', user: 'سارة' });
});

test('what is as if it were not there is left out: page 1, nothing, nonsense', () => {
  expect(address.path({})).toBe('/list');
  expect(address.path(nothing)).toBe('/list');
  expect(address.path({ query: ' ', status: '', show: 'all', user: '', from: '', page: 1 })).toBe('/list');
  expect(address.path({ status: 'lost', show: 'everything', from: '2026-02-30', page: -1 })).toBe('/list');
  expect(pages.path({ page: 2 })).toBe('/pages?page=2');
});

test('values have the types of their readers', () => {
  const { status, show, query, page } = address.read('?status=OPEN');
  const typed: { status: 'OPEN' | 'CLOSED' | undefined; show: 'all' | 'mine'; query: string; page: number } = { status, show, query, page };
  expect(typed.status).toBe('OPEN');
});
