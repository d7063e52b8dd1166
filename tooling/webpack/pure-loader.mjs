// Lets webpack leave out what nobody uses of a library whose build says so of few of its parts: the names of components for developer
// tools go, and what makes a component or a context is marked as free of side effects.
export default function pureLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
