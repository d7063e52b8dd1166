// jsdom lacks a few globals that browsers have; Node's own are the same thing.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = ['TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'ReadableStream', 'structuredClone', 'BroadcastChannel', 'MessageChannel'];
    for (const name of names) this.global[name] ??= globalThis[name];
  }
};
