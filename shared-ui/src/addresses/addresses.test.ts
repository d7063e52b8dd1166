import { searchPath, telAddress } from './addresses';

test.each([
  ['6205-2RS', '/search.html?query=6205-2RS'],
  [' seal kit & more ', '/search.html?query=seal+kit+%26+more'],
  ['٦٢٠٥', '/search.html?query=6205'],
  ['محمل', '/search.html?query=%D9%85%D8%AD%D9%85%D9%84'],
])('what %j finds is at %s', (query, path) => expect(searchPath(query)).toBe(path));

test.each([
  ['9200 00000', 'tel:920000000'],
  ['+966 (11) 000-0000', 'tel:+966110000000'],
  ['\u2066+٩٦٦ 11 000 0000\u2069', 'tel:+966110000000'],
])('%j is called by %s', (phone, address) => expect(telAddress(phone)).toBe(address));
