import { render } from '@testing-library/react';
import type { EntityType } from 'shared-contracts';
import { PagePlaceholder } from './page-placeholder';

test.each<[EntityType | undefined, number]>([
  ['CATEGORY', 2 + 6 + 6],
  ['PRODUCT', 2 + 2],
  ['CMS_PAGE', 2 + 1],
  [undefined, 2 + 1],
])('until a page of the type %s shows itself, %d shapes stand for it', (entity, shapes) => {
  const { container } = render(<PagePlaceholder entity={entity} />);
  expect(container.querySelectorAll('svg')).toHaveLength(shapes);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
