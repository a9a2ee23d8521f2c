/**
 * What a customer orders again and again, with the reason why it stands here; who is not logged in is told what would.
 * Its room is the same for everybody: nothing moves when it arrives.
 */
import type { UsualOrder } from '@banxin/contract/calls/order/usual.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import { useSession } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from './usual.css.ts';
import { useUsual } from './usual.data.ts';
import { usualText } from './usual.messages.ts';

/** As many rows as there can be. */
const ROWS = 6;

function Row({ row }: { readonly row: UsualOrder }) {
  const text = useText(usualText);
  const { word, name } = useCatalogueWords();
  const product = name('product', row.productId, row.productName);
  const { last } = row;
  const again = last ? text.againOf(product) : text.quoteOf(product);
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Text weight="medium" size={14}>
          {product}
        </Text>
        <Text size={12} tone="quiet">
          {last ? text.ordered(row.orders) : text.visited(row.visits)}
        </Text>
        {last && <span className={css.spec}>{word(last.spec, last.specSaid)}</span>}
      </div>
      {last && <Money fen={last.total} tone="strong" />}
      <span className={css.link}>
        <Link
          href={pathOf(
            'productDetail',
            { id: row.productId },
            last ? configurationQuery(last.configuration) : {},
          )}
          kind="standalone"
          aria-label={again}
        >
          {last ? text.again : text.quote}
        </Link>
      </span>
    </li>
  );
}

export function Usual() {
  const text = useText(usualText);
  const { user, mayOpen } = useSession();
  const usual = useUsual();
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text.title}</Heading>
          <Text tone="body">{text.hint}</Text>
        </Stack>
        <div className={css.room}>
          {!user ? (
            <EmptyState title={text.visitor}>
              <Link href={pathOf('login')} kind="standalone">
                {text.logIn}
              </Link>
            </EmptyState>
          ) : mayOpen('myOrder') ? (
            <Loaded
              of={usual}
              pending={<Skeleton shape="row" count={ROWS} isAnnounced />}
              failed={{ place: 'part', title: text.failed }}
            >
              {(rows) =>
                rows.length === 0 ? (
                  <EmptyState title={text.empty}>
                    <Link href={pathOf('category')} kind="standalone">
                      {text.toProducts}
                    </Link>
                  </EmptyState>
                ) : (
                  <ul className={css.rows}>
                    {rows.map((row) => (
                      <Row key={row.last?.orderSN ?? row.productId} row={row} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          ) : (
            <EmptyState title={text.forbidden} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
