/** The categories with how much is in each; the current one is marked. */

import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import { categoryText } from '../category.messages.ts';

export interface CategoryFilterProps {
  readonly categories: readonly Category[];
  /** Null for all. */
  readonly currentId: number | null;
}

export function CategoryFilter({ categories, currentId }: CategoryFilterProps) {
  const text = useText(categoryText);
  const all = categories.reduce((sum, { products }) => sum + products.length, 0);
  const rows = [
    { id: null, name: text.all, count: all, href: pathOf('category') },
    ...categories.map(({ id, name, products }) => ({
      id,
      name,
      count: products.length,
      href: pathOf('category', { id }),
    })),
  ];
  return (
    <nav className={css.filter} aria-label={text.filter}>
      <ul className={css.filterList}>
        {rows.map(({ id, name, count, href }) => (
          <li key={href}>
            <Link
              href={href}
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
