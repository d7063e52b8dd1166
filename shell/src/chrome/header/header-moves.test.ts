import { switched } from './after-switch';
import { focusAfterSwitch, followScroll, holdSelection } from './header-moves';

const HEIGHT = 141;

describe('the header on a page that is scrolled', () => {
  let header: HTMLElement;
  const scroll = (to: number) => {
    Object.assign(window, { scrollY: to });
    window.dispatchEvent(new Event('scroll'));
  };
  const marks = () => [header.hasAttribute('data-stuck'), header.hasAttribute('data-hidden')];
  const stickyTop = () => document.documentElement.style.getPropertyValue('--sticky-top');

  beforeEach(() => {
    document.body.innerHTML = '<header data-header></header>';
    header = document.querySelector('header') as HTMLElement;
    Object.defineProperty(header, 'offsetHeight', { value: HEIGHT });
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    Object.assign(window, { scrollY: 0, innerHeight: 800 });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((action) => {
      action(0);
      return 0;
    });
    followScroll();
  });

  test('goes with the page until it is out of sight, hides on the way down, and comes back on the way up', () => {
    scroll(100);
    expect(marks()).toEqual([false, false]);
    scroll(400);
    expect(marks()).toEqual([true, true]);
    expect(stickyTop()).toBe('0px');
    scroll(380);
    expect(marks()).toEqual([true, false]);
    expect(stickyTop()).toBe('var(--bar)');
    scroll(50);
    expect(marks()).toEqual([false, false]);
    expect(stickyTop()).toBe('0px');
  });

  test('a finger that trembles, and a page that springs back at its end, move nothing', () => {
    scroll(1000);
    scroll(996);
    expect(marks()).toEqual([true, true]);
    scroll(4200);
    scroll(4260);
    scroll(4200);
    expect(marks()).toEqual([true, true]);
  });

  test('another header, of a page that is to be finished, has no marks', () => {
    document.body.innerHTML = '';
    expect(() => scroll(900)).not.toThrow();
    expect(stickyTop()).toBe('0px');
  });
});

test('after a change of the view the keyboard is at the switcher, once', () => {
  document.body.innerHTML = '<button id="store-switcher">EN</button>';
  focusAfterSwitch();
  expect(document.body).toHaveFocus();
  switched.write('arabic');
  focusAfterSwitch();
  expect(document.getElementById('store-switcher')).toHaveFocus();
  expect(switched.read()).toBeUndefined();
});

describe('selecting text', () => {
  /** Whether a selection may begin at an element. */
  const begins = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true })) ?? false;
  const press = (id: string, type: string) => document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

  beforeAll(() => holdSelection());
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<p id="text">Bearing</p><button id="more">+</button><input id="field" />';
  });
  afterEach(() => jest.useRealTimers());

  test('a press on a control selects nothing; text can be selected again 300 ms after it', () => {
    press('more', 'pointerdown');
    expect(begins('text')).toBe(false);
    expect(begins('field')).toBe(true);
    press('more', 'pointerup');
    jest.advanceTimersByTime(299);
    expect(begins('text')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(begins('text')).toBe(true);
  });

  test('a press on text selects it, also right after one on a control', () => {
    press('more', 'pointerdown');
    press('more', 'pointerup');
    press('text', 'pointerdown');
    expect(begins('text')).toBe(true);
  });
});
