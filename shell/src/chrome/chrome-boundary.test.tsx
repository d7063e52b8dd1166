import { render, screen } from '@testing-library/react';
import { ChromeBoundary } from './chrome-boundary';

const failure = { text: 'Sorry! An unexpected error occurred.', retry: 'Try again' };

function Part({ isBroken }: { isBroken: boolean }): string {
  if (isBroken) throw new Error('planned');
  return 'Everything around the page';
}

test('a failure leaves what stood there behind a mask, is recorded, and says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'shell';
  const shop = (isBroken: boolean) => (
    <ChromeBoundary failure={failure} onError={onError}>
      <div>
        <Part isBroken={isBroken} />
      </div>
    </ChromeBoundary>
  );
  const { rerender } = render(shop(false), { container });
  rerender(shop(true));
  expect(screen.getByText('Everything around the page').closest('[inert]')).not.toBeNull();
  expect(document.querySelector('.shop-failed-mask')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry! An unexpected error occurred.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'planned' }));
});
