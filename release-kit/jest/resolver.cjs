/* Jest reads no `browser` field: a library that sends no Blob in its form for Node is taken in the one for browsers, as bundles do. */
const IN_BROWSERS = { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' };

module.exports = (request, options) => options.defaultResolver(IN_BROWSERS[request] ?? request, options);
