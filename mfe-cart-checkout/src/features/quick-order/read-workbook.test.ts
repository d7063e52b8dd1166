/** @jest-environment node */
import { workbook, zip } from '../../testing/workbook';
import { readFile } from './read-list';

const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]) as Blob;
const read = async (bytes: Buffer) => {
  const list = await readFile(file(bytes));
  return 'problem' in list && list.problem !== undefined ? list.problem : list.entries.map(({ sku, quantity }) => [sku, quantity]);
};

test('texts by their place, in the cell, of formulas; numbers as they are read; columns by their letters', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>7</v></c><c r="C2"><v>10.0</v></c></row>' +
    '<row r="3"/>' +
    '<row r="4"><c r="A4" t="inlineStr"><is><r><t>UCP</t></r><r><t>205</t></r></is></c><c r="C4"><f>2*2</f><v>4</v></c></row>' +
    '<row r="5"><c r="A5"><v>6204</v></c><c r="C5"><v>1.5</v></c></row>' +
    '<row r="6"><c r="A6" t="str"><f>A2&amp;"X"</f><v>A&amp;&#66;&lt;</v></c><c r="C6" t="s"><v>3</v></c></row>';
  const shared = '<si><t>SKU</t></si><si><t>Quantity</t></si><si><t xml:space="preserve">6205-2RS </t></si><si><t>١٢</t></si>';
  expect(await read(workbook(rows, shared))).toEqual([
    ['6205-2RS', '10'],
    ['UCP205', '4'],
    ['6204', '1.5'],
    ['A&B<', '12'],
  ]);
});

test('a formula without a result is nothing, and is not run', async () => {
  expect(
    await read(
      workbook(
        '<row><c r="A1" t="str"><f>cmd()</f></c><c r="B1"><v>1</v></c></row><row><c t="inlineStr"><is><t>=cmd()|x</t></is></c></row>',
      ),
    ),
  ).toEqual([
    ['', '1'],
    ['=cmd()|x', '1'],
  ]);
});

test.each([
  ['an archive of something else', zip({ 'word/document.xml': '<x/>' }), 'spreadsheet'],
  ['an encrypted one', zip({ 'xl/worksheets/sheet1.xml': '<x/>' }, { isEncrypted: true }), 'spreadsheet'],
  ['one that is cut', workbook('<row/>').subarray(0, 200), 'spreadsheet'],
  ['one whose beginning alone is an archive’s', Buffer.from('PK\u0003\u0004 and no more'), 'spreadsheet'],
  ['one that leads out of the file', Buffer.concat([workbook('<row/>').subarray(0, 40), zip({ a: 'b' }).subarray(-22)]), 'spreadsheet'],
  ['an empty sheet', workbook(''), 'empty'],
  ['more than 10 000 rows', workbook('<row><c t="inlineStr"><is><t>A</t></is></c></row>'.repeat(10_001)), 'too-many'],
])('%s is refused', async (_name, bytes, problem) => expect(await read(bytes)).toBe(problem));

test('a small archive that unpacks without end is not unpacked to its end', async () => {
  const bomb = zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await read(bomb)).toBe('too-large');
});

test('rows without an end, however many, take no time', async () => {
  expect(await read(workbook('<row><c><v>1</v></c></row>' + '<row>'.repeat(2_000_000)))).toEqual([['1', '1']]);
  expect(await read(workbook('<row '.repeat(2_000_000)))).toBe('empty');
});
