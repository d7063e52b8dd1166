// jsdom lacks a few globals that browsers have; Node's own are the same thing.
const { TestEnvironment } = require('jest-environment-jsdom');
const { quickComputedStyle } = require('./computed-style.cjs');

module.exports = class extends TestEnvironment {
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

  async teardown() {
    for (const { port1, port2 } of this.channels) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
};
