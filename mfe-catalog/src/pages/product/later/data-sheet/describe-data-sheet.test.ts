import { createText } from 'shared-platform';
import { createStubHost } from 'shared-testing';
import { describeDataSheet, type SheetInput } from './describe-data-sheet';
import { sheetMessages } from './messages/source';

const product = {
  name: 'Deep groove ball bearing 6205-2RS',
  manufacturer: 'Ostervogt',
  specifications: [
    { code: 'bore_diameter', label: 'Bore diameter d', value: '25', unit: 'unit.mm' as const },
    { code: 'seal', label: 'Seal', value: '2RS', unit: undefined },
  ],
  descriptionHtml: '<p>Single row.</p><script>alert(1)</script><ul><li>Greased</li><li>Sealed</li></ul>',
};

async function describe(language: 'en' | 'ar', more: Partial<Omit<SheetInput, 'valueOf'>> = {}) {
  const locale = language === 'ar' ? 'ar-SA' : 'en-US';
  return describeDataSheet({
    product,
    sku: '6205-2RS',
    address: 'https://shop.example/6205.html',
    picture: { svg: '<svg/>' },
    brand: { ...createStubHost().config.brand, vatNumber: '300000000000003' },
    language,
    locale,
    now: new Date('2026-11-24T09:00:00Z'),
    text: createText(locale, (await sheetMessages[language]()).default),
    valueOf: ({ value, unit }) => (unit ? `\u2066${value}\u2069 mm` : value),
    ...more,
  });
}

test('the product’s own data, its drawing, where it comes from, and the way to its page', async () => {
  expect(await describe('en')).toMatchObject({
    title: product.name,
    locale: 'en-US',
    sender: { name: 'AMC eShop', lines: expect.arrayContaining(['VAT number 300000000000003']) },
    facts: [
      { label: 'Part number', value: '6205-2RS' },
      { label: 'Manufacturer', value: 'Ostervogt' },
      { label: 'Date', value: 'Nov 24, 2026' },
    ],
    blocks: [
      { kind: 'drawing', svg: '<svg/>' },
      { kind: 'heading', text: 'Specifications' },
      {
        kind: 'facts',
        rows: [
          { label: 'Bore diameter d', value: '25 mm' },
          { label: 'Seal', value: '2RS' },
        ],
      },
      { kind: 'heading', text: 'Description' },
      { kind: 'paragraph', text: 'Single row.' },
      { kind: 'paragraph', text: 'Greased' },
      { kind: 'paragraph', text: 'Sealed' },
      { kind: 'qr', text: 'https://shop.example/6205.html' },
    ],
  });
});

test('without picture, manufacturer and description it is whole', async () => {
  const bare = { ...product, manufacturer: undefined, descriptionHtml: '' };
  const { blocks, facts } = await describe('ar', { picture: undefined, product: bare });
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'facts', 'qr']);
  expect(facts?.map(({ label }) => label)).toEqual(['رقم القطعة', 'التاريخ']);
});

test('a description without paragraphs is one; a picture that is no drawing is a picture', async () => {
  const bytes = new ArrayBuffer(1);
  const { blocks } = await describe('en', { picture: { bytes }, product: { ...product, descriptionHtml: 'Greased <b>for life</b>' } });
  expect(blocks[0]).toMatchObject({ kind: 'picture', bytes });
  expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Greased for life' });
});
