/** The categories with how many products each has under the filters; the current one is marked. */
import { pathOf } from '@banxin/contract/routes';
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import type { CategoryCount } from '../category.data.ts';
import { categoryText } from '../category.messages.ts';

export interface CategoryTreeProps {
  readonly categories: readonly CategoryCount[];
  /** Null for all. */
  readonly currentId: number | null;
  /** Filters and order, kept from one category to the next. */
  readonly search: string;
}

export function CategoryTree({ categories, currentId, search }: CategoryTreeProps) {
  const text = useText(categoryText);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const rows = [
    { id: null, name: text.all, count: all, href: pathOf('category') },
    ...categories.map((one) => ({ ...one, href: pathOf('category', { id: one.id }) })),
  ];
  return (
    <nav className={css.filter} aria-label={text.tree}>
      <ul className={css.filterList}>
        {rows.map(({ id, name, count, href }) => (
          <li key={href}>
            <Link
              href={search === '' ? href : `${href}?${search}`}
              className={css.filterLink}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {name}
              <span className={css.filterCount}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
