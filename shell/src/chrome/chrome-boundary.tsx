import { Component, type ReactNode } from 'react';

interface ChromeBoundaryProps {
  children: ReactNode;
  /** What is said then. Read before anything fails: what gives texts may be what failed. */
  failure: { text: string; retry: string };
  onError: (error: unknown) => void;
}

/** An error in the chrome itself: what is on the page stays readable, the shopper can load it again. */
export class ChromeBoundary extends Component<ChromeBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { text, retry } = this.props.failure;
    return (
      <div role="alert" className="shop-failed">
        <p>{text}</p>
        <button type="button" onClick={() => location.reload()}>
          {retry}
        </button>
      </div>
    );
  }
}
