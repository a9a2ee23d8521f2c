/** Last line of the header: the product centre and the parent categories. */

import type { OutputOf } from '@banxin/contract/call';
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { matchRoute, pathOf } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import { Link, useLocation } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

type Name = OutputOf<typeof getProductCategoryNames>[number];

/** Category of the page at a path: its own, or the parent of its product's. */
function currentCategory(path: string, names: readonly Name[]): number | null {
  const { route, params } = matchRoute(path) ?? {};
  const named = names.find((one) => one.id === Number(params?.id));
  if (route?.name === 'category') return named?.id ?? null;
  const isProduct = route?.name === 'productDetail' || route?.name === 'orderConfirm';
  return (isProduct ? named?.parentId : null) ?? null;
}

export function CategoryLine() {
  const text = useText(shellText);
  const { name } = useCatalogueWords();
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
                href={pathOf('category', { id: category.id })}
                className={css.categoryLink}
                aria-current={current === category.id ? 'true' : undefined}
              >
                {name('category', category.id, category.name)}
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}
