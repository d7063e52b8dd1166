import { render, screen } from '@testing-library/react';
import { Quantity } from './quantity';

test('a quantity is written as the page is: the sign stands beside what is counted, also in Arabic', () => {
  render(<Quantity count={1250} />);
  const written = screen.getByText('1,250 ×');
  expect(written).not.toHaveAttribute('dir');
  expect(written).toHaveClass('quantity');
});
