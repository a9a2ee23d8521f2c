/** What sold best in the last thirty days, by pieces or by orders. */
import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import type { Bestseller } from '@banxin/contract/calls/catalogue/bestsellers.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useContext } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { homeText } from '../home.messages.ts';
import * as css from './front.css.ts';

const RANKS = 10;

function Ranking({
  rows,
  amountOf,
}: {
  readonly rows: readonly Bestseller[];
  readonly amountOf: (row: Bestseller) => string;
}) {
  const { name } = useCatalogueWords();
  return (
    <ol className={css.ranking}>
      {rows.slice(0, RANKS).map((row) => (
        <li key={row.productId} className={css.rank}>
          <span className={css.rankName}>
            <Link href={pathOf('productDetail', { id: row.productId })} kind="standalone">
              {name('product', row.productId, row.name)}
            </Link>
          </span>
          <span className={css.amount}>{amountOf(row)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Bestsellers() {
  const text = useText(homeText);
  const locale = useContext(LocaleContext);
  const ranks = useCall(getBestsellerRank, {});
  const count = (value: number): string => value.toLocaleString(locale);
  return (
    <Sheet element="section" aria-label={text.bestsellers}>
      <Stack gap={12}>
        <Heading level={2}>{text.bestsellers}</Heading>
        <Loaded
          of={ranks}
          pending={<Skeleton shape="row" count={RANKS} isAnnounced />}
          failed={{ place: 'part', title: text.bestsellersFailed }}
        >
          {({ byPieces, byOrders }) =>
            byOrders.length === 0 ? (
              <EmptyState title={text.bestsellersEmpty}>
                <Link href={pathOf('product')} kind="standalone">
                  {text.toProducts}
                </Link>
              </EmptyState>
            ) : (
              <Tabs
                label={text.bestsellers}
                items={[
                  {
                    id: 'pieces',
                    label: text.byPieces,
                    content: (
                      <Ranking rows={byPieces} amountOf={(row) => text.pieces(count(row.pieces))} />
                    ),
                  },
                  {
                    id: 'orders',
                    label: text.byOrders,
                    content: (
                      <Ranking rows={byOrders} amountOf={(row) => text.orders(count(row.orders))} />
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  );
}
