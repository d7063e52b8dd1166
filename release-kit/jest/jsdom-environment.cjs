// jsdom lacks a few globals that browsers have; Node's own are the same thing.
const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');
const { quickComputedStyle } = require('./computed-style.cjs');

const matchers = Object.keys(require('@testing-library/jest-dom/matchers'));
const ariaQuery = createRequire(require.resolve('@testing-library/jest-dom'))('aria-query');

module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const names = [
      'TextEncoder',
      'TextDecoder',
      'Request',
      'Response',
      'Headers',
      'fetch',
      'ReadableStream',
      'structuredClone',
      'BroadcastChannel',
      'MessageChannel',
    ];
    for (const name of names) this.global[name] ??= globalThis[name];
    // For testing-library.cjs: a task after what is ready, whatever a test does to its timers.
    this.global[Symbol.for('task of Node')] = () => new Promise((resolve) => setImmediate(resolve));
    // For setup-browser.cjs and aria-query.cjs.
    this.global[Symbol.for('jest-dom matchers')] = matchers;
    this.global[Symbol.for('aria-query')] = ariaQuery;
    this.global.getComputedStyle = quickComputedStyle(this.global);
    // React's scheduler opens a channel and never closes it: Node would wait for it for ever.
    const channels = (this.channels = []);
    this.global.MessageChannel = class extends globalThis.MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  /** @override */
  async teardown() {
    for (const { port1, port2 } of this.channels ?? []) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
};
