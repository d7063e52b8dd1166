import { stepOf, type ListPosition } from './list-keys';

const SHOWN: ListPosition = { isShown: true, count: 3, active: undefined };
const CLOSED: ListPosition = { isShown: false, count: 3, active: undefined };
const at = (active: number): ListPosition => ({ ...SHOWN, active });

const marks = (active: number | undefined) => ({ isOpen: true, active, isDone: true });
const CLOSES = { isOpen: false, active: undefined };

test.each([
  ['ArrowDown', SHOWN, marks(0)],
  ['ArrowDown', at(0), marks(1)],
  ['ArrowDown', at(2), marks(0)],
  ['ArrowUp', SHOWN, marks(2)],
  ['ArrowUp', at(2), marks(1)],
  ['ArrowUp', at(0), marks(2)],
  ['Home', at(2), marks(0)],
  ['End', at(0), marks(2)],
  ['Enter', at(1), { ...CLOSES, isDone: true, does: 'choose' }],
  ['Delete', at(1), { ...marks(1), does: 'remove' }],
  ['Escape', at(1), { ...CLOSES, isDone: true }],
  ['Escape', SHOWN, { ...CLOSES, isDone: true }],
  // Searches, as a form does; the focus goes on.
  ['Enter', SHOWN, { ...CLOSES, isDone: false }],
  ['Tab', at(1), { ...CLOSES, isDone: false }],
  // The text's own.
  ['ArrowLeft', at(1), { ...marks(undefined), isDone: false }],
  ['ArrowRight', at(1), { ...marks(undefined), isDone: false }],
  ['Home', SHOWN, undefined],
  ['End', SHOWN, undefined],
  ['Delete', SHOWN, undefined],
  ['a', at(1), undefined],
  // Closed: the arrows open it, the rest is the box's.
  ['ArrowDown', CLOSED, marks(0)],
  ['ArrowUp', CLOSED, marks(2)],
  ['Enter', CLOSED, undefined],
  ['Escape', CLOSED, undefined],
  ['ArrowDown', { ...CLOSED, count: 0 }, undefined],
] as const)('%s with %j', (key, position, step) => {
  expect(stepOf(key, position)).toEqual(step);
});
