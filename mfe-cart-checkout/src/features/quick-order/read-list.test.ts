import { readFile, readText } from './read-list';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

/** A file as far as it is read; jsdom's own cannot be. */
function file(content: Uint8Array, size = content.length): Blob {
  return { size, arrayBuffer: () => Promise.resolve(content.slice().buffer) } as unknown as Blob;
}

const pairs = (list: Awaited<ReturnType<typeof readText>>) =>
  list.problem === undefined ? list.entries.map(({ sku, quantity }) => [sku, quantity]) : list.problem;
const TWO = [
  ['6205-2RS', '10'],
  ['UCP205', '4'],
];

test.each([
  ['comma, header', 'sku,qty\n6205-2RS,10\nUCP205,4\n', TWO],
  ['comma, none', '6205-2RS,10\nUCP205,4', TWO],
  ['semicolon, Windows', 'SKU;Quantity\r\n6205-2RS;10\r\nUCP205;4\r\n', TWO],
  ['tab, old Mac', '6205-2RS\t10\rUCP205\t4\r', TWO],
  ['said by Excel', 'sep=;\r\n6205-2RS;10\r\nUCP205;4', TWO],
  ['columns the other way, others between', 'Qty,Note,Part No.\n10,x,6205-2RS\n4,,UCP205', TWO],
  [
    'header in Arabic',
    'رقم القطعة;الكمية\n6205-2RS;١٠\nUCP205;٤',
    [
      ['6205-2RS', '10'],
      ['UCP205', '4'],
    ],
  ],
  ['empty lines and spaces', '\n\n 6205-2RS , 10 \n , \nUCP205,4\n\n', TWO],
  ['quoted', '"6205-2RS","10"\n"UCP205","4"', TWO],
  [
    'quoted delimiters, quotes and line breaks',
    '"A,""1""",2\n"B\nC",3',
    [
      ['A,"1"', '2'],
      ['BC', '3'],
    ],
  ],
  [
    'an inch mark',
    '"1/2 NPT,2\nX,3',
    [
      ['"1/2 NPT', '2'],
      ['X', '3'],
    ],
  ],
  [
    'formulas are text',
    '=cmd()|x,1\n+1+1,2\n@SUM(A1),3',
    [
      ['=cmd()|x', '1'],
      ['+1+1', '2'],
      ['@SUM(A1)', '3'],
    ],
  ],
  [
    'part numbers alone',
    '6205-2RS\nUCP205',
    [
      ['6205-2RS', '1'],
      ['UCP205', '1'],
    ],
  ],
  ['a decimal comma stays one, to be refused', '6205;1,5', [['6205', '1,5']]],
  ['a decimal comma that nobody quoted', '6205,1,5', [['6205', '1,5']]],
  [
    'no quantity',
    '6205,\nUCP205,4',
    [
      ['6205', ''],
      ['UCP205', '4'],
    ],
  ],
  ['marks of direction', '\u200f6205\u200e\t\u061c3', [['6205', '3']]],
  ['emoji and override characters', 'A\u202eB😀,1', [['AB😀', '1']]],
  ['nothing', '', 'empty'],
  ['a header alone', 'sku,qty\n', 'empty'],
])('text: %s', async (_name, text, expected) => expect(pairs(await readText(text))).toEqual(expected));

test.each([
  ['UTF-8', bytes('6205-2RS,10\nUCP205,4')],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'sku,qty\n6205-2RS,10\nUCP205,4')],
  // «رقم القطعة;الكمية»
  [
    'Windows-1256',
    bytes(
      [0xd1, 0xde, 0xe3, 0x20, 0xc7, 0xe1, 0xde, 0xd8, 0xda, 0xc9, 0x3b, 0xc7, 0xe1, 0xdf, 0xe3, 0xed, 0xc9],
      '\r\n6205-2RS;10\r\nUCP205;4\r\n',
    ),
  ],
  [
    'UTF-16, as Excel writes Unicode text',
    bytes(
      [0xff, 0xfe],
      [...'6205-2RS\t10\nUCP205\t4'].flatMap((c) => [c.charCodeAt(0), 0]),
    ),
  ],
])('file: %s', async (_name, content) => expect(pairs(await readFile(file(content)))).toEqual(TWO));

test.each([
  ['an old workbook', file(bytes([0xd0, 0xcf, 0x11, 0xe0, 0])), 'spreadsheet'],
  ['a picture', file(bytes([0x89, 0x50, 0x4e, 0x47])), 'not-text'],
  ['a program', file(bytes('MZ', [0x90, 0, 3, 0])), 'not-text'],
  ['50 MB, unread', file(bytes('A,1'), 50 * 1024 * 1024), 'too-large'],
  ['100 000 rows', file(bytes('A,1\n'.repeat(100_000))), 'too-many'],
  ['an empty file', file(bytes('')), 'empty'],
  ['one that went away', { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob, 'unreadable'],
])('refused: %s', async (_name, content, problem) => expect(await readFile(content)).toEqual({ problem }));

test('10 000 rows fit', async () => {
  const list = await readText(Array.from({ length: 10_000 }, (_, index) => `P-${index},${index + 1}`).join('\n'));
  expect(pairs(list)).toHaveLength(10_000);
});
