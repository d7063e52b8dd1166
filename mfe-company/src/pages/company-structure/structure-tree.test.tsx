import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from 'shared-platform/testing';
import type { CompanyStructureView, StructureNode } from './company-structure';
import { StructureTree, type StructureTreeProps } from './structure-tree';

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

const TWO_TEAMS: CompanyStructureView = {
  nodes: new Map([
    node('Noura', 1, undefined, ['Buying', 'Stores']),
    node('Buying', 2, 'Noura', ['Omar']),
    node('Omar', 3, 'Buying', []),
    node('Stores', 2, 'Noura', []),
  ]),
  roots: ['Noura'],
};

/** The tree in a page that keeps what is chosen. */
function ChoosingTree({ view, onMove, chosen = '' }: Pick<StructureTreeProps, 'view' | 'onMove'> & { chosen?: string }) {
  const [id, setId] = useState(chosen);
  const current = view.nodes.get(id) ?? view.nodes.get(view.roots[0] ?? '');
  return current && <StructureTree view={view} current={current} onSelect={setId} onMove={onMove} />;
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const shown = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const handleOf = (name: string) => item(name).firstElementChild as Element;

test('what is shown are those whose ancestors are open', () => {
  renderInHost(ChoosingTree, { view: TWO_TEAMS, onMove: undefined });
  expect(shown()).toEqual(['Noura', 'Buying', 'Stores']);
  fireEvent.click(handleOf('Buying'));
  expect(shown()).toEqual(['Noura', 'Buying', 'Omar', 'Stores']);
  fireEvent.click(handleOf('Noura'));
  expect(shown()).toEqual(['Noura']);
});

test('a branch that is closed over what is chosen is chosen itself', () => {
  renderInHost(ChoosingTree, { view: TWO_TEAMS, onMove: undefined, chosen: 'Omar' });
  expect(item('Omar')).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(handleOf('Buying'));
  expect(shown()).toEqual(['Noura', 'Buying', 'Stores']);
  expect(item('Buying')).toHaveAttribute('aria-selected', 'true');
  expect(item('Buying')).toHaveAttribute('tabindex', '0');
});

test('the space bar and Enter are the browser’s', () => {
  renderInHost(ChoosingTree, { view: TWO_TEAMS, onMove: undefined });
  act(() => item('Buying').focus());
  for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(item('Buying'), { key })).toBe(true);
  expect(item('Buying')).toHaveAttribute('aria-expanded', 'false');
});

test('nothing is dropped where it is: what it belongs to does not give it to what that belongs to', async () => {
  const onMove = jest.fn();
  renderInHost(ChoosingTree, { view: TWO_TEAMS, onMove, chosen: 'Omar' });
  expect(item('Noura')).not.toHaveAttribute('draggable');
  fireEvent.dragStart(item('Omar'));
  expect(screen.getAllByRole('treeitem').map((one) => one.hasAttribute('data-takes'))).toEqual([true, false, false, true]);
  for (const name of ['Buying', 'Omar']) {
    expect(fireEvent.dragOver(item(name))).toBe(true);
    fireEvent.drop(item(name));
  }
  fireEvent.drop(screen.getByRole('tree'));
  expect(onMove).not.toHaveBeenCalled();
  expect(fireEvent.dragOver(item('Stores'))).toBe(false);
  fireEvent.drop(item('Stores'));
  await waitFor(() => expect(onMove.mock.calls).toEqual([[TWO_TEAMS.nodes.get('Omar'), TWO_TEAMS.nodes.get('Stores')]]));
  expect(item('Noura')).not.toHaveAttribute('data-takes');
});

/** The tree in a page that gets another answer. */
function ChangingTree({ views: [first, then] }: { views: readonly [CompanyStructureView, CompanyStructureView] }) {
  const [view, setView] = useState(first);
  return (
    <>
      <button onClick={() => setView(then)}>Refresh</button>
      <ChoosingTree view={view} onMove={undefined} />
    </>
  );
}

test('what has come is shown at once, and what is gone is not', () => {
  const nodes = new Map(TWO_TEAMS.nodes);
  nodes.delete('Stores');
  nodes.set(...node('Noura', 1, undefined, ['Buying', 'Night', 'Day']));
  nodes.set(...node('Night', 2, 'Noura', []));
  nodes.set(...node('Day', 2, 'Noura', []));
  renderInHost(ChangingTree, { views: [TWO_TEAMS, { nodes, roots: ['Noura'] }] });
  fireEvent.click(item('Stores'));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(shown()).toEqual(['Noura', 'Buying', 'Night', 'Day']);
  expect(item('Buying')).toHaveAttribute('aria-setsize', '3');
  expect(item('Day')).toHaveAttribute('aria-posinset', '3');
  expect(item('Noura')).toHaveAttribute('tabindex', '0');
});

test('2,000 users on 12 levels', () => {
  const parentOf = (index: number) => (index < 12 ? index - 1 : index % 12);
  const childrenOf = (index: number) => Array.from({ length: 2000 }, (_, one) => one).filter((one) => parentOf(one) === index);
  const levelOf = (index: number): number => (index === 0 ? 1 : levelOf(parentOf(index)) + 1);
  const users = Array.from({ length: 2000 }, (_, index) =>
    node(
      `U${index}`,
      levelOf(index),
      index === 0 ? undefined : `U${parentOf(index)}`,
      childrenOf(index).map((one) => `U${one}`),
    ),
  );
  renderInHost(ChoosingTree, { view: { nodes: new Map(users), roots: ['U0'] }, onMove: undefined, chosen: 'U23' });
  expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(2000);
});
