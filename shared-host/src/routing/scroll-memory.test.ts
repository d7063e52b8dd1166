import { createEventBus } from 'shared-contracts';
import { createNavigation } from '../services/navigation';
import { createScrollMemory } from './scroll-memory';

const scrollTo = jest.fn();
beforeEach(() => {
  history.replaceState(null, '', '/');
  scrollTo.mockReset();
  Object.assign(window, { scrollTo });
});
const at = (y: number) => Object.assign(window, { scrollY: y });

function open() {
  const navigation = createNavigation({
    storeCodes: [],
    prefix: '',
    initial: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
    events: createEventBus(),
    onPrefetch: () => undefined,
  });
  navigation.start();
  return { navigation, memory: createScrollMemory(navigation) };
}

test('a new page begins at its top; going back leads to where it was', () => {
  const { navigation, memory } = open();
  const first = history.state;
  at(640);
  navigation.push('/cart');
  memory.restore();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  at(80);
  history.replaceState(first, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate', { state: first }));
  memory.restore();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('a fragment leads to its element', () => {
  const { navigation, memory } = open();
  document.body.innerHTML = '<h2 id="الأبعاد">x</h2>';
  const scrollIntoView = jest.fn();
  Object.assign(document.body.firstElementChild ?? {}, { scrollIntoView });
  navigation.push(`/x.html#${encodeURIComponent('الأبعاد')}`);
  memory.restore();
  expect(scrollIntoView).toHaveBeenCalled();
});

test('a fragment that is no text does no harm', () => {
  const { navigation, memory } = open();
  navigation.push('/x.html#%E0%A4%A');
  expect(() => memory.restore()).not.toThrow();
});

test('positions outlive a reload, and a storage with nonsense', () => {
  const { navigation } = open();
  at(300);
  navigation.push('/cart');
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toContainEqual(['first', 300]);
  for (const nonsense of ['nonsense', '5', '{}', '[1]']) {
    sessionStorage.setItem('scroll-positions', nonsense);
    expect(() => open()).not.toThrow();
  }
});

test('an address that was left before its page came has no position; the page that stayed keeps its own', () => {
  const { navigation, memory } = open();
  at(640);
  navigation.push('/slow.html');
  navigation.push('/cart');
  memory.restore();
  const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]'));
  expect(positions.get('first')).toBe(640);
  expect(positions.size).toBe(1);
});
