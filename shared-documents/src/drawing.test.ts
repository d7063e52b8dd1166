/**
 * Reading a drawing needs a browser's parser.
 *
 * @jest-environment ../release-kit/jest/jsdom-environment.cjs
 */
import { readDrawing } from './drawing';

const drawing = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test('reads shapes as paths, with what they inherit', () => {
  const { items, width, height } = drawing('<g stroke="#0b4f7a" fill="none" stroke-width="2"><line x1="1" y1="2" x2="3" y2="4"/></g>');
  expect([width, height]).toEqual([100, 50]);
  expect(items).toEqual([{ kind: 'path', d: 'M1 2L3 4', style: { stroke: '#0b4f7a', width: 2 }, matrix: [1, 0, 0, 1, 0, 0] }]);
});

test('moves and turns', () => {
  const { items } = drawing('<g transform="translate(10 5) scale(2)"><circle cx="0" cy="0" r="1"/></g>');
  expect(items[0]?.matrix).toEqual([2, 0, 0, 2, 10, 5]);
});

test('reads texts with their place', () => {
  const { items } = drawing('<text x="5" y="6" font-size="4" text-anchor="middle">Ø25</text>');
  expect(items[0]).toMatchObject({ kind: 'text', text: 'Ø25', x: 5, y: 6, size: 4, anchor: 'middle' });
});

test('draws nothing that is hidden in definitions, and nothing without colour', () => {
  expect(drawing('<defs><rect width="1" height="1"/></defs><rect width="1" height="1" fill="none"/><title>x</title>').items).toEqual([]);
});

test('refuses what is no drawing', () => {
  expect(() => readDrawing('<html/>')).toThrow('no SVG');
  expect(() => drawing('', '')).toThrow('no size');
});

test('a hatched area is one tone, not black', () => {
  const { items } = drawing('<rect width="1" height="1" fill="url(#hatch)"/>');
  expect(items[0]).toMatchObject({ style: { fill: '#dfe4ea' } });
});
