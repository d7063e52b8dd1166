// Testing Library, which describes the document in words only where somebody reads them. What waits asks again after each change, and each
// answer "not yet" had the whole document printed in it, of which only the last is read.
// By its file: the package's name leads here (preset.mjs).
const library = require('@testing-library/dom/dist/index.js');

const { getElementError: describeWhole } = library.getConfig();

const NAME = 'TestingLibraryElementError';

library.configure({
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

module.exports = library;
