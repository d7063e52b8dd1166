import { listAddress, pageOf, stateOf } from './list-address';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=two', 1],
])('the page of %j is %s', (search, page) => expect(pageOf(search)).toBe(page));

test.each([
  ['', undefined],
  ['?status=OPEN', 'OPEN'],
  ['?status=open', undefined],
  ['?status=toString', undefined],
])('the state of %j is %s', (search, state) => expect(stateOf(search, ['OPEN', 'CLOSED'])).toBe(state));

test('an address says what is not the first page of all', () => {
  expect(listAddress('/tickets', {})).toBe('/tickets');
  expect(listAddress('/tickets', { page: 1, state: undefined })).toBe('/tickets');
  expect(listAddress('/tickets', { page: 2, state: 'OPEN' })).toBe('/tickets?status=OPEN&page=2');
});
