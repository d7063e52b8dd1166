import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import type { Host } from 'shared-contracts';
import { withNetwork } from 'shared-host/with-network';
import { useHost } from 'shared-platform';
import { loadedAnew } from './loaded-anew';

/**
 * A part of the chrome that is a file of its own, with texts of its own or none: one for each language, since a server's process makes
 * documents in both. One that cannot be had, or that fails, is missing: the chrome around it stays, and the
 * part is asked for again when it is next shown, or when the network that it lacked is back. Stands inside a `Suspense`.
 */
export function lazyPart<Props extends object>(load: (host: Host) => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const asked = new Map<string, ComponentType<Props>>();
  const ask = (host: Host) => {
    const { locale } = host.intl;
    const part = asked.get(locale) ?? lazy(() => withNetwork(host, () => loadedAnew(() => load(host))));
    asked.set(locale, part);
    return part;
  };
  return function Part(props: Props) {
    const host = useHost();
    const Content = ask(host);
    const onError = (error: unknown) => {
      asked.delete(host.intl.locale);
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
