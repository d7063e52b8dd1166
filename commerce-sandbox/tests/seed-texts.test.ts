/** Demo texts that say the same thing are written the same way. */
import { ATTRIBUTES } from '../src/demo/seed/tables/attributes.ts';
import { cmsPages } from '../src/demo/seed/texts/cms-pages.ts';

const LANGUAGES = ['en', 'ar'] as const;

test.each(LANGUAGES)('per cent is written without a space, as the shop writes it (%s)', (language) => {
  const texts = cmsPages().flatMap(({ title, summary, content }) => [title, summary, content].map((text) => text[language]));
  expect(texts.filter((text) => /\d\s%/.test(text))).toEqual([]);
});

// A unit stands in parentheses after the label.
test.each(LANGUAGES)('no attribute has parentheses in its label (%s)', (language) => {
  expect(ATTRIBUTES.map(({ label }) => label[language]).filter((label) => label.includes('('))).toEqual([]);
});
