/** Last line of the header: the product centre and the parent categories. */
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue';
import { Page } from '@banxin/ui/Page';
import { Link, useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';

/** Category of the page at a path: its own id, or the parent of a product's. */
function currentCategory(path: string): number | null {
  const category = /^\/category\/(\d+)/i.exec(path);
  if (category) return Number(category[1]);
  const product = /^\/product\/detail\/(\d+)/i.exec(path);
  return product ? Math.floor(Number(product[1]) / 100) : null;
}

export function CategoryLine() {
  const text = useText(shellText);
  const [path] = useLocation();
  const names = useCall(getProductCategoryNames, {});
  const parents =
    names.state === 'ready' ? names.value.filter((category) => category.parentId === null) : [];
  const current = currentCategory(path);
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
