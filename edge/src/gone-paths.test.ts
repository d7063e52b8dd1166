import { isAmong, readGonePaths } from './gone-paths';

test('a path a line; remarks and empty lines are none', () => {
  expect(readGonePaths('# old shop\n/old-catalogue/*\r\n\n  /gone.html \n')).toEqual(['/old-catalogue/*', '/gone.html']);
});

test.each(['gone.html', '/a b', '/a?b=1', '/a*b', '*'])('"%s" is refused, with its line', (line) => {
  expect(() => readGonePaths(`/fine\n${line}`)).toThrow('line 2');
});

test('a path is whole, or begins so', () => {
  const isGone = isAmong(['/gone.html', '/old-catalogue/*']);
  expect(['/gone.html', '/old-catalogue/', '/old-catalogue/a/b', '/gone.html2', '/old-catalogue', '/'].map(isGone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
