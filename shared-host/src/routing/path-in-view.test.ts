import type { RouteAnswer } from './resolve-target';
import { pathOf, pathQuestion } from './path-in-view';

const route = (more: object) => ({ relative_url: 'x.html', redirect_code: 0, ...more }) as unknown as RouteAnswer;

test('products are asked for by part number, categories by their id, other pages not', () => {
  expect(pathQuestion(route({ type: 'PRODUCT', uid: 'MQ==', sku: '6205' }))).toMatchObject({ variables: { sku: '6205' } });
  expect(pathQuestion(route({ type: 'CATEGORY', uid: 'Mw==' }))).toMatchObject({ variables: { uid: 'Mw==' } });
  expect(pathQuestion(route({ type: 'CMS_PAGE', identifier: 'faqs' }))).toBeUndefined();
});

test('the path is that of the view that was asked', () => {
  const product = { __typename: 'SimpleProduct' as const, uid: 'MQ==', url_key: 'mahmal', url_suffix: '.html' };
  expect(pathOf({ products: { __typename: 'Products', items: [product] } })).toBe('/mahmal.html');
  const category = { __typename: 'CategoryTree' as const, uid: 'Mw==', url_path: 'naql/salasil', url_suffix: null };
  expect(pathOf({ categories: { __typename: 'CategoryResult', items: [category] } })).toBe('/naql/salasil');
  expect(pathOf({ products: { __typename: 'Products', items: [] } })).toBeUndefined();
  expect(pathOf(undefined)).toBeUndefined();
});
