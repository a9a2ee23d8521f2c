/** Leaves of an article's HTML what readers are meant to see: elements, attributes and addresses of one list. */
import sanitize from 'sanitize-html';

/** Pictures lie here and nowhere else. */
const PICTURE = /^\/files\/articles\/[0-9a-f]+\.(?:svg|webp)$/;

/** Width and height of a picture. @unit px */
const SIDE = /^[1-9]\d{0,3}$/;

/** Links lead to a page of the shop, a place on the page, another site by https, a mailbox or a telephone. */
const LINK = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

const cell = ['align', 'colspan', 'rowspan', 'scope'];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['code', 'kbd', 'q', 'cite', 'abbr', 'br', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    th: cell,
    td: cell,
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: LINK.test(href) ? { href } : {} }),
    // Without an alternative text browsers read its address out.
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        ...{ src, alt },
        ...(SIDE.test(width) && { width }),
        ...(SIDE.test(height) && { height }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
};

/** Clean HTML. Cleaning it again changes nothing. */
export const cleanHtml = (html: string): string => sanitize(html, options);
