import DOMPurify from 'dompurify';
import { htmlPolicy } from './html-policy';
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

/**
 * In the browser: with the same rules as on the server. `toLink` gives the address that a link is written with. What comes back is HTML to
 * the browser, where it enforces Trusted Types: a text with a warrant.
 */
export function purify(html: string, toLink = (address: string) => address): string | TrustedHTML {
  write = toLink;
  const policy = htmlPolicy();
  return sanitizer.sanitize(html, {
    ...(policy ? { TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : {}),
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
