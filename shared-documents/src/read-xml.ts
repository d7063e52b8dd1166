/** An element of an XML text, as far as drawings are read. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  localName: string;
  getAttribute(name: string): string | null;
  children: readonly XmlElement[];
  textContent: string;
}

interface Building extends XmlElement {
  children: Building[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/[^>]*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The root of an XML text; undefined where it is none. By hand: the browser's parser wants a warrant for what is only read (Trusted
 * Types).
 */
export function readXml(text: string): XmlElement | undefined {
  const open: Building[] = [];
  let root: Building | undefined;
  for (const [token, data, name, attributes = '', isEmpty] of text.matchAll(TOKEN)) {
    if (name !== undefined) {
      const element = createElement(name, attributes);
      open.at(-1)?.children.push(element);
      root ??= element;
      if (isEmpty === '') open.push(element);
    } else if (token.startsWith('</')) open.pop();
    else if (data !== undefined || !token.startsWith('<')) {
      // A text belongs to all that it stands in.
      for (const element of open) element.textContent += data ?? decode(token);
    }
  }
  return root;
}

function createElement(name: string, attributes: string): Building {
  const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]));
  return { localName: name.split(':').at(-1) ?? '', getAttribute: (key) => values.get(key) ?? null, children: [], textContent: '' };
}

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
