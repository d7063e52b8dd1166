import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HostProvider } from 'shared-platform';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { ProductImage } from './product-image';

test('keeps its place, waits until it is near the screen', () => {
  renderInHost(ProductImage, { url: '/a.png', label: 'Bearing', width: 155, ratio: 1 });
  const image = screen.getByRole('img', { name: 'Bearing' });
  expect(image).toHaveAttribute('width', '155');
  expect(image).toHaveAttribute('height', '155');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('markup from the server has no inline style and no preload of its own', () => {
  const markup = renderToStaticMarkup(
    <HostProvider value={createStubHost()}>
      <ProductImage url="/a.png" label="Bearing" width={600} priority />
    </HostProvider>,
  );
  expect(markup).toMatch(/^<picture/);
  expect(markup).not.toMatch(/style=|<link/);
  expect(markup).toContain('fetchPriority="high"');
});

test('the picture of a category is in their folder, in every size', () => {
  renderInHost(ProductImage, { url: '/seals.png', label: 'Seals', width: 64, type: 'image-category' });
  const image = screen.getByRole('img', { name: 'Seals' });
  const inFolder = /^\/media\/catalog\/category\/seals\.png\?/;
  expect(image.getAttribute('src')).toMatch(inFolder);
  for (const candidate of image.getAttribute('srcset')?.split(', ') ?? ['']) expect(candidate).toMatch(inFolder);
});

test('without a picture, says so', () => {
  renderInHost(ProductImage, { url: undefined, label: 'Bearing', width: 155 });
  expect(screen.getByRole('img', { name: 'Bearing: No picture' })).toBeInTheDocument();
});

test('bad input 8: of a picture of 40,000 px no more is asked for than a screen can show, and its frame keeps its size', () => {
  renderInHost(ProductImage, { url: '/media/catalog/product/h/u/huge.png', label: 'Bearing', width: 600, ratio: 1 });
  const image = screen.getByRole('img', { name: 'Bearing' });
  Object.defineProperty(image, 'naturalWidth', { value: 40_000 });
  const widths = [...(image.getAttribute('srcset') ?? '').matchAll(/width=(\d+)/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(2560);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '600']);
});
