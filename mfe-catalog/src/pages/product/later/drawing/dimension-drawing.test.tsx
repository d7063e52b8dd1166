import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { SpecificationTable } from '../../../../features/specifications/specification-table';
import { DimensionDrawing } from './dimension-drawing';

const SVG =
  '<svg viewBox="0 0 100 125"><path d="M0 0"/><g data-dimension="d"><path d="M1 1" stroke="#0b5394"/></g>' +
  '<g data-dimension="D"><path d="M2 2" stroke="#0b5394"/></g><g data-dimension="J"><path d="M3 3" stroke="#0b5394"/></g></svg>';
const specifications = [
  { code: 'bore_diameter', label: 'Bore diameter d', value: '25 mm', unit: undefined },
  { code: 'outside_diameter', label: 'Outside diameter D', value: '52 mm', unit: undefined },
  { code: 'manufacturer', label: 'Manufacturer', value: 'Norvik', unit: undefined },
];
const image = 'https://platform.example/media/catalog/product/6/2/6205.png';
const UNITS = { label: 'Unit', mm: 'mm', inch: 'inch' };

let fetched: jest.Mock;
beforeEach(() => {
  fetched = jest.fn(async () => new Response(SVG, { headers: { 'content-type': 'image/svg+xml' } }));
  Object.assign(globalThis, { fetch: fetched });
});

/** Whether the place is near what is seen. */
let come: () => void = () => undefined;
beforeEach(() => {
  window.IntersectionObserver = class implements Partial<IntersectionObserver> {
    constructor(callback: IntersectionObserverCallback) {
      come = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const Section = () => (
  <section>
    <SpecificationTable specifications={specifications} caption="Specifications" unitTexts={UNITS} />
    <DimensionDrawing specifications={specifications} image={image} />
  </section>
);

async function show() {
  const view = renderInHost(Section, {}, { host: createStubHost() });
  await act(async () => come());
  return view;
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test('is fetched once somebody comes near, and its dimensions are named as their rows', async () => {
  renderInHost(Section, {}, { host: createStubHost() });
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => come());
  expect(fetched.mock.calls[0]?.[0]).toBe('/media/catalog/product/6/2/6205.png?format=svg');
  expect(screen.getAllByRole('button', { name: /diameter/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bore diameter d: 25 mm',
    'Outside diameter D: 52 mm',
  ]);
});

test('a pointer on a row marks the dimension, one on the dimension the row', async () => {
  await show();
  const bore = screen.getByRole('button', { name: /Bore/ });
  fireEvent.pointerOver(screen.getByText('25 mm'));
  expect(bore).toHaveAttribute('data-marked');
  expect(row(/Bore/)).toHaveAttribute('data-marked');
  fireEvent.pointerOver(screen.getByText('Norvik'));
  expect(bore).not.toHaveAttribute('data-marked');
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: /Outside/ }));
  expect(row(/Outside/)).toHaveAttribute('data-marked');
  await user.unhover(screen.getByRole('button', { name: /Outside/ }));
  expect(row(/Outside/)).not.toHaveAttribute('data-marked');
});

test('the keyboard marks by focus, and keeps the mark by Enter or the space bar', async () => {
  await show();
  const user = userEvent.setup();
  const bore = screen.getByRole('button', { name: /Bore/ });
  act(() => bore.focus());
  expect(row(/Bore/)).toHaveAttribute('data-marked');
  await user.keyboard('{Enter}');
  expect(bore).toHaveAttribute('aria-pressed', 'true');
  act(() => bore.blur());
  expect(row(/Bore/)).toHaveAttribute('data-marked');
  act(() => bore.focus());
  await user.keyboard(' ');
  expect(bore).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['a picture', () => new Response('…', { headers: { 'content-type': 'image/png' } })],
  ['nothing', () => new Response('', { status: 404 })],
])('a platform that gives %s has no drawing', async (_what, answer) => {
  fetched.mockImplementation(async () => answer());
  const { container } = await show();
  expect(container.querySelector('[data-none]')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /diameter/ })).toBeNull();
});
