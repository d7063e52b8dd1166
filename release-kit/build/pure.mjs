/** A library whose build says of few of its parts that they are free of side effects. */
export const LIBRARY = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * Lets webpack leave out what nobody uses of it: the names of components for developer tools go, what makes a component or a context is
 * marked as free of side effects, and a class is made together with its context.
 * @param {string} source
 */
export const pure = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(var \w+ = )(Object\.getOwnPropertyNames\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^var (\w+) = (class extends [^]*?^\});\n\1(\.contextType) = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ (() => { const made = $2; made$3 = $4; return made; })();',
    );
