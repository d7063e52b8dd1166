import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { OverlayOptions } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { RootProviders } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import { Dialog, laterDialog, laterPart } from '../index';

function show(content: React.ReactNode) {
  const host = createStubHost();
  const view = render(
    <RootProviders host={host} text={textOf('en-US')}>
      {content}
    </RootProviders>,
  );
  return { host, ...view };
}

const Named = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <Dialog title={name} onClose={onClose}>
    {null}
  </Dialog>
);
const original = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = original;
});

const Part = ({ name }: { name: string }) => <p>part {name}</p>;

describe('a dialog that is loaded when it is asked for', () => {
  test('is shown once it is there, and at once the next time', async () => {
    const load = jest.fn(() => Promise.resolve(Named));
    const Later = laterDialog(load);
    const { unmount } = show(<Later name="first" onClose={() => {}} />);
    expect(await screen.findByRole('dialog', { name: 'first' })).toBeInTheDocument();
    unmount();
    show(<Later name="second" onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'second' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that is late says so in its place, and can be closed', async () => {
    let come: (part: typeof Named) => void = () => {};
    const Later = laterDialog(() => new Promise<typeof Named>((resolve) => (come = resolve)));
    const close = jest.fn();
    show(<Later name="late" onClose={close} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    await act(async () => come(Named));
    expect(screen.getByRole('dialog', { name: 'late' })).toBeInTheDocument();
  });

  test('that is not shown yet is open already: Escape closes it, the page behind goes on', async () => {
    let come: (part: typeof Named) => void = () => {};
    const Later = laterDialog(() => new Promise<typeof Named>((resolve) => (come = resolve)));
    const close = jest.fn();
    const { host, unmount } = show(<Later name="unseen" onClose={close} />);
    const held = host.held();
    const [waiting] = host.callsOf('overlays.open').map(([, options]) => options as OverlayOptions);
    expect(waiting?.modal).toBe(false);
    waiting?.onClose();
    expect(close).toHaveBeenCalledTimes(1);
    await act(async () => come(Named));
    expect(host.callsOf('overlays.open')).toHaveLength(2);
    expect(host.held()).toBe(held);
    unmount();
    expect(host.held()).toBeLessThan(held);
  });

  test('that does not come is closed with a word, and asked for again', async () => {
    const load = jest.fn<Promise<typeof Named>, []>(() => Promise.reject(new Error('Loading chunk failed.')));
    const Later = laterDialog(load);
    const close = jest.fn();
    const { host, unmount } = show(<Later name="broken" onClose={close} />);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'error', message: expect.stringMatching(/^This could not be opened/) }]]);
    expect(host.callsOf('telemetry.recordError')).toHaveLength(1);
    unmount();
    load.mockResolvedValue(Named);
    show(<Later name="broken" onClose={close} />);
    expect(await screen.findByRole('dialog', { name: 'broken' })).toBeInTheDocument();
  });
});

describe('a part that is loaded when it is shown', () => {
  test('has its place until it is there', async () => {
    const Later = laterPart(() => Promise.resolve<ComponentType<{ name: string }>>(Part), { height: '4rem' });
    const { container } = show(<Later name="one" />);
    expect(container.querySelector('svg[height="4rem"]')).not.toBeNull();
    expect(await screen.findByText('part one')).toBeInTheDocument();
    expect(container.querySelector('svg[height="4rem"]')).toBeNull();
  });

  test('that does not come says so, and is loaded once more', async () => {
    const load = jest.fn<Promise<typeof Part>, []>(() => Promise.reject(new Error('Loading chunk failed.')));
    const Later = laterPart(load, { height: '4rem' });
    show(<Later name="two" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    load.mockResolvedValue(Part);
    await userEvent.click(again);
    expect(await screen.findByText('part two')).toBeInTheDocument();
  });

  test('may wait until its place has come near', async () => {
    let come: () => void = () => {};
    const observe = jest.fn();
    window.IntersectionObserver = class implements Partial<IntersectionObserver> {
      constructor(callback: IntersectionObserverCallback) {
        const seen = { isIntersecting: true } as IntersectionObserverEntry;
        come = () => callback([seen], this as unknown as IntersectionObserver);
      }
      observe = observe;
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const load = jest.fn(() => Promise.resolve(Part));
    const Later = laterPart(load, { height: '4rem', near: true });
    const { container } = show(<Later name="three" />);
    expect(observe).toHaveBeenCalledWith(container.querySelector('svg')?.parentElement);
    expect(load).not.toHaveBeenCalled();
    act(come);
    expect(await screen.findByText('part three')).toBeInTheDocument();
  });
});
