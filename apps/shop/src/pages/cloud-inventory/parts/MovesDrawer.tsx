/** How one stock moved, the newest first: when, what, how many, what was left, and for which order. */

import { getCloudMovements } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import type { CloudMove } from '@banxin/contract/entities/cloudWarehouse';
import { pathOf } from '@banxin/contract/routes';
import { cloudMoves } from '@banxin/contract/rules/cloudWarehouse';
import { Drawer } from '@banxin/ui/Drawer';
import { EmptyState } from '@banxin/ui/EmptyState';
import { formatCount } from '@banxin/ui/formatCount';
import { Link } from '@banxin/ui/Link';
import { Pager } from '@banxin/ui/Pager';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext, useState } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { useSession } from '../../../features/session/session.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { ListSkeleton } from '../../../lib/ListSkeleton.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../cloud-inventory.css.ts';
import { stockWindowsText } from '../stockWindows.messages.ts';
import type { StockWindowProps } from './GoodsRows.tsx';

/** With its sign where what lies there changed. */
function signed({ kind, quantity }: CloudMove): string {
  const change = cloudMoves[kind].onHand * quantity;
  const units = formatCount(Math.abs(quantity));
  if (change === 0) return units;
  return change > 0 ? `+${units}` : `−${units}`;
}

function Document({ orderSN }: Pick<CloudMove, 'orderSN'>) {
  const { mayOpen } = useSession();
  if (orderSN === null) return null;
  return (
    <>
      {' · '}
      {mayOpen('UserOrderDetail') ? (
        <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
          {orderSN}
        </Link>
      ) : (
        orderSN
      )}
    </>
  );
}

function Move({ move, unit }: { readonly move: CloudMove; readonly unit: string }) {
  const text = useText(stockWindowsText);
  const words = useFixedWords();
  const amount = useAmount();
  const locale = useContext(LocaleContext);
  const [chinese, english] = cloudMoves[move.kind].name;
  const { reason } = move;
  return (
    <li className={css.move}>
      <Text weight="medium">{locale === 'zh-CN' ? chinese : english}</Text>
      <span className={css.moved}>
        <Text weight="bold" tone="strong">
          {signed(move)}
        </Text>
      </span>
      <Text size={12} tone="quiet">
        {minuteText(move.at)}
        <Document orderSN={move.orderSN} />
      </Text>
      <span className={css.moved}>
        <Text size={12} tone="body">
          {text.balance(amount(move.available, unit))}
        </Text>
      </span>
      {reason !== null && (
        <Text size={12} tone="body">
          {typeof reason === 'string' ? <Own>{reason}</Own> : words(reason)}
        </Text>
      )}
    </li>
  );
}

export default function MovesDrawer({ stock, onEnd }: StockWindowProps) {
  const text = useText(stockWindowsText);
  const [page, setPage] = useState(1);
  const moves = useCall(
    getCloudMovements,
    { stockId: stock.stockId, pageIndex: page, pageSize: PAGE_SIZE_DEFAULT },
    { keepPrevious: true },
  );
  return (
    <Drawer
      isOpen
      title={text.movesTitle(stock.code)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Stack gap={12}>
        <GoodsTitle goods={stock} />
        <Loaded
          of={moves}
          pending={<ListSkeleton hasPictures={false} />}
          failed={{ place: 'notice', title: text.movesFailed }}
        >
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState title={text.movesNone} />
            ) : (
              <>
                <ol className={css.moves} aria-label={text.moves}>
                  {items.map((move) => (
                    <Move key={move.id} move={move} unit={stock.unit} />
                  ))}
                </ol>
                {total > PAGE_SIZE_DEFAULT && (
                  <Pager
                    total={total}
                    page={page}
                    pageSize={PAGE_SIZE_DEFAULT}
                    pageSizes={[]}
                    onChange={setPage}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </Drawer>
  );
}
