import { wordsOf } from './words-of-path';

test.each([
  ['/bearings/ball-6205-2rs.html', 'ball 6205 2rs'],
  ['/', ''],
  ['/old_page/', 'old page'],
  ['/%D9%85%D8%AD%D9%85%D9%84-6205', 'محمل 6205'],
  ['/100%-off', '100% off'],
  [`/${'long-'.repeat(40)}`, 'long '.repeat(12).trim()],
])('%s says "%s"', (path, words) => expect(wordsOf(path).trim()).toBe(words));
