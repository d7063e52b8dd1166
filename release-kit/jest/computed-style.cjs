// A quick `getComputedStyle` for unit tests. Queries by role ask for the style of every element, and jsdom matches each against its whole
// default stylesheet, which took a fourth of the time of the larger suites. The shop's stylesheets are not loaded here (css-transform.cjs),
// so that what those queries read follows from an element's name and from what is written on it; whatever else is read comes from jsdom.

/** The attributes by which jsdom's default stylesheet hides or shows. */
const ATTRIBUTES = ['hidden', 'open'];

/** @param window the window of a test's document */
function quickComputedStyle(window) {
  const { document, getComputedStyle } = window;
  const { styleSheets } = document;
  /** What jsdom says of an element that has no style of its own, by name and attributes. */
  const displays = new Map();
  const display = (element) => {
    const own = element.hasAttribute('style') && element.style.display;
    if (own) return own;
    const attributes = ATTRIBUTES.filter((name) => element.hasAttribute(name)).map((name) => [name, '']);
    if (element.getAttribute('type') === 'hidden') attributes.push(['type', 'hidden']);
    const key = [element.localName, ...attributes].join(' ');
    if (!displays.has(key)) {
      const sample = document.createElement(element.localName);
      for (const [name, value] of attributes) sample.setAttribute(name, value);
      displays.set(key, getComputedStyle(sample).display);
    }
    return displays.get(key);
  };
  const inherited = (property, initial) => (element) => {
    for (let owner = element; owner; owner = owner.parentElement) {
      const value = owner.hasAttribute('style') && owner.style.getPropertyValue(property);
      if (value && value !== 'inherit') return value;
    }
    return initial;
  };
  const pointerEvents = inherited('pointer-events', 'auto');
  /** @type {Map<string | symbol, (element: any) => string>} */
  const quick = new Map(
    Object.entries({ display, visibility: inherited('visibility', 'visible'), pointerEvents, 'pointer-events': pointerEvents }),
  );

  const handler = {
    get({ element }, name) {
      const answer = quick.get(name);
      if (answer) return answer(element);
      if (name === 'getPropertyValue')
        return (property) => quick.get(property)?.(element) ?? getComputedStyle(element).getPropertyValue(property);
      const style = getComputedStyle(element);
      return typeof style[name] === 'function' ? style[name].bind(style) : style[name];
    },
    has: ({ element }, name) => name in getComputedStyle(element),
  };
  return (element, pseudo) => {
    const isQuick = element instanceof window.Element && !pseudo && styleSheets.length === 0;
    return isQuick ? new Proxy({ element }, handler) : getComputedStyle(element, pseudo);
  };
}

module.exports = { quickComputedStyle };
