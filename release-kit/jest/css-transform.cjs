// A stylesheet in a unit test: every class of a CSS Module is called by its own name, and asking for one that it lacks fails the test.
const { basename } = require('node:path');
const { classesOf } = require('./classes-of.cjs');

module.exports = {
  process(css, file) {
    if (!file.endsWith('.module.css')) return { code: 'module.exports = {};' };
    const classes = Object.fromEntries([...classesOf(css)].map((name) => [name, name]));
    return {
      code: `module.exports = new Proxy(${JSON.stringify(classes)}, {
        get(classes, name) {
          if (name === '__esModule' || typeof name === 'symbol' || name in classes) return classes[name];
          throw new Error(\`${basename(file)} has no class "\${name}".\`);
        },
      });`,
    };
  },
  getCacheKey(css, file, { configString }) {
    return require('node:crypto').createHash('sha1').update(css).update(file).update(configString).digest('hex');
  },
};
