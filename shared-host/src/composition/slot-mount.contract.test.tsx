import { useEffect, useState } from 'react';
import type { Lifecycles, SlotProps } from 'shared-contracts';
import { hasReactRoot, until, watchForLeaks, type StubHost } from 'shared-testing';
import { defineSlot, useHost, useSnapshot, useText } from 'shared-platform';
import { hostWithAnswers } from 'shared-platform/testing';
import { CompositionError, type ModuleLoader } from './load-module';
import { createSlotMount, type SlotMountOptions } from './slot-mount';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = false));

const source = { en: async () => ({ default: { close: 'Close' } }), ar: async () => ({ default: { close: 'إغلاق' } }) };

/** A remote's slot with what a remote has: host snapshots, a listener, a timer. */
function Sample({ onClose }: SlotProps['mini-cart']) {
  const host = useHost();
  const text = useText();
  const { isOnline } = useSnapshot(host.connectivity.state);
  const [, setWidth] = useState(0);
  useEffect(() => {
    const onResize = () => setWidth(window.innerWidth);
    const timer = setInterval(onResize, 1000);
    window.addEventListener('resize', onResize);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return (
    <button type="button" onClick={onClose}>
      {text('close')} {String(isOnline)}
    </button>
  );
}

const sample = defineSlot<'mini-cart'>(Sample, source);
const slot = { onClose: () => undefined };
const request = { remote: 'mfe-demo', module: './mini-cart', slot };

let parent: HTMLElement;
let host: StubHost;
beforeEach(() => {
  parent = document.body.appendChild(document.createElement('div'));
  host = hostWithAnswers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function open(load: ModuleLoader['load'] = async () => sample, more: Partial<SlotMountOptions> = {}) {
  const loader: ModuleLoader = {
    load: jest.fn(load),
    retry: jest.fn(load),
    release: () => undefined,
    isGone: jest.fn(async () => false),
    complete: async () => undefined,
    retain: () => undefined,
  };
  return { mount: createSlotMount<'mini-cart'>({ host, loader, container: () => parent, name: 'mini-cart', ...more }), loader };
}

test('the server’s markup takes no clicks while the remote is tried again, and makes room for it', async () => {
  const hydrate = parent.appendChild(document.createElement('div'));
  let arrive: (module: unknown) => void = () => {};
  const { mount, loader } = open(() => Promise.reject(new CompositionError('unavailable', 'away')));
  await mount.show({ ...request, hydrate });
  expect(hydrate).not.toHaveAttribute('inert');
  jest.mocked(loader.retry).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const retried = mount.retry();
  expect(parent).toContainElement(hydrate);
  expect(hydrate).toHaveAttribute('inert');
  arrive(sample);
  await retried;
  expect(parent).not.toContainElement(hydrate);
  expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
  await mount.clear();
});

describe('a release that is gone', () => {
  const missing = () => Promise.reject(new CompositionError('unavailable', 'away'));

  test('is no failure where the visitor has gone to it: the document starts anew, once', async () => {
    const restart = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const { mount, loader } = open(missing, { restart, restartsItself: true });
    jest.mocked(loader.isGone).mockResolvedValue(true);
    await mount.show(request);
    expect(restart).toHaveBeenCalledWith('mfe-demo');
    expect(mount.state.get()).toEqual({ status: 'loading' });
    await mount.show(request);
    expect(mount.state.get()).toMatchObject({ status: 'failed', reason: 'unavailable' });
  });

  test('is told beside what the visitor does, who may ask for the new one', async () => {
    const restart = jest.fn(() => true);
    const { mount, loader } = open(missing, { restart });
    jest.mocked(loader.isGone).mockResolvedValue(true);
    await mount.show(request);
    expect(mount.state.get()).toMatchObject({ status: 'failed' });
    expect(restart).not.toHaveBeenCalled();
    await mount.retry();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['whose files did not come is there', () => missing(), false],
    ['that is broken is shown as that', () => Promise.reject(new CompositionError('broken', 'no')), true],
  ])('but one %s', async (_, load, isGone) => {
    const restart = jest.fn(() => true);
    const { mount, loader } = open(load, { restart, restartsItself: true });
    jest.mocked(loader.isGone).mockResolvedValue(isGone);
    await mount.show(request);
    expect(mount.state.get()).toMatchObject({ status: 'failed' });
    expect(restart).not.toHaveBeenCalled();
  });

  test('a page that the server has rendered stays: its document is of now', async () => {
    const restart = jest.fn(() => true);
    const { mount, loader } = open(missing, { restart, restartsItself: true });
    jest.mocked(loader.isGone).mockResolvedValue(true);
    await mount.show({ ...request, hydrate: parent.appendChild(document.createElement('div')) });
    expect(restart).not.toHaveBeenCalled();
  });
});

test('showing and clearing a parcel 50 times leaves no root, element, listener, timer or subscription', async () => {
  const { mount } = open();
  for (let round = 0; round < 2; round += 1) {
    await mount.show(request);
    await mount.clear();
  }
  const watch = watchForLeaks();
  const roots: Element[] = [];
  for (let round = 0; round < 50; round += 1) {
    await mount.show(request);
    const root = parent.firstElementChild;
    if (root) roots.push(root);
    await mount.clear();
  }
  const left = await watch.settle(4000);
  watch.end();
  expect(left).toEqual({ listeners: 0, intervals: 0, timeouts: 0, elements: 0 });
  expect(host.held()).toBe(0);
  expect(roots).toHaveLength(50);
  expect(roots.filter((root) => hasReactRoot(root) || root.isConnected)).toEqual([]);
  expect(mount.state.get()).toEqual({ status: 'empty' });
}, 30_000);

test('shows, marks whose it is, and updates', async () => {
  const { mount } = open();
  await mount.show(request);
  expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
  expect(parent.firstElementChild).toHaveAttribute('data-root', 'mfe-demo');
  const onClose = jest.fn();
  await mount.update({ onClose });
  parent.querySelector('button')?.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await mount.clear();
});

test('the last request wins, however late the others’ bundles come', async () => {
  const late = defineSlot<'mini-cart'>(() => <p>late</p>, source);
  let arrive: (module: unknown) => void = () => undefined;
  const { mount } = open((remote) => (remote === 'late' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(sample)));
  const first = mount.show({ ...request, remote: 'late' });
  await mount.show(request);
  arrive(late);
  await first;
  expect(parent.textContent).toContain('Close');
  expect(parent.textContent).not.toContain('late');
  expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
  await mount.clear();
});

test('what comes does not wait for what leaves', async () => {
  let isGone: (value: unknown) => void = () => undefined;
  const leaving: Lifecycles<'mini-cart'> = { ...sample, unmount: () => new Promise((resolve) => (isGone = resolve)) };
  const { mount } = open(async (remote) => (remote === 'leaving' ? leaving : sample));
  await mount.show({ ...request, remote: 'leaving' });
  const arriving = mount.show(request);
  await until(() => parent.querySelector('[data-root="mfe-demo"]')?.textContent?.includes('Close') === true);
  expect(parent.querySelector('[data-root="leaving"]')).toBeNull();
  isGone(undefined);
  await arriving;
  await mount.clear();
});

describe('a failure stays in the slot', () => {
  const Broken = defineSlot<'mini-cart'>(() => {
    throw new Error('planned');
  }, source);

  test.each<[string, () => Promise<unknown>, string]>([
    ['a bundle that is not there', async () => Promise.reject(new CompositionError('unavailable', '404')), 'unavailable'],
    ['another contract', async () => Promise.reject(new CompositionError('contract', '2.0.0')), 'contract'],
    ['a module without lifecycles', async () => ({ hello: 1 }), 'broken'],
    ['lifecycles that throw', async () => ({ ...sample, mount: async () => Promise.reject(new Error('planned')) }), 'broken'],
    ['a component that throws', async () => Broken, 'broken'],
  ])('%s', async (_name, load, reason) => {
    const { mount } = open(load);
    await mount.show(request);
    await until(() => mount.state.get().status === 'failed');
    expect(mount.state.get()).toEqual({ status: 'failed', remote: 'mfe-demo', reason });
    expect(host.callsOf('telemetry.recordError')[0]?.[1]).toEqual({ remote: 'mfe-demo', version: '', root: 'mini-cart' });
    expect(parent.textContent).toBe('');
  });

  test('a parcel that hangs while mounting is given up after 10 s, and the slot can be used again', async () => {
    jest.useFakeTimers();
    const hanging: Lifecycles<'mini-cart'> = {
      ...sample,
      mount: () => new Promise(() => undefined),
      unmount: () => new Promise(() => undefined),
    };
    const { mount, loader } = open(async () => hanging);
    const shown = mount.show(request);
    await jest.advanceTimersByTimeAsync(10_000);
    await shown;
    expect(mount.state.get()).toEqual({ status: 'failed', remote: 'mfe-demo', reason: 'timeout' });
    jest.mocked(loader.retry).mockResolvedValue(sample);
    const retried = mount.retry();
    await jest.advanceTimersByTimeAsync(2000);
    await retried;
    expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
    expect(parent.textContent).toContain('Close');
  });

  test('"Try again" works once the cause is gone', async () => {
    const { mount, loader } = open(async () => Promise.reject(new CompositionError('unavailable', '404')));
    await mount.show(request);
    jest.mocked(loader.retry).mockResolvedValue(sample);
    await mount.retry();
    expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
    await mount.clear();
  });

  test('an error of a page that was left already does not show in the next one', async () => {
    let fail: (error: unknown) => void = () => undefined;
    const first: Lifecycles<'mini-cart'> = {
      ...sample,
      mount: (props) => {
        fail = props.onError;
        return sample.mount(props);
      },
    };
    const { mount, loader } = open(async () => first);
    await mount.show(request);
    jest.mocked(loader.load).mockResolvedValue(sample);
    await mount.show({ ...request });
    fail(new Error('late'));
    expect(mount.state.get()).toEqual({ status: 'shown', remote: 'mfe-demo' });
    await mount.clear();
  });
});

test('the page’s data are loaded before it is mounted', async () => {
  const steps: string[] = [];
  const noted: Lifecycles<'mini-cart'> = { ...sample, mount: (props) => (steps.push('mounted'), sample.mount(props)) };
  const { mount } = open(async () => noted);
  jest.useFakeTimers();
  let arrive: (value?: unknown) => void = () => undefined;
  const data = new Promise((resolve) => (arrive = resolve));
  const shown = mount.show({ ...request, onLoaded: async () => void (steps.push('asked'), await data) });
  await jest.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual(['asked']);
  jest.useRealTimers();
  arrive();
  await shown;
  expect(steps).toEqual(['asked', 'mounted']);
  await mount.clear();
});
