/** The categories with how many products each has: plain links that lead without a script. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import * as css from '../Product.css.ts';
import { productPageText } from '../product.messages.ts';

export interface CategoryChipsProps {
  readonly categories: readonly Category[];
  /** Null for all, undefined for one that does not exist. */
  readonly currentId: number | null | undefined;
}

export function CategoryChips({ categories, currentId }: CategoryChipsProps) {
  const text = useText(productPageText);
  const chips = [
    {
      id: null,
      name: text.all,
      count: categories.reduce((sum, { products }) => sum + products.length, 0),
      href: pathOf('product'),
    },
    ...categories.map(({ id, name, products }) => ({
      id,
      name,
      count: products.length,
      href: pathOf('product', {}, { category: id }),
    })),
  ];
  return (
    <nav aria-label={text.chips}>
      <ul className={css.chips}>
        {chips.map(({ id, name, count, href }) => (
          <li key={href}>
            <Link
              href={href}
              className={css.chip}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {name} <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
