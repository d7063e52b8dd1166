import type { AddToCartItem, CartItem } from 'shared-contracts';
import { localPersistence, type BrowserPersistence } from 'shared-platform';

/** A line that was put aside. */
export interface SavedLine {
  sku: string;
  parentSku: string | undefined;
  name: string;
  path: string;
  imageUrl: string | undefined;
  selectedOptions: readonly string[];
  quantity: number;
}

export const SAVED_FOR_LATER = 'savedForLater';
const MAX_LINES = 50;
const DAY_S = 86_400;
const KEPT_S = 180 * DAY_S;

export const GUEST = 'guest';

/**
 * Whether a stored text names an owner: a guest, or a customer's print (`ownerOf`). Earlier releases named customers by 32 bits, which two
 * of them may share: what such a name owns is nobody's.
 */
export function isOwner(stored: string): boolean {
  return stored === GUEST || /^[\da-f]{64}$/.test(stored);
}

/** What was put aside in this browser, the newest first. A guest's list goes along with whoever signs in. */
export function loadSaved(owner: string, storage: BrowserPersistence = localPersistence): readonly SavedLine[] {
  const lists = read(storage);
  const own = lists[owner] ?? [];
  const guests = lists[GUEST] ?? [];
  if (owner === GUEST || guests.length === 0) return own;
  const together = withLines(own, guests);
  write({ ...lists, [GUEST]: [], [owner]: together }, storage);
  return together;
}

export function saveLine(owner: string, line: SavedLine, storage: BrowserPersistence = localPersistence): void {
  const lists = read(storage);
  write({ ...lists, [owner]: withLines(lists[owner] ?? [], [line]) }, storage);
}

export function forgetLine(owner: string, line: SavedLine, storage: BrowserPersistence = localPersistence): void {
  const lists = read(storage);
  write({ ...lists, [owner]: (lists[owner] ?? []).filter((other) => keyOf(other) !== keyOf(line)) }, storage);
}

export function keyOf({ sku, selectedOptions }: Pick<SavedLine, 'sku' | 'selectedOptions'>): string {
  return JSON.stringify([sku, selectedOptions]);
}

export function toSavedLine({ sku, parentSku, name, path, image, selectedOptions, quantity }: CartItem): SavedLine {
  return { sku, parentSku, name, path, imageUrl: image?.url, selectedOptions, quantity };
}

/** As the cart takes it. */
export function savedToAdd({ sku, parentSku, name, imageUrl, selectedOptions, quantity }: SavedLine): AddToCartItem {
  return {
    sku,
    name,
    quantity,
    selectedOptions,
    ...(parentSku === undefined ? {} : { parentSku }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}

function withLines(lines: readonly SavedLine[], added: readonly SavedLine[]): readonly SavedLine[] {
  const keys = new Set(added.map(keyOf));
  return [...added, ...lines.filter((line) => !keys.has(keyOf(line)))].slice(0, MAX_LINES);
}

type Lists = Readonly<Record<string, readonly SavedLine[]>>;

/** From the storage, which anything may have written to. */
function read(storage: BrowserPersistence): Lists {
  const stored = storage.get<unknown>(SAVED_FOR_LATER);
  if (!isRecord(stored)) return {};
  const lists = Object.entries(stored).filter(([owner]) => isOwner(owner));
  return Object.fromEntries(lists.map(([owner, lines]) => [owner, Array.isArray(lines) ? lines.filter(isLine) : []]));
}

function write(lists: Lists, storage: BrowserPersistence): void {
  const kept = Object.fromEntries(Object.entries(lists).filter(([, lines]) => lines.length > 0));
  if (Object.keys(kept).length === 0) storage.remove(SAVED_FOR_LATER);
  else storage.set(SAVED_FOR_LATER, kept, KEPT_S, 'owner');
}

function isLine(value: unknown): value is SavedLine {
  return (
    isRecord(value) &&
    [value.sku, value.name, value.path].every((text) => typeof text === 'string') &&
    [value.parentSku, value.imageUrl].every((text) => text === undefined || typeof text === 'string') &&
    Number.isInteger(value.quantity) &&
    Number(value.quantity) > 0 &&
    Array.isArray(value.selectedOptions) &&
    value.selectedOptions.every((uid) => typeof uid === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
