/** What the platform's HTML may hold: text, tables, lists, pictures, links. No styles, scripts, forms, frames, ids. */
export const ALLOWED_TAGS = [
  'a', 'abbr', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time',
  'tr', 'u', 'ul', 'var', 'wbr',
];

export const ALLOWED_ATTRIBUTES = ['href', 'title', 'src', 'alt', 'width', 'height', 'loading', 'class', 'dir', 'lang', 'colspan', 'rowspan', 'scope', 'datetime', 'open', 'start'];

/** Classes that our stylesheet knows. Others could be those of the shop's own parts. */
export const ALLOWED_CLASS = /^cms-[a-z-]+$/;

/** A link or a picture of the shop or of the web; mail and telephone. No `javascript:`, no `data:`. */
export const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
