import { drawable, isolated, visualRuns, wrap } from './text-runs';

const shown = (text: string, direction: 'ltr' | 'rtl') => visualRuns(text, direction).map((run) => run.text);

test('a line from the left is one run', () => {
  expect(visualRuns('Deep groove ball bearing 6205-2RS', 'ltr')).toEqual([{ text: 'Deep groove ball bearing 6205-2RS', script: 'latin' }]);
});

test('an Arabic line stands from the right: its last word is the leftmost', () => {
  expect(shown('رولمان بلي', 'rtl')).toEqual(['بلي', ' ', 'رولمان']);
});

test('a part number keeps its order between Arabic words', () => {
  expect(shown('رولمان 6205-2RS بلي', 'rtl')).toEqual(['بلي', ' ', '6205-2RS', ' ', 'رولمان']);
});

test('a name with its number keeps its order', () => {
  expect(shown('زيت HLP 32 هيدروليكي', 'rtl')).toEqual(['هيدروليكي', ' ', 'HLP 32', ' ', 'زيت']);
});

test('what is isolated keeps its own order', () => {
  expect(shown(`الرقم: ${isolated('Q-1 (A)')}`, 'rtl').join('')).toMatch(/^Q-1 \(A\)/);
});

test('brackets round Arabic words are turned', () => {
  expect(shown('(بلي)', 'rtl')).toEqual(['(', 'بلي', ')']);
});

test('each script has its font', () => {
  expect(visualRuns('SKF بلي', 'ltr').map((run) => run.script)).toEqual(['latin', 'arabic']);
});

test('signs that no font has are written with the nearest', () => {
  expect(drawable('⌀25 ≤ 30')).toBe('Ø25 <= 30');
});

test('marks of direction and control are not drawn', () => {
  expect(shown('a\u202Eb\u200Fc', 'ltr').join('')).not.toMatch(/[\u200F\u202E]/);
});

describe('lines', () => {
  const measure = (line: string) => line.length;

  test('break at spaces', () => {
    expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
  });

  test('a word that is too long is broken where it must be', () => {
    expect(wrap('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  });

  test('keep the breaks of the text, and empty lines', () => {
    expect(wrap('a\n\nb', 10, measure)).toEqual(['a', '', 'b']);
  });
});
