/** A library whose build says of few of its parts that they are free of side effects. */
export const LIBRARY = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * Lets webpack leave out what nobody uses of it: the names of components for developer tools go, and what makes a component or a context is
 * marked as free of side effects.
 * @param {string} source
 */
export const pure = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
