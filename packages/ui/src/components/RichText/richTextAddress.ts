// Addresses in rich text: which are allowed, and whether they lead away from the site.

/** An address that may stand in the page. */
export interface RichAddress {
  /** The address in its canonical form. */
  href: string;
  /** `page` inside the text, `site` on the own site, `external` on another one, `contact` mail and telephone. */
  kind: 'page' | 'site' | 'external' | 'contact';
}

/** Stands for the site's own origin; no real site can be called so. */
const BASE = 'https://own-site.invalid';
// What the URL parser ignores inside an address, and so could hide a scheme behind.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;
const CONTACT = /^(?:mailto:[^\s<>"'?]{3,200}|tel:\+?[\d().*#-]{2,40})$/i;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Reads the address of a link. @param siteHosts names that also mean the own site */
export function linkAddress(
  value: string,
  siteHosts: readonly string[] = [],
): RichAddress | undefined {
  const text = value.replace(IGNORED, '');
  if (text === '') return undefined;
  if (CONTACT.test(text)) return { href: text, kind: 'contact' };
  if (text.startsWith('#')) return { href: text, kind: 'page' };
  if (!URL.canParse(text, BASE)) return undefined;
  const url = new URL(text, BASE);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A name and password before the host only serve to look like another site.
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === BASE || siteHosts.includes(url.host)) {
    return {
      href: `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`,
      kind: 'site',
    };
  }
  return { href: url.href, kind: 'external' };
}

/** Reads the address of a picture: the web, the own site, or a picture of a plain format in the text itself. */
export function pictureAddress(value: string): string | undefined {
  const text = value.replace(IGNORED, '');
  if (PICTURE.test(text)) return text;
  const address = linkAddress(text);
  return address?.kind === 'site' || address?.kind === 'external' ? address.href : undefined;
}
