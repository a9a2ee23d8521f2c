/** What was found, kind by kind: products as cards, help articles and orders as rows, the words marked. */
import type { SearchAnswer } from '@banxin/contract/calls/search/search.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { AddToCart } from '../../../features/cart/AddToCart.tsx';
import { useWordedCard } from '../../../features/product/catalogue.ts';
import { ProductSheet } from '../../../features/product/ProductSheet.tsx';
import * as list from '../../../features/search/FoundList.css.ts';
import { HelpRows } from '../../../features/search/HelpRows.tsx';
import { Marked } from '../../../features/search/Marked.tsx';
import { PageLinks } from '../../../features/search/PageLinks.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Search.css.ts';
import { PAGE_SIZE, type SearchPlace, type SearchTab, searchPath } from '../search.data.ts';
import { searchText } from '../search.messages.ts';

interface SectionProps {
  readonly kind: Exclude<SearchTab, 'all'>;
  readonly place: SearchPlace;
  readonly shown: number;
  readonly total: number;
  readonly children: ReactNode;
}

/** One kind; beside the others it leads to all of its own. */
function Section({ kind, place, shown, total, children }: SectionProps) {
  const text = useText(searchText);
  if (total === 0) return null;
  return (
    <Stack element="section" gap={16} aria-label={text[kind]}>
      <Inline justify="between" align="baseline">
        <Heading level={2}>{text[kind]}</Heading>
        {place.tab === 'all' && shown < total && (
          <Link href={searchPath({ ...place, tab: kind, page: 1 })} kind="standalone">
            {text.allOf(text[kind], String(total))}
          </Link>
        )}
      </Inline>
      {children}
      {place.tab !== 'all' && (
        <PageLinks
          page={place.page}
          last={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => searchPath({ ...place, page })}
        />
      )}
    </Stack>
  );
}

interface FoundProps<T> {
  readonly found: { readonly items: readonly T[]; readonly total: number };
  readonly place: SearchPlace;
  readonly marks: readonly string[];
}

export function FoundProducts({
  found: { items, total },
  place,
  marks,
}: FoundProps<SearchAnswer['products']['items'][number]>) {
  const worded = useWordedCard();
  const { user } = useSession();
  return (
    <Section kind="products" place={place} shown={items.length} total={total}>
      <Grid element="ul" columns={{ wide: 4, small: 4, phone: 2 }} gap={16}>
        {items.map(worded).map((product) => (
          <li key={product.id}>
            <ProductSheet product={product} label={<Marked text={product.name} marks={marks} />}>
              <AddToCart product={product} user={user} />
            </ProductSheet>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

export function FoundHelp({
  found: { items, total },
  place,
  marks,
}: FoundProps<SearchAnswer['help']['items'][number]>) {
  return (
    <Section kind="help" place={place} shown={items.length} total={total}>
      <HelpRows articles={items} marks={marks} />
    </Section>
  );
}

export function FoundOrders({
  found: { items, total },
  place,
  marks,
}: FoundProps<SearchAnswer['orders']['items'][number]>) {
  const words = useFixedWords();
  const { name } = useCatalogueWords();
  return (
    <Section kind="orders" place={place} shown={items.length} total={total}>
      <Sheet>
        <ul className={list.rows}>
          {items.map((order) => (
            <li key={order.orderSN} className={list.row}>
              <Inline justify="between" gap={12}>
                <Link href={pathOf('UserOrderDetail', { sn: order.orderSN })}>
                  <Marked
                    text={name('product', order.productId, order.productName)}
                    marks={marks}
                  />
                </Link>
                <Text size={13}>{words(order.statusLabel)}</Text>
              </Inline>
              <Text size={12} tone="quiet">
                <span className={css.number}>{order.orderSN}</span> · {minuteText(order.createdAt)}
              </Text>
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}
