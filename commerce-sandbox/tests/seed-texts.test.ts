/** Demo texts that say the same thing are written the same way, and promise what the checkout offers. */
import { ATTRIBUTES } from '../src/demo/seed/tables/attributes.ts';
import { cmsPages } from '../src/demo/seed/texts/cms-pages.ts';
import { COMPANY_PAGES } from '../src/demo/seed/texts/company-pages.ts';
import { HELP_PAGES } from '../src/demo/seed/texts/help-pages.ts';
import { BRANCH_SERVICES } from '../src/demo/seed/texts/store-locations.ts';

const LANGUAGES = ['en', 'ar'] as const;

test.each(LANGUAGES)('per cent is written without a space, as the shop writes it (%s)', (language) => {
  const texts = cmsPages().flatMap(({ title, summary, content }) => [title, summary, content].map((text) => text[language]));
  expect(texts.filter((text) => /\d\s%/.test(text))).toEqual([]);
});

// A unit stands in parentheses after the label.
test.each(LANGUAGES)('no attribute has parentheses in its label (%s)', (language) => {
  expect(ATTRIBUTES.map(({ label }) => label[language]).filter((label) => label.includes('('))).toEqual([]);
});

test('the answer on payment names what the checkout offers to everybody and to companies', () => {
  const faqs = HELP_PAGES.find(({ identifier }) => identifier === 'faqs')?.content;
  for (const name of ['debit card', 'bank transfer', 'cash on delivery', 'purchase order']) expect(faqs?.en).toContain(name);
  for (const name of ['بطاقة ائتمان أو مدى', 'تحويل بنكي', 'عند الاستلام', 'أمر شراء']) expect(faqs?.ar).toContain(name);
});

test('no branch promises a collection, which the checkout does not offer', () => {
  const locations = COMPANY_PAGES.find(({ identifier }) => identifier === 'locations')?.content;
  for (const text of [locations, BRANCH_SERVICES.counter]) {
    expect(text?.en).not.toMatch(/collect/i);
    expect(text?.ar).not.toContain('استلام');
  }
});
