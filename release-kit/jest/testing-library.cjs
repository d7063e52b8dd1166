// Testing Library with three changes:
// - What is expected is waited for as long as a busy machine may need: a wait that is over early costs nothing.
// - It describes the document in words only where somebody reads them. What waits asks again after each change, and each answer "not yet" had
//   the whole document printed in it, of which only the last is read.
// - What a user does is over once React has rendered what came of it in promises, such as the check of a form's fields. React Testing Library
//   waits for a timer of its own, which a busy machine may run before the message that starts React's scheduler.
// By its file: the package's name leads here (preset.mjs).
const library = require('@testing-library/dom/dist/index.js');

const { getElementError: describeWhole } = library.getConfig();

const NAME = 'TestingLibraryElementError';

library.configure({
  asyncUtilTimeout: 30_000,
  getElementError: function describe(message, container) {
    const isWaiting = library.getConfig()._disableExpensiveErrorDiagnostics;
    const error = isWaiting ? Object.assign(new Error(message ?? ''), { name: NAME }) : describeWhole(message, container);
    // Jest shows the line of the first frame that is of no package: the test's, not this one.
    Error.captureStackTrace(error, describe);
    if (!isWaiting) return error;
    let described;
    // After the stack, which begins with the message.
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (described ??= describeWhole(message, container).message),
    });
  },
});

const task = globalThis[Symbol.for('task of Node')];

/** The render, and what its effects ask for: messages that wait are delivered before each. */
async function rendered() {
  await task();
  await task();
}

const withRender = ({ asyncWrapper, ...config }) =>
  asyncWrapper
    ? {
        ...config,
        asyncWrapper: (act) =>
          asyncWrapper(async () => {
            try {
              return await act();
            } finally {
              await rendered();
            }
          }),
      }
    : config;

module.exports = {
  ...library,
  // React Testing Library gives its own wrapper here.
  configure: (change) => library.configure(typeof change === 'function' ? (config) => withRender(change(config)) : withRender(change)),
};
