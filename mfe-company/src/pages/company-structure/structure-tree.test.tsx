import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import type { CompanyStructureView, StructureNode } from './company-structure';
import { StructureTree } from './structure-tree';

const node = (id: string, level: number, parent: string | undefined, children: readonly string[]): [string, StructureNode] => [
  id,
  { id, label: id, level, parent, children, kind: 'team', entityId: id, detail: '', email: '', isActive: true },
];
const VIEW: CompanyStructureView = {
  nodes: new Map([node('Top', 1, undefined, ['Stores']), node('Stores', 2, 'Top', ['Night']), node('Night', 3, 'Stores', [])]),
  roots: ['Top'],
};
const found = (id: string) => VIEW.nodes.get(id) as StructureNode;

test('what is chosen is in sight, however deep it was moved: the Tab key leads to it', async () => {
  const onSelect = jest.fn();
  renderInHost(StructureTree, { view: VIEW, current: found('Night'), onSelect, onMove: undefined });
  await userEvent.tab();
  expect(screen.getByRole('treeitem', { name: /Night/ })).toHaveFocus();
  // Closing what it belongs to chooses that instead.
  await userEvent.keyboard('{ArrowLeft}');
  expect(onSelect).toHaveBeenLastCalledWith('Stores');
});
