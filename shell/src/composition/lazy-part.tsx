import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import type { Host } from 'shared-contracts';
import { withNetwork } from 'shared-host/with-network';
import { useHost } from 'shared-platform';
import { loadedAnew } from './loaded-anew';

/**
 * A part of the chrome that is a file of its own. One that cannot be had, or that fails, is missing: the chrome around it stays, and the
 * part is asked for again when it is next shown, or when the network that it lacked is back. Stands inside a `Suspense`.
 */
export function lazyPart<Props extends object>(load: (host: Host) => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  let asked: ComponentType<Props> | undefined;
  const ask = (host: Host) => (asked ??= lazy(() => withNetwork(host, () => loadedAnew(() => load(host)))));
  return function Part(props: Props) {
    const host = useHost();
    const Content = ask(host);
    const onError = (error: unknown) => {
      asked = undefined;
      host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' });
    };
    return (
      <PartBoundary onError={onError}>
        <Content {...props} />
      </PartBoundary>
    );
  };
}

class PartBoundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }, { failed: boolean }> {
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
