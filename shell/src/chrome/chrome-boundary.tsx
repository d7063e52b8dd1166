import { Component, type ReactNode } from 'react';

interface ChromeBoundaryProps {
  children: ReactNode;
  /** What is said then. Read before anything fails: what gives texts may be what failed. */
  failure: { text: string; retry: string };
  onError: (error: unknown) => void;
}

interface Failed {
  /** What stood there: shown on, behind a mask. */
  copy: Node | undefined;
}

/** An error in the chrome itself: the page stays to be seen behind a mask, with a toast whose dismissal loads it again. */
export class ChromeBoundary extends Component<ChromeBoundaryProps, { failed?: Failed }> {
  override state: { failed?: Failed } = {};

  static getDerivedStateFromError(): { failed: Failed } {
    // React takes it out of the document after this.
    return { failed: { copy: document.querySelector('.shop-failed-copy, #shell > *')?.cloneNode(true) } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { text, retry } = this.props.failure;
    return (
      <>
        <div className="shop-failed-copy" inert ref={(element) => void (failed.copy && element?.replaceChildren(failed.copy))} />
        <div className="shop-failed-mask" />
        <div role="alert" className="shop-failed">
          <p>{text}</p>
          <button type="button" onClick={() => location.reload()}>
            {retry}
          </button>
        </div>
      </>
    );
  }
}
