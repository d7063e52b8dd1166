import { act, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from 'shared-platform/testing';
import { hostAt } from '../../testing/company-fixtures';
import { PermissionTree } from './permission-tree';
import { toNodes } from './tree-model';

const NODES = toNodes(
  [
    {
      id: 'all',
      text: 'Everything',
      children: [
        { id: 'sales', text: 'Sales', children: [{ id: 'orders', text: 'Orders' }] },
        { id: 'users', text: 'Users', children: [{ id: 'view', text: 'View', children: [{ id: 'edit', text: 'Edit' }] }] },
      ],
    },
  ],
  () => undefined,
);
const item = (id: string) => screen.getByRole('treeitem', { name: NODES.find((node) => node.id === id)?.label ?? '' });
const shown = () => screen.getAllByRole('treeitem').map((one) => NODES.find(({ label }) => label === one.textContent)?.id);

function show(language: 'en' | 'ar' = 'en', { readOnly = false } = {}) {
  const onChange = jest.fn();
  renderInHost(
    PermissionTree,
    { label: 'Permissions', nodes: NODES, allowed: new Set<string>(), onChange, readOnly },
    { host: hostAt('/', { language }) },
  );
  return onChange;
}

/** Whether the tree has taken the key. */
function press(current: string, key: string, more: object = {}): boolean {
  act(() => item(current).focus());
  return !fireEvent.keyDown(item(current), { key, ...more });
}

test('one that is held can be walked through, and keeps its ticks', () => {
  const onChange = show('en', { readOnly: true });
  press('all', ' ');
  press('sales', 'Enter');
  fireEvent.click(item('sales'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('tree')).toHaveAttribute('aria-disabled', 'true');
  press('users', 'ArrowRight');
  expect(shown()).toContain('view');
});

test('what is below something closed is not shown', () => {
  show();
  expect(shown()).toEqual(['all', 'sales', 'users']);
  press('users', 'ArrowRight');
  expect(shown()).toEqual(['all', 'sales', 'users', 'view']);
  press('all', 'ArrowLeft');
  expect(shown()).toEqual(['all']);
  press('all', 'ArrowRight');
  expect(shown()).toEqual(['all', 'sales', 'users', 'view']);
});

test.each([
  ['ArrowDown', 'all', 'sales'],
  ['ArrowUp', 'users', 'sales'],
  ['Home', 'users', 'all'],
  ['Home', 'all', 'all'],
  ['End', 'all', 'users'],
  ['ArrowRight', 'all', 'sales'],
  ['ArrowLeft', 'sales', 'all'],
  ['u', 'all', 'users'],
  ['E', 'users', 'all'],
])('%s on %s goes to %s', (key, current, target) => {
  show();
  expect(press(current, key)).toBe(true);
  expect(item(target)).toHaveFocus();
  expect(item(target)).toHaveAttribute('tabindex', '0');
  expect(shown()).toEqual(['all', 'sales', 'users']);
});

test.each([
  ['ArrowRight', 'sales', 'true'],
  ['ArrowLeft', 'all', 'false'],
])('%s on %s: expanded is %s', (key, current, expanded) => {
  show();
  expect(press(current, key)).toBe(true);
  expect(item(current)).toHaveFocus();
  expect(item(current)).toHaveAttribute('aria-expanded', expanded);
});

test.each(['Enter', ' '])('%j ticks', (key) => {
  const onChange = show();
  expect(press('sales', key)).toBe(true);
  expect(onChange.mock.calls).toEqual([[new Set(['all', 'sales', 'orders'])]]);
});

test.each([
  ['ArrowDown', 'users', {}],
  ['ArrowUp', 'all', {}],
  ['Tab', 'all', {}],
  ['x', 'all', {}],
  ['End', 'all', { ctrlKey: true }],
  ['ArrowRight', 'sales', { altKey: true }],
  ['s', 'all', { metaKey: true }],
])('%s on %s with %j is the browser’s', (key, current, more) => {
  const onChange = show();
  expect(press(current, key, more)).toBe(false);
  expect(item(current)).toHaveFocus();
  expect(shown()).toEqual(['all', 'sales', 'users']);
  expect(item('sales')).toHaveAttribute('aria-expanded', 'false');
  expect(onChange).not.toHaveBeenCalled();
});

test('an arrow inwards does nothing on what has nothing below it', () => {
  show();
  press('sales', 'ArrowRight');
  expect(press('orders', 'ArrowRight')).toBe(false);
  expect(item('orders')).toHaveFocus();
  expect(item('orders')).not.toHaveAttribute('aria-expanded');
});

test('from right to left the arrows are the other way round', () => {
  show('ar');
  expect(press('sales', 'ArrowLeft')).toBe(true);
  expect(item('sales')).toHaveAttribute('aria-expanded', 'true');
  expect(press('sales', 'ArrowRight')).toBe(true);
  expect(item('sales')).toHaveAttribute('aria-expanded', 'false');
  expect(press('sales', 'ArrowRight')).toBe(true);
  expect(item('all')).toHaveFocus();
});
