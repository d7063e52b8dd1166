import { Component, type ComponentType, type ReactNode, useMemo } from 'react';
import * as React from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Router, type Navigator } from 'react-router-dom';
import type { Host, Lifecycles, ParcelProps, SlotName } from 'shared-contracts';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { HostProvider, useSnapshot } from './host-context';
import { createText, TextProvider, type MessageCatalogue, type MessageSource, type TextFunction } from './messages';

/** Everything that a root needs around its content; the same on the server. */
export function RootProviders({ host, text, children }: { host: Host; text: TextFunction; children: ReactNode }) {
  return (
    <HostProvider value={host}>
      <TextProvider text={text}>
        <ShopRouter host={host}>{children}</ShopRouter>
      </TextProvider>
    </HostProvider>
  );
}

/** A router that is bound to the contract's navigation: the shell owns the URL. */
function ShopRouter({ host, children }: { host: Host; children: ReactNode }) {
  const { location } = useSnapshot(host.navigation.state);
  const navigator = useMemo(() => toNavigator(host), [host]);
  return (
    <Router location={location} navigator={navigator} static={false}>
      {children}
    </Router>
  );
}

function toNavigator(host: Host): Navigator {
  const path = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: (to) => host.navigation.href(path(to)),
    go: () => host.navigation.back(),
    push: (to, state) => host.navigation.push(path(to), { state }),
    replace: (to, state) => host.navigation.replace(path(to), { state }),
  };
}

/**
 * Makes single-spa lifecycles from a React component. Every mount is a root of its own with its own prefix for ids and its own
 * error reports; messages are loaded before the first mount.
 */
export function parcel<N extends SlotName>(
  Content: ComponentType<ParcelProps<N>>,
  source: MessageSource,
): Lifecycles<N> & { messages: MessageSource } {
  const mounted = new Map<string, ReactAppOrParcel<ParcelProps<N>>>();
  let messages: Promise<MessageCatalogue> | undefined;

  const loadMessages = ({ intl }: Host) => {
    messages ??= source[intl.language]().then((module) => module.default);
    // A failed load is tried again by the next mount.
    messages.catch(() => (messages = undefined));
    return messages;
  };

  return {
    messages: source,
    preload: loadMessages,
    bootstrap: ({ host }) => loadMessages(host),
    async mount(props) {
      const text = createText(props.host.intl.locale, await loadMessages(props.host));
      const lifecycles = createLifecycles<N>(props, (current) => (
        <RootProviders host={current.host} text={text}>
          <Content {...current} />
        </RootProviders>
      ));
      mounted.set(props.name, lifecycles);
      // The lifecycles of single-spa-react read `name` and `domElement` from the props; the rest of AppProps is single-spa's own.
      await call(lifecycles.bootstrap, props);
      await call(lifecycles.mount, props);
    },
    async update(props) {
      const update = mounted.get(props.name)?.update;
      if (update) await call(update, props);
    },
    async unmount(props) {
      const lifecycles = mounted.get(props.name);
      mounted.delete(props.name);
      if (lifecycles) await call(lifecycles.unmount, props);
    },
  };
}

type Lifecycle = ReactAppOrParcel<object>['mount'];

async function call(lifecycle: Lifecycle, props: object): Promise<void> {
  for (const step of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await step(props as never);
}

function createLifecycles<N extends SlotName>(
  props: ParcelProps<N>,
  render: (props: ParcelProps<N>) => ReactNode,
): ReactAppOrParcel<ParcelProps<N>> {
  const options: RootOptions = {
    identifierPrefix: props.identifierPrefix,
    onRecoverableError: (error) => props.onRecoverableError(error),
    onUncaughtError: (error) => props.onError(error),
    onCaughtError: () => {},
  };
  return singleSpaReact<ParcelProps<N>>({
    React,
    ReactDOMClient: {
      createRoot: (element: Element) => createRoot(element, options),
      hydrateRoot: (element: Element, content: ReactNode) => hydrateRoot(element, content, options),
    },
    renderType: props.hydrate ? 'hydrateRoot' : 'createRoot',
    rootComponent: render as ComponentType<object>,
    errorBoundaryClass: RootBoundary,
    suppressComponentDidCatchWarning: true,
  });
}

/** Catches what reaches the root, tells the shell, and shows nothing: the shell shows the slot's failure view. */
class RootBoundary extends Component<ParcelProps & { children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
