import '@testing-library/jest-dom';

// A test is a tab of its own.
afterEach(() => globalThis.sessionStorage?.clear());

// jsdom has no layout: nothing comes near what is seen, unless a test says so.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
};
