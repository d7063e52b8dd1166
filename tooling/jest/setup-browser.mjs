import '@testing-library/jest-dom';

// A test is a tab of its own.
afterEach(() => globalThis.sessionStorage?.clear());
