import { choiceOf, isSameChoice, type AddToCartItem, type CartItem, type ProductChoice } from 'shared-contracts';
import { definePersisted, GUEST, schemaOf, type BrowserPersistence } from 'shared-platform';
import { isOwner } from './owner';

const MAX_LINES = 50;
const DAY_S = 86_400;

/** A line that was put aside. */
export interface SavedLine extends Readonly<ProductChoice> {
  readonly name: string;
  readonly path: string;
  readonly imageUrl?: string | undefined;
  readonly quantity: number;
}

type Lists = Readonly<Record<string, readonly SavedLine[]>>;

/** Lists by their owner, who finds theirs again after a sign-out, and nobody else. */
export const savedForLater = definePersisted({
  key: 'savedForLater',
  schema: schemaOf(toLists),
  scope: 'browser',
  maxAge: 180 * DAY_S,
});

/** What was put aside in this browser, the newest first. A guest's list is also whoever's signs in. */
export function savedOf(owner: string, area?: BrowserPersistence): readonly SavedLine[] {
  return savedIn(read(area), owner);
}

/** The same; a guest's list is the owner's from then on. */
export function loadSaved(owner: string, area?: BrowserPersistence): readonly SavedLine[] {
  const lists = read(area);
  const saved = savedIn(lists, owner);
  if (owner !== GUEST && (lists[GUEST] ?? []).length > 0) write({ ...lists, [GUEST]: [], [owner]: saved }, area);
  return saved;
}

export function saveLine(owner: string, line: SavedLine, area?: BrowserPersistence): void {
  const lists = read(area);
  write({ ...lists, [owner]: withLines(lists[owner] ?? [], [line]) }, area);
}

export function forgetLine(owner: string, line: SavedLine, area?: BrowserPersistence): void {
  const lists = read(area);
  write({ ...lists, [owner]: (lists[owner] ?? []).filter((other) => !isSameChoice(other, line)) }, area);
}

export function toSavedLine(item: CartItem): SavedLine {
  const { name, path, image, quantity } = item;
  return { ...choiceOf(item), name, path, imageUrl: image?.url, quantity };
}

/** As the cart takes it. */
export function savedToAdd({ path: _path, ...line }: SavedLine): AddToCartItem {
  return line;
}

function withLines(lines: readonly SavedLine[], added: readonly SavedLine[]): readonly SavedLine[] {
  return [...added, ...lines.filter((line) => !added.some((other) => isSameChoice(line, other)))].slice(0, MAX_LINES);
}

function savedIn(lists: Lists, owner: string): readonly SavedLine[] {
  const { [owner]: own = [], [GUEST]: guests = [] } = lists;
  return owner === GUEST ? own : withLines(own, guests);
}

const read = (area: BrowserPersistence | undefined): Lists => savedForLater.read(area && { area }) ?? {};

/** Without the owners and the lines that are not understood. */
function toLists(value: unknown): Lists | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => isOwner(entry[0]) && Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([owner, lines]) => [owner, lines.filter(isLine)]));
}

function write(lists: Lists, area: BrowserPersistence | undefined): void {
  const kept = Object.fromEntries(Object.entries(lists).filter(([, lines]) => lines.length > 0));
  if (Object.keys(kept).length === 0) savedForLater.remove(area && { area });
  else savedForLater.write(kept, area && { area });
}

function isLine(value: unknown): value is SavedLine {
  const {
    sku,
    name,
    path,
    parentSku,
    imageUrl,
    quantity,
    selectedOptions: options,
  } = (value ?? {}) as { [member in keyof SavedLine]?: unknown };
  return (
    [sku, name, path].every((text) => typeof text === 'string') &&
    [parentSku, imageUrl].every((text) => text === undefined || typeof text === 'string') &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    Array.isArray(options) &&
    options.every((uid) => typeof uid === 'string')
  );
}
