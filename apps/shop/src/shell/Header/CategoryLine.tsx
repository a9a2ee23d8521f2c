/** Last line of the header: the product centre and the parent categories. */

import type { OutputOf } from '@banxin/contract/call';
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { matchRoute } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useCategoryPath } from '../Menu/categoryPath.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';
import { ProductMenu } from './ProductMenu.tsx';
import { useFitting } from './useFitting.ts';

type Name = OutputOf<typeof getProductCategoryNames>[number];

/** Category of the page at a path: its own, or the parent of its product's. */
function currentCategory(path: string, names: readonly Name[]): number | null {
  const { route, params } = matchRoute(path) ?? {};
  const named = names.find((one) => one.id === Number(params?.id));
  if (route?.name === 'category') return named?.id ?? null;
  const isProduct = ['productDetail', 'orderConfirm', 'productStock'].includes(route?.name ?? '');
  return (isProduct ? named?.parentId : null) ?? null;
}

export function CategoryLine() {
  const text = useText(shellText);
  const { name } = useCatalogueWords();
  const [path] = useLocation();
  const names = useCall(getProductCategoryNames, {});
  const known = names.state === 'ready' ? names.value : [];
  const parents = known
    .filter((category) => category.parentId === null)
    .map(({ id, name: inChinese }) => ({ id, label: name('category', id, inChinese) }));
  const current = currentCategory(path, known);
  const categoryPath = useCategoryPath();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list);
  // Open on the page it was opened on: the next one begins with one line.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  return (
    <nav className={css.categories} aria-label={text.categories}>
      <Page>
        <div className={css.categoryLine}>
          <ProductMenu />
          <ul
            ref={list}
            id={listId}
            className={isOpen ? `${css.categoryList} ${css.categoriesOpen}` : css.categoryList}
          >
            <li>
              <Link
                href="/"
                className={css.categoryLink}
                aria-current={path === '/' ? 'page' : undefined}
              >
                {text.productCentre}
              </Link>
            </li>
            {parents.map(({ id, label }, at) => (
              // The product centre stands before them.
              <li key={id} className={!isOpen && at + 1 >= fitting ? css.foldedAway : undefined}>
                <Link
                  href={categoryPath(id)}
                  className={css.categoryLink}
                  aria-current={current === id ? 'true' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {fitting <= parents.length && (
            <button
              type="button"
              className={`${css.categoryLink} ${css.moreCategories}`}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpenAt(isOpen ? null : path)}
            >
              {isOpen ? text.fewerCategories : text.moreCategories}
            </button>
          )}
        </div>
      </Page>
    </nav>
  );
}
