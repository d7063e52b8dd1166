import { render } from '@testing-library/react';
import { ListingSkeleton } from './listing-skeleton';

test.each([
  ['sidebar', 1],
  ['filter-button', 1],
  ['item', 6],
])('while a list is on its way its %s has a placeholder: %d', (part, count) => {
  const { container } = render(<ListingSkeleton />);
  expect(container.querySelectorAll(`[data-skeleton="${part}"]`)).toHaveLength(count);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
