/** What a visitor points at, touches or reaches with the keyboard is likely what is pressed next. */

/** @param prepare hears the path of each link of this site, again and again */
export function hearIntent(page: Document, prepare: (path: string) => void): void {
  const hear = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.target === '' && link.origin === page.location.origin) prepare(link.pathname);
  };
  for (const type of ['pointerover', 'focusin']) {
    page.addEventListener(type, hear, { capture: true, passive: true });
  }
}
