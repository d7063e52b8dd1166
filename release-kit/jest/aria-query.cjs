// ARIA's roles as Testing Library asks for them. They are tables that building takes 40 ms, for each test file and each of the two libraries
// that read them: the environment (jsdom-environment.cjs) builds them once for all files of a worker.
module.exports = globalThis[Symbol.for('aria-query')];
