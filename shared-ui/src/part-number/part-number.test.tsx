import { render, screen } from '@testing-library/react';
import { findDesignations } from './find-designations';
import { PartNumber, PartText } from './part-number';

test('a part number is isolated left to right, smaller when it is long, and breaks only where it must', () => {
  render(
    <>
      <PartNumber sku="6205-2RS" />
      <PartNumber sku="ISO4017-M5X16-88" className="sku" />
      <PartNumber sku="ISO4017-M5X16-88-ZINC-PLATED-100" />
    </>,
  );
  expect(screen.getByText('6205-2RS')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('6205-2RS')).toHaveClass('number', { exact: true });
  expect(screen.getByText('ISO4017-M5X16-88')).toHaveClass('number long sku', { exact: true });
  expect(screen.getByText(/ZINC/)).toHaveClass('number tooLong', { exact: true });
});

test.each([
  ['Deep groove ball bearing 6205-2RS', ['6205-2RS']],
  ['Deep groove ball bearing 6205-2Z-C3, sealed', ['6205-2Z-C3']],
  ['Wedge belt SPA', []],
  ['6205-2RS was added to your cart.', ['6205-2RS']],
  ['Hexagon head screw M10×30', []],
  ['Two-row bearing', []],
  ['Hydraulic oil HLP 32, 5 l', ['HLP 32']],
  ['Timing belt 60 XL 031', ['60 XL 031']],
  ['Timing belt 60 XL 031, 25-2RS', ['60 XL 031', '25-2RS']],
  ['سير توقيت 60 XL 031', ['60 XL 031']],
  ['زيت هيدروليكي HLP 32، 5 لتر', ['HLP 32']],
  ['محمل كريات 6205-2RS', ['6205-2RS']],
  ['محمل 25×52×15', ['25×52×15']],
  ['أُضيف محمل كريات 6205-2RS إلى سلة التسوق.', ['6205-2RS']],
  ['محمل كريات \u20666205-2RS\u2069، أسود', ['\u20666205-2RS\u2069']],
  ['مفتاح 17 مم', []],
  ['', []],
])('in "%s" stay whole: %j', (text, designations) => {
  const pieces = findDesignations(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isDesignation }) => isDesignation).map((piece) => piece.text)).toEqual(designations);
});

test('the text stays the text', () => {
  const { container } = render(<PartText>زيت هيدروليكي HLP 32، 5 لتر</PartText>);
  expect(container).toHaveTextContent('زيت هيدروليكي HLP 32، 5 لتر');
  expect(screen.getByText('HLP 32')).toHaveAttribute('dir', 'ltr');
});
