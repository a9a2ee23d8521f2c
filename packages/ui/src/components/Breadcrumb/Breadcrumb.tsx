// Where the page stands: a trail of links that ends at the page itself.
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumb.css.ts';
import { breadcrumbZh } from './Breadcrumb.words.ts';

/** One place on the way. */
export interface BreadcrumbItem {
  /** Title of the page. */
  label: string;
  /** Where it leads; the last item has none. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /**
   * The way from the start to this page.
   * @zh 从首页到当前页的路径。
   */
  items: readonly BreadcrumbItem[];
}

/**
 * A trail. The last item is the current page.
 * @zh 面包屑，最后一项是当前页。
 */
export function Breadcrumb({ items }: BreadcrumbProps): ReactNode {
  const messages = useWords(breadcrumbZh);
  return (
    <nav data-component="Breadcrumb" aria-label={messages.breadcrumb}>
      <ol data-part="list" className={css.list}>
        {items.map((item, index) => (
          <li key={`${item.href}${item.label}`} data-part="item" className={css.item}>
            {item.href === undefined || index === items.length - 1 ? (
              <span
                className={css.current}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {item.label}
              </span>
            ) : (
              <Link kind="quiet" href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
