import { readDrawing } from './drawing-elements';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125">${content}</svg>`;
const DIMENSION = '<g data-dimension="d"><path d="M0 0L1 1" stroke="#0b5394" stroke-width="3"/></g>';

test('shapes come with their paint, dimensions with their letters, ids with a prefix', () => {
  const drawn = readDrawing(
    svg(`<defs><pattern id="hatch" width="17" height="17"/></defs><rect width="9" height="9" fill="url(#hatch)"/>${DIMENSION}`),
    'p-',
  );
  expect(drawn?.viewBox).toBe('0 0 100 125');
  expect(drawn?.shapes).toMatchObject([
    { name: 'defs', children: [{ name: 'pattern', attributes: { id: 'p-hatch', width: '17' } }] },
    { name: 'rect', attributes: { fill: 'url(#p-hatch)' } },
    { name: 'g', dimension: 'd', children: [{ name: 'path', attributes: { d: 'M0 0L1 1', strokeWidth: '3' } }] },
  ]);
});

test('nothing that runs, loads or styles is taken', () => {
  const drawn = readDrawing(
    svg(
      `<script>alert(1)</script><foreignObject><b/></foreignObject><image href="https://evil.example/x.png"/><style>*{}</style>` +
        `<path d="M0 0" onclick="alert(1)" style="color:red" fill="url(https://evil.example/#a)"/><a href="javascript:1"><path d="M1 1"/></a>${DIMENSION}`,
    ),
    'p-',
  );
  expect(JSON.stringify(drawn)).not.toMatch(/alert|evil|style|javascript/);
  expect(drawn?.shapes.map(({ name }) => name)).toEqual(['path', 'g']);
});

test.each([
  ['a picture', 'PNG…'],
  ['a drawing whose dimensions have no letters', svg('<path d="M0 0"/>')],
  ['one without measures', `<svg>${DIMENSION}</svg>`],
  ['a page', '<html></html>'],
  ['a broken one', '<svg viewBox="0'],
])('%s is none', (_what, text) => expect(readDrawing(text, '')).toBeUndefined());
