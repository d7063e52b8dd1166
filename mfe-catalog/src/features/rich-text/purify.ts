import DOMPurify from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_CLASS, ALLOWED_TAGS } from './allowed';

const sanitizer = DOMPurify(window);

sanitizer.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'class') {
    const classes = attribute.attrValue.split(/\s+/).filter((name) => ALLOWED_CLASS.test(name));
    attribute.attrValue = classes.join(' ');
    attribute.keepAttr = classes.length > 0;
  }
  // Another origin in disguise (`//host/…`), and pictures as data, which DOMPurify lets through by itself.
  if ((attribute.attrName === 'href' || attribute.attrName === 'src') && /^[\s\\/]*[\\/]{2}|^\s*data:/i.test(attribute.attrValue))
    attribute.keepAttr = false;
});

let write = (address: string) => address;

sanitizer.addHook('afterSanitizeAttributes', (element) => {
  const address = element.nodeName === 'A' ? element.getAttribute('href') : null;
  if (address !== null) element.setAttribute('href', write(address));
});

/** In the browser: with the same rules as on the server. `toLink` gives the address that a link is written with. */
export function purify(html: string, toLink = (address: string) => address): string {
  write = toLink;
  return sanitizer.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
