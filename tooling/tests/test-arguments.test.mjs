import { readArguments } from '../scripts/test-arguments.mjs';

const known = { suites: ['unit', 'browser'], packages: ['shell', 'mfe-company'] };

test('suites, packages and files of browser tests are told apart', () => {
  expect(readArguments(['mfe-company', 'browser', 'buying/cart-page', '--busy', '--repeat', '10'], known)).toEqual({
    suites: ['browser'],
    packages: ['mfe-company'],
    files: ['buying/cart-page'],
    repeat: 10,
    isBusy: true,
  });
  expect(readArguments([], known)).toEqual({ suites: [], packages: [], files: [], repeat: 1, isBusy: false });
});

test.each([
  [['brwoser'], /no suite, package or browser test "brwoser"/],
  [['browser', '--repeat', 'often'], /--repeat needs a whole number/],
  [['browser', '--repeat', '0'], /--repeat needs a whole number/],
  [['unit', '--repeat', '3'], /name their files/],
  [['--loud'], /--loud/],
])('%j is refused in words', (args, message) => {
  expect(() => readArguments(args, known)).toThrow(message);
});
