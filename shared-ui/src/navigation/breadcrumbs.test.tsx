import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-platform/testing';
import { Breadcrumbs, type Breadcrumb } from './breadcrumbs';

const marked = () => [...document.querySelectorAll('.parent')].map((item) => item.textContent);

test.each<[string, readonly Breadcrumb[], string[]]>([
  ['the category above', [{ label: 'Home', to: '/' }, { label: 'Bearings', to: '/bearings.html' }, { label: '6205' }], ['Bearings']],
  ['the nearest that has a page', [{ label: 'Home', to: '/' }, { label: 'Housing' }, { label: 'Flanges' }], ['Home']],
  ['none', [{ label: 'Home' }], []],
])('a phone shows one step up: %s', (_which, items, shown) => {
  renderInHost(Breadcrumbs, { items });
  expect(marked()).toEqual(shown);
  expect(screen.getByText(items.at(-1)?.label ?? '')).toHaveAttribute('aria-current', 'page');
});
