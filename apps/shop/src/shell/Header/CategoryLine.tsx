/** Last line of the header: the product centre and the parent categories. */
import type { OutputOf } from '@banxin/contract/call';
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue';
import { Page } from '@banxin/ui/Page';
import { Link, useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

type Name = OutputOf<typeof getProductCategoryNames>[number];

/** Category of the page at a path: its own, or the parent of its product's. */
function currentCategory(path: string, names: readonly Name[]): number | null {
  const [, area, id] = /^\/(category|product\/detail)\/(\d+)/i.exec(path) ?? [];
  const named = names.find((one) => one.id === Number(id));
  const isProduct = area?.toLowerCase() !== 'category';
  return (isProduct ? named?.parentId : named?.id) ?? null;
}

export function CategoryLine() {
  const text = useText(shellText);
  const [path] = useLocation();
  const names = useCall(getProductCategoryNames, {});
  const known = names.state === 'ready' ? names.value : [];
  const parents = known.filter((category) => category.parentId === null);
  const current = currentCategory(path, known);
  return (
    <nav className={css.categories} aria-label={text.categories}>
      <Page>
        <ul className={css.categoryList}>
          <li>
            <Link
              href="/"
              className={css.categoryLink}
              aria-current={path === '/' ? 'page' : undefined}
            >
              {text.productCentre}
            </Link>
          </li>
          {parents.map((category) => (
            <li key={category.id}>
              <Link
                href={`/category/${category.id}`}
                className={css.categoryLink}
                aria-current={current === category.id ? 'true' : undefined}
              >
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}
