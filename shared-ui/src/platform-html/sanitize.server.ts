import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';

/** On the server: at once, without a document. `toLink` gives the address that a link is written with. */
export function sanitizeNow(html: string, toLink = (address: string) => address): string | undefined {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    allowedClasses: { '*': ['cms-*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({ tagName, attribs: { ...attribs, ...(href === undefined ? {} : { href: toLink(href) }) } }),
    },
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
  });
}
