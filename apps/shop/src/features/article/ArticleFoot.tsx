/** What follows an article: products that it is about, the articles before and after it. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { Link as Pressed } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Article.css.ts';
import { articleText } from './article.messages.ts';

/** An article beside the one that is open, in the reader's language. */
export interface Neighbour {
  readonly title: string;
  readonly href: string;
}

export interface ArticleFootProps {
  readonly products: readonly { readonly id: number; readonly name: string }[];
  /** Its picture: decoration beside the name. */
  readonly drawing: (productId: number) => ReactNode;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export function ArticleFoot({ products, drawing, previous, next }: ArticleFootProps) {
  const text = useText(articleText);
  const words = useCatalogueWords();
  return (
    <>
      {products.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size={16}>
            {text.products}
          </Heading>
          <ul className={css.products}>
            {products.map(({ id, name }) => (
              <li key={id}>
                <Pressed href={pathOf('productDetail', { id })} className={css.product}>
                  <span className={css.productArt}>{drawing(id)}</span>
                  {words.name('product', id, name)}
                </Pressed>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {(previous !== null || next !== null) && (
        <nav aria-label={text.neighbours} className={css.neighbours}>
          {previous !== null && (
            <div className={css.side.previous}>
              <span className={css.sideLabel}>{text.previous}</span>
              <Link href={previous.href} kind="standalone">
                {previous.title}
              </Link>
            </div>
          )}
          {next !== null && (
            <div className={css.side.next}>
              <span className={css.sideLabel}>{text.next}</span>
              <Link href={next.href} kind="standalone">
                {next.title}
              </Link>
            </div>
          )}
        </nav>
      )}
    </>
  );
}
