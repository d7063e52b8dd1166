import { buildProxiedInstance, buildStaticInstance, syncDataLoaderFeature } from '@headless-tree/core';
import type { FeatureImplementation, InstanceBuilder, TreeConfig, TreeInstance } from '@headless-tree/core';
import { useTree as useHeadlessTree } from '@headless-tree/react';
import { useMemo, type KeyboardEvent } from 'react';
import { useHost } from 'shared-platform';

/** An item of a tree as far as the tree needs it. */
export interface TreeItem {
  id: string;
  label: string;
  parent: string | undefined;
  children: readonly string[];
}

interface TreeOptions<Item extends TreeItem> {
  /** All of them, by their ids. The same map until something in it is another. */
  items: ReadonlyMap<string, Item>;
  roots: readonly string[];
  /** The same object until what is open is another. */
  open: Iterable<string>;
  setOpen: (open: readonly string[]) => void;
  current: string;
  onCurrent: (id: string) => void;
  /** What a click, the space bar and Enter do. Without it a click moves the focus, and the keys are the browser's. */
  onPress?: (id: string) => void;
  /** Features of the library that this tree needs, and their settings. */
  more?: Partial<TreeConfig<Item>>;
}

/** A tree of the library, as ARIA's tree pattern says, and the props of its element. */
export function useTree<Item extends TreeItem>({ items, roots, open, setOpen, current, onCurrent, onPress, more }: TreeOptions<Item>) {
  const isRtl = useHost().intl.direction === 'rtl';
  // The library lists its items again when this array is another one: also when the items are.
  const expandedItems = useMemo(() => [...open].filter((id) => items.has(id)), [open, items]);
  const tree = useHeadlessTree<Item>({
    ...more,
    rootItemId: '',
    instanceBuilder: buildInstance,
    dataLoader: {
      // The library asks only for what it was given.
      getItem: (id) => items.get(id) as Item,
      getChildren: (id) => [...(id === '' ? roots : (items.get(id)?.children ?? []))],
    },
    getItemName: (item) => items.get(item.getId())?.label ?? '',
    isItemFolder: (item) => items.get(item.getId())?.children.length !== 0,
    onPrimaryAction: (item) => (onPress ?? onCurrent)(item.getId()),
    // Another array than the first `state` has, so that the first rendering lists the items.
    initialState: { expandedItems: [] },
    state: { expandedItems, focusedItem: current },
    setExpandedItems: (next) => setOpen(next as string[]),
    setFocusedItem: (next) => onCurrent(next as string),
    features: [syncDataLoaderFeature, ...(more?.features ?? []), ownFeature],
  });

  const press = (event: KeyboardEvent) => {
    // Shortcuts are the browser's.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isPress = onPress !== undefined && (event.key === ' ' || event.key === 'Enter');
    if (isPress) tree.getFocusedItem().primaryAction();
    else if (!followKey(tree, event.nativeEvent, isRtl)) return;
    event.preventDefault();
  };
  return { tree, propsOf: (label: string) => ({ ...tree.getContainerProps(label), onKeyDown: press }) };
}

/** What the shop's trees do otherwise than the library's: the focus moves at once, and a click opens nothing. */
const ownFeature: FeatureImplementation = {
  key: 'own',
  treeInstance: { updateDomFocus: ({ tree }) => tree.getFocusedItem().getElement()?.focus() },
  itemInstance: {
    getProps: ({ item, prev }) => ({ ...prev?.(), onClick: () => item.primaryAction(), onFocus: () => item.setFocused() }),
  },
};

/**
 * Items are proxies: making the methods of 2,000 items at once takes longer. The tree is none, because the library asks it whether a method
 * is there.
 */
const buildInstance: InstanceBuilder = (features, type, options) =>
  type === 'itemInstance' ? buildProxiedInstance(features, type, options) : buildStaticInstance(features, type, options);

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Does what a key does; whether it did something. The library's own listener is not used: it compares the key's place on the keyboard,
 * which is another for the arrows of the number pad, and does not know pages from right to left.
 */
function followKey<Item>(tree: TreeInstance<Item>, event: KeyboardEvent['nativeEvent'], isRtl: boolean): boolean {
  const key = (isRtl && MIRRORED[event.key]) || event.key;
  const hotkey = Object.values(tree.getHotkeyPresets()).find((one) => one.hotkey === key);
  if (!hotkey) return focusStartingWith(tree, key);
  // The library goes on to the next item.
  if (key === 'ArrowRight' && !tree.getFocusedItem().isFolder()) return false;
  const { focusedItem, expandedItems } = tree.getState();
  hotkey.handler(event, tree);
  const after = tree.getState();
  // An arrow that leads nowhere scrolls the page.
  return !key.startsWith('Arrow') || after.focusedItem !== focusedItem || after.expandedItems.length !== expandedItems.length;
}

/** Goes to the next item whose name starts with a letter, around the end. */
function focusStartingWith<Item>(tree: TreeInstance<Item>, letter: string): boolean {
  if (letter.length !== 1 || letter.trim() === '') return false;
  const items = tree.getItems();
  const next = tree.getFocusedItem().getItemMeta().index + 1;
  const around = [...items.slice(next), ...items.slice(0, next)];
  const found = around.find((item) => item.getItemName().toLowerCase().startsWith(letter.toLowerCase()));
  found?.setFocused();
  if (found) tree.updateDomFocus();
  return found !== undefined;
}
