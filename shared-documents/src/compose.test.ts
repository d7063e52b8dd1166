import { compose } from './compose';
import type { DocumentDescription } from './description';
import type { Pen } from './pen';

interface Written {
  page: number;
  text: string;
  x: number;
  y: number;
}

/** A pen that writes down what it draws; each character is half as wide as it is high. */
function recordingPen() {
  const texts: Written[] = [];
  const paths: string[] = [];
  let pages = 1;
  let current = 0;
  const pen: Pen = {
    pageWidth: 600,
    pageHeight: 800,
    widthOf: (run, _script, style) => run.length * style.size * 0.5,
    text: (text, _script, x, y) => texts.push({ page: current, text, x, y }),
    line: () => {},
    area: () => {},
    path: (d) => paths.push(d),
    picture: () => {},
    addPage: () => {
      current = pages;
      pages += 1;
    },
    turnTo: (page) => {
      current = page;
    },
    get pages() {
      return pages;
    },
  };
  return { pen, texts, paths, on: (page: number) => texts.filter((text) => text.page === page).map(({ text }) => text) };
}

const description = (extra: Partial<DocumentDescription> = {}): DocumentDescription => ({
  title: 'Quotation',
  locale: 'en-US',
  sender: { name: 'AMC eShop', lines: ['Riyadh'] },
  blocks: [],
  ...extra,
});

const composed = (extra?: Partial<DocumentDescription>) => {
  const recorded = recordingPen();
  compose(description(extra), recorded.pen);
  return recorded;
};

test('says who sends it, what it is, for whom, and its facts', () => {
  const { on } = composed({ recipient: { label: 'For', lines: ['Sara'] }, facts: [{ label: 'Number', value: 'Q-1' }] });
  expect(on(0)).toEqual(expect.arrayContaining(['AMC eShop', 'Riyadh', 'Quotation', 'For', 'Sara', 'Number: ', 'Q-1', 'Page 1 of 1']));
});

test('amounts stand at the end of their column', () => {
  const { texts } = composed({
    blocks: [{ kind: 'table', columns: [{ label: 'SKU' }, { label: 'Price', align: 'end' }], rows: [['6205', 'SAR 1.00']] }],
  });
  const sku = texts.find(({ text }) => text === '6205');
  const price = texts.find(({ text }) => text === 'SAR 1.00');
  expect(sku?.x).toBe(54);
  expect((price?.x ?? 0) + 'SAR 1.00'.length * 5).toBe(600 - 54);
});

test('a table of an Arabic document begins at the right', () => {
  const { texts } = composed({
    locale: 'ar-SA',
    blocks: [{ kind: 'table', columns: [{ label: 'الرقم' }, { label: 'السعر', align: 'end' }], rows: [['6205', 'SAR 1.00']] }],
  });
  const sku = texts.find(({ text }) => text === '6205');
  const price = texts.find(({ text }) => text === 'SAR 1.00');
  expect((sku?.x ?? 0) + '6205'.length * 5).toBe(600 - 54);
  expect(price?.x).toBe(54);
});

test('a table over pages repeats its head, and loses no row', () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`row-${index}`]);
  const { texts, on, pen } = composed({ blocks: [{ kind: 'table', columns: [{ label: 'Head' }], rows }] });
  expect(pen.pages).toBeGreaterThan(1);
  for (let page = 0; page < pen.pages; page += 1)
    expect(on(page)).toEqual(expect.arrayContaining(['Head', `Page ${page + 1} of ${pen.pages}`]));
  expect(texts.filter(({ text }) => text.startsWith('row-'))).toHaveLength(80);
});

test('nothing is written below the foot', () => {
  const { texts } = composed({ blocks: [{ kind: 'paragraph', text: 'word '.repeat(3000) }] });
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(800 - 40);
});

test('totals follow the table, and the foot stands on the page', () => {
  const { on } = composed({
    footer: 'Valid for 14 days',
    blocks: [{ kind: 'table', columns: [{ label: 'SKU' }], rows: [], totals: [{ label: 'Total', value: 'SAR 2.00', isStrong: true }] }],
  });
  expect(on(0)).toEqual(expect.arrayContaining(['Total', 'SAR 2.00', 'Valid for 14 days']));
});

test('a code of squares is one path', () => {
  const { paths } = composed({ blocks: [{ kind: 'qr', text: 'AQ1BTUMg', label: 'Tax code' }] });
  expect(paths).toHaveLength(1);
  expect(paths[0]?.startsWith('M2 2h1v1h-1z')).toBe(true);
});
