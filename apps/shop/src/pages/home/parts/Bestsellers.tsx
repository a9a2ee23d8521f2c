/** What sold best in the last thirty days, by pieces or by orders; before anything was sold, what is new. */

import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import type { Bestseller } from '@banxin/contract/calls/catalogue/bestsellers.schemas';
import type { Category, ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { productText } from '../../../features/product/product.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { type Loadable, useCall } from '../../../lib/useCall.ts';
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

/** New products with their lowest prices. */
function Fresh({ products }: { readonly products: readonly ProductCard[] }) {
  const { from } = useText(productText);
  const [before, after] = from;
  return (
    <ol className={css.ranking}>
      {products.map((product) => (
        <li key={product.id} className={css.rank}>
          <span className={css.rankName}>
            <Link
              href={pathOf(product.isStock ? 'productStock' : 'productDetail', { id: product.id })}
              kind="standalone"
            >
              {product.name}
            </Link>
          </span>
          {product.from !== null && (
            <span className={css.amount}>
              {before}
              <Money fen={product.from} />
              {after} / {product.fromUnit}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A product's mark that says that it is new. */
const NEW = 2;

export interface BestsellersProps {
  readonly catalogue: Loadable<readonly Category[]>;
}

export function Bestsellers({ catalogue }: BestsellersProps) {
  const text = useText(homeText);
  const ranks = useCall(getBestsellerRank, {});
  const isUnsold = ranks.state === 'ready' && ranks.value.byOrders.length === 0;
  const fresh =
    isUnsold && catalogue.state === 'ready'
      ? catalogue.value
          .flatMap(({ products }) => products.filter(({ mark }) => mark === NEW))
          .slice(0, RANKS)
      : [];
  const title = fresh.length > 0 ? text.fresh : text.bestsellers;
  return (
    <Sheet element="section" aria-label={title}>
      <Stack gap={12}>
        <Heading level={2}>{title}</Heading>
        <Loaded
          of={ranks}
          pending={<Skeleton shape="row" count={RANKS} isAnnounced />}
          failed={{ place: 'part', title: text.bestsellersFailed }}
        >
          {({ byPieces, byOrders }) =>
            fresh.length > 0 ? (
              <Fresh products={fresh} />
            ) : byOrders.length === 0 ? (
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
                      <Ranking
                        rows={byPieces}
                        amountOf={(row) => text.pieces(formatCount(row.pieces))}
                      />
                    ),
                  },
                  {
                    id: 'orders',
                    label: text.byOrders,
                    content: (
                      <Ranking
                        rows={byOrders}
                        amountOf={(row) => text.orders(formatCount(row.orders))}
                      />
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
