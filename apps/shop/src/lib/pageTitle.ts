/** A page that knows its title better than its route: an article, a product. */
import { createContext, useContext, useEffect } from 'react';

/** Hears the title of the page, without the shop's; null when the page is left. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Calls the document by this title for as long as the page stands; undefined leaves it the route's. */
export function usePageTitle(title: string | undefined): void {
  const say = useContext(PageTitleContext);
  useEffect(() => {
    say(title ?? null);
    return () => say(null);
  }, [say, title]);
}
