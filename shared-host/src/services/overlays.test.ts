import { createOverlays } from './overlays';

function overlay(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = '<button>inside</button>';
  return document.body.appendChild(element);
}
const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '<main id="page"><button id="opener">Open</button></main><div id="toasts" data-above-overlays></div>';
});

test('the stack names what is open, the topmost last', () => {
  const overlays = createOverlays();
  const endDrawer = overlays.open('drawer', { element: overlay(), onClose: jest.fn() });
  const endDialog = overlays.open('sign-in', { element: overlay(), onClose: jest.fn() });
  expect(overlays.stack.get()).toEqual(['drawer', 'sign-in']);
  endDrawer();
  endDrawer();
  expect(overlays.stack.get()).toEqual(['sign-in']);
  endDialog();
  expect(overlays.stack.get()).toEqual([]);
});

test('Escape closes the topmost alone, unless it was used already', () => {
  const overlays = createOverlays();
  const closes: string[] = [];
  overlays.open('drawer', { element: overlay(), onClose: () => closes.push('drawer') });
  const end = overlays.open('dialog', {
    element: overlay(),
    onClose: () => {
      closes.push('dialog');
      end();
    },
  });
  escape();
  expect(closes).toEqual(['dialog']);
  escape();
  expect(closes).toEqual(['dialog', 'drawer']);
  const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  used.preventDefault();
  document.dispatchEvent(used);
  expect(closes).toHaveLength(2);
});

test('nothing is listened to while nothing is open', () => {
  const removed = jest.spyOn(document, 'removeEventListener');
  const overlays = createOverlays();
  const onClose = jest.fn();
  overlays.open('drawer', { element: overlay(), onClose })();
  expect(removed).toHaveBeenCalledWith('keydown', expect.any(Function));
  escape();
  expect(onClose).not.toHaveBeenCalled();
});

test('everything but the topmost modal overlay is inert, and the page does not scroll; messages stay reachable', () => {
  const overlays = createOverlays();
  const [page, toasts, drawer, dialog] = [document.querySelector('#page'), document.querySelector('#toasts'), overlay(), overlay()];
  const endDrawer = overlays.open('drawer', { element: drawer, onClose: jest.fn() });
  const inert = () => [page, drawer, dialog, toasts].map((element) => element?.hasAttribute('inert'));
  expect(inert()).toEqual([true, false, true, false]);
  expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  const endDialog = overlays.open('dialog', { element: dialog, onClose: jest.fn() });
  expect(inert()).toEqual([true, true, false, false]);
  endDialog();
  expect(inert()).toEqual([true, false, true, false]);
  endDrawer();
  expect(inert()).toEqual([false, false, false, false]);
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
});

test('what was inert before stays inert', () => {
  const overlays = createOverlays();
  document.querySelector('#page')?.setAttribute('inert', '');
  overlays.open('drawer', { element: overlay(), onClose: jest.fn() })();
  expect(document.querySelector('#page')).toHaveAttribute('inert');
});

test('one that is not modal leaves the page alone', () => {
  const overlays = createOverlays();
  overlays.open('menu', { element: overlay(), onClose: jest.fn(), modal: false });
  expect(document.querySelector('#page')).not.toHaveAttribute('inert');
});

test('the focus goes back to the opener', () => {
  const overlays = createOverlays();
  const opener = document.querySelector<HTMLElement>('#opener');
  opener?.focus();
  const element = overlay();
  const end = overlays.open('drawer', { element, onClose: jest.fn() });
  element.querySelector('button')?.focus();
  end();
  expect(opener).toHaveFocus();
});

test('a focus that went elsewhere is left there', () => {
  const overlays = createOverlays();
  document.querySelector<HTMLElement>('#opener')?.focus();
  const end = overlays.open('menu', { element: overlay(), onClose: jest.fn(), modal: false });
  const other = overlay().querySelector('button');
  other?.focus();
  end();
  expect(other).toHaveFocus();
});

test('closes one by name, or all, the topmost first', () => {
  const overlays = createOverlays();
  const closes: string[] = [];
  for (const name of ['a', 'b', 'c']) overlays.open(name, { element: overlay(), onClose: () => closes.push(name) });
  overlays.close('b');
  expect(closes).toEqual(['b']);
  overlays.close();
  expect(closes).toEqual(['b', 'c', 'b', 'a']);
});
