import { Component, type ReactNode } from 'react';

interface ChromeBoundaryProps {
  children: ReactNode;
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
    // No messages here: what gives them may be what failed.
    return (
      <div role="alert" className="shop-failed">
        <p>Sorry! An unexpected error occurred.</p>
        <p lang="ar" dir="rtl">
          عذرًا! حدث خطأ غير متوقع.
        </p>
        <button type="button" onClick={() => location.reload()}>
          OK
        </button>
      </div>
    );
  }
}
