import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import type { Host } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { HostProvider } from 'shared-platform';
import { lazyPart } from './lazy-part';

Object.assign(globalThis, { __webpack_public_path__: 'http://localhost/releases/shell/1.0.0/' });
const here = () => (globalThis as unknown as { __webpack_public_path__: string }).__webpack_public_path__;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('is tried once more at another address; where it fails again the rest stays, and the next showing asks anew', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  const lost = () => load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  const Part = lazyPart(load);
  const host = createStubHost();
  const content = (isShown: boolean) => (
    <HostProvider value={host}>
      <p>The rest</p>
      <Suspense fallback={null}>{isShown && <Part />}</Suspense>
    </HostProvider>
  );

  lost();
  lost();
  const { rerender } = render(content(true));
  await waitFor(() => expect(host.callsOf('telemetry.recordError')).toHaveLength(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(here()).toBe('http://localhost/releases/~1/shell/1.0.0/');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.queryByText('The part')).toBeNull();

  rerender(content(false));
  lost();
  rerender(content(true));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(here()).toBe('http://localhost/releases/~2/shell/1.0.0/');
});

test('without a network it is missing, which is no error, and it comes with the network', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.')).mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  const Part = lazyPart(load);
  const host = createStubHost();
  host.set.connectivity.set({ isOnline: false, hasBeenOffline: true });
  render(
    <HostProvider value={host}>
      <Suspense fallback={<p>Not yet</p>}>
        <Part />
      </Suspense>
    </HostProvider>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Not yet')).toBeVisible();
  await act(async () => {
    host.set.connectivity.set({ isOnline: true, hasBeenOffline: true });
    host.events.emit('connectivity:came-online', {});
  });
  expect(await screen.findByText('The part')).toBeVisible();
  expect(host.callsOf('telemetry.recordError')).toEqual([]);
});

test('is asked for once in each language', async () => {
  const load = jest.fn(async ({ intl: { locale } }: Host) => ({ default: () => <p>In {locale}</p> }));
  const Part = lazyPart(load);
  const content = (locale: string) => {
    const host = createStubHost();
    return (
      <HostProvider value={{ ...host, intl: { ...host.intl, locale } }}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </HostProvider>
    );
  };
  for (const locale of ['en-US', 'ar-SA', 'en-US']) {
    const { unmount } = render(content(locale));
    expect(await screen.findByText(`In ${locale}`)).toBeVisible();
    unmount();
  }
  expect(load).toHaveBeenCalledTimes(2);
});
