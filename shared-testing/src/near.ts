/**
 * An `IntersectionObserver` for which everything has come near as soon as it is watched; jsdom has no layout.
 *
 *     beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));
 */
export class Near {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    this.#callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}
