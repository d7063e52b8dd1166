import { render, waitFor } from '@testing-library/react';
import { useEffect, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { ParcelProps } from 'shared-contracts';
import { createStubHost, hasReactRoot, watchForLeaks } from 'shared-testing';
import { useNavigate } from 'react-router-dom';
import { Link, parcel, RootProviders, SlotView, useText } from './index';
import { hostWithAnswers, textOf } from './testing';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => void (react.IS_REACT_ACT_ENVIRONMENT = false));

const messages = { close: 'Close' };
const source = { en: jest.fn(async () => ({ default: messages })), ar: async () => ({ default: { close: 'إغلاق' } }) };

function Content({ slot }: ParcelProps<'mini-cart'>) {
  const text = useText();
  const id = useId();
  return (
    <button id={id} onClick={slot.onClose}>
      {text('close')}
    </button>
  );
}

let count = 0;
function props(more: Partial<ParcelProps<'mini-cart'>> = {}): ParcelProps<'mini-cart'> {
  count += 1;
  return {
    name: `test-${count}`,
    domElement: document.body.appendChild(document.createElement('div')),
    host: hostWithAnswers(),
    slot: { onClose: jest.fn() },
    hydrate: false,
    identifierPrefix: `m${count}-`,
    onError: jest.fn(),
    onRecoverableError: jest.fn(),
    ...more,
  };
}

afterEach(() => document.body.replaceChildren());

test('is mounted with its messages, updated with other props, unmounted', async () => {
  const lifecycles = parcel<'mini-cart'>(Content, source);
  const first = props();
  await lifecycles.bootstrap(first);
  await lifecycles.mount(first);
  expect(first.domElement.textContent).toBe('Close');
  const onClose = jest.fn();
  await lifecycles.update?.({ ...first, slot: { onClose } });
  first.domElement.querySelector('button')?.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(first.slot.onClose).not.toHaveBeenCalled();
  await lifecycles.unmount(first);
  expect(first.domElement.innerHTML).toBe('');
  expect(hasReactRoot(first.domElement)).toBe(false);
});

test('speaks the language of the document', async () => {
  const arabic = props({ host: hostWithAnswers({}, createStubHost({}, { language: 'ar' })) });
  const lifecycles = parcel<'mini-cart'>(Content, source);
  await lifecycles.mount(arabic);
  expect(arabic.domElement.textContent).toBe('إغلاق');
  await lifecycles.unmount(arabic);
});

test('messages that did not load are loaded by the next mount', async () => {
  const failing = { en: jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: messages }), ar: source.ar };
  const lifecycles = parcel<'mini-cart'>(Content, failing);
  await expect(lifecycles.bootstrap(props())).rejects.toThrow('offline');
  const second = props();
  await lifecycles.mount(second);
  expect(second.domElement.textContent).toBe('Close');
  await lifecycles.unmount(second);
});

test('ids of two roots differ', async () => {
  const lifecycles = parcel<'mini-cart'>(Content, source);
  const [first, second] = [props(), props()];
  await Promise.all([lifecycles.mount(first), lifecycles.mount(second)]);
  const ids = [...document.querySelectorAll('button')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  await Promise.all([lifecycles.unmount(first), lifecycles.unmount(second)]);
});

test('hydrates the markup of the server where it stands, without a mismatch', async () => {
  const hydrated = props({ hydrate: true });
  hydrated.domElement.innerHTML = renderToString(
    <RootProviders host={hydrated.host} text={textOf('en-US', messages)}>
      <Content {...hydrated} />
    </RootProviders>,
    { identifierPrefix: hydrated.identifierPrefix },
  );
  const button = hydrated.domElement.querySelector('button');
  const lifecycles = parcel<'mini-cart'>(Content, source);
  await lifecycles.mount(hydrated);
  expect(hydrated.domElement.querySelector('button')).toBe(button);
  expect(hydrated.onRecoverableError).not.toHaveBeenCalled();
  button?.click();
  expect(hydrated.slot.onClose).toHaveBeenCalledTimes(1);
  await lifecycles.unmount(hydrated);
});

test('a mismatch while hydrating is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hydrated = props({ hydrate: true });
  hydrated.domElement.innerHTML = '<p>something else</p>';
  const lifecycles = parcel<'mini-cart'>(Content, source);
  await lifecycles.mount(hydrated);
  await waitFor(() => expect(hydrated.onRecoverableError).toHaveBeenCalled());
  await lifecycles.unmount(hydrated);
});

test('an error later on, in an effect, is told too, and the rest of the page goes on', async () => {
  const planned = new Error('planned');
  const Broken = () => {
    useEffect(() => {
      throw planned;
    });
    return <p>shown</p>;
  };
  const lifecycles = parcel<'mini-cart'>(Broken, source);
  const broken = props();
  await lifecycles.mount(broken);
  await waitFor(() => expect(broken.onError).toHaveBeenCalledWith(planned));
  await lifecycles.unmount(broken);
  expect(broken.domElement.childNodes).toHaveLength(0);
});

test('links and navigation go through the shell', async () => {
  const Linking = () => {
    const navigate = useNavigate();
    return (
      <>
        <Link to="/cart?from=test">Cart</Link>
        <button onClick={() => void navigate('/checkout', { replace: true, state: { step: 2 } })}>Go</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  };
  const host = hostWithAnswers({}, createStubHost());
  host.navigation.href = (to) => `/arabic${to}`;
  const linking = props({ host });
  const lifecycles = parcel<'mini-cart'>(Linking, source);
  await lifecycles.mount(linking);
  const [link, go, back] = linking.domElement.querySelectorAll<HTMLElement>('a, button');
  expect(link?.getAttribute('href')).toBe('/arabic/cart?from=test');
  link?.click();
  go?.click();
  back?.click();
  expect(host.callsOf('navigation.push')).toEqual([['/cart?from=test', { state: undefined }]]);
  expect(host.callsOf('navigation.replace')).toEqual([['/checkout', { state: { step: 2 } }]]);
  expect(host.callsOf('navigation.back')).toHaveLength(1);
  await lifecycles.unmount(linking);
});

test('a slot inside a page is mounted once, updated when what it is given changes, and unmounted with the page', async () => {
  const host = hostWithAnswers();
  const page = (email: string) => (
    <RootProviders host={host} text={(id) => id}>
      <SlotView name="create-account-after-order" props={{ email, firstName: 'A', lastName: 'B' }} />
    </RootProviders>
  );
  react.IS_REACT_ACT_ENVIRONMENT = true;
  const { rerender, unmount } = render(page('a@example.com'));
  rerender(page('a@example.com'));
  expect(host.callsOf('slots.mount')).toHaveLength(1);
  expect(host.callsOf('slots.update')).toEqual([]);
  rerender(page('b@example.com'));
  expect(host.callsOf('slots.mount')).toHaveLength(1);
  expect(host.callsOf('slots.update')).toEqual([[{ email: 'b@example.com', firstName: 'A', lastName: 'B' }]]);
  unmount();
  expect(host.held()).toBe(0);
});

test('a parcel that leaks is noticed', async () => {
  const Leaking = () => {
    useEffect(() => window.addEventListener('resize', () => undefined));
    return <p>leaks</p>;
  };
  const watch = watchForLeaks();
  const lifecycles = parcel<'mini-cart'>(Leaking, source);
  const leaking = props();
  await lifecycles.mount(leaking);
  await lifecycles.unmount(leaking);
  leaking.domElement.remove();
  expect((await watch.settle(100)).listeners).toBe(1);
  watch.end();
});
