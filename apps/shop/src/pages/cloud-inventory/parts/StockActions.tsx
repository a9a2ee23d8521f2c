/** What is done with one stock: sent, looked into, printed again, watched, given back, destroyed. */
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Menu, type MenuItem } from '@banxin/ui/Menu';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { sendLink } from '../../../features/cloud/cloudLines.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../cloud-inventory.css.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';
import type { GoodsRights, StockWindow } from './GoodsRows.tsx';

export interface StockActionsProps extends GoodsRights {
  readonly stock: CustodyStock;
  readonly onOpen: (window: StockWindow, stock: CustodyStock) => void;
}

/** Why nothing of it can be sent; null when something can. */
function useWhyNot({ available, onHand, reserved, frozen }: CustodyStock): string | null {
  const text = useText(cloudInventoryText);
  if (available > 0) return null;
  if (onHand === 0) return text.nothingYet;
  return frozen > 0 && reserved === 0 ? text.allFrozen : text.allReserved;
}

const isWindow = (id: string): id is StockWindow =>
  ['moves', 'alert', 'giveBack', 'destroy'].includes(id);

export function StockActions(props: StockActionsProps) {
  const { stock, canSend, canAlert, canTakeOut, onOpen } = props;
  const text = useText(cloudInventoryText);
  const { name } = useCatalogueWords();
  const id = useId();
  const { kind, stockId, code, productId, productName, orderSN, available } = stock;
  const called = `${name('product', productId, productName)} ${code}`;
  const whyNot = useWhyNot(stock);
  const isSendable = whyNot === null;
  const items: MenuItem[] = [
    ...(canSend && orderSN !== null
      ? [
          {
            id: 'again',
            label: text.again,
            href: pathOf('productDetail', { id: productId }, { from: orderSN }),
          },
        ]
      : []),
    ...(canAlert ? [{ id: 'alert', label: text.alert }] : []),
    ...(canTakeOut
      ? [
          { id: 'giveBack', label: text.giveBack, isDisabled: available === 0 },
          {
            id: 'destroy',
            label: text.destroy,
            tone: 'critical' as const,
            isDisabled: available === 0,
          },
        ]
      : []),
  ];
  return (
    <div className={css.actions}>
      {canSend &&
        (isSendable ? (
          <LinkButton
            size="small"
            href={sendLink([{ kind, id: stockId, quantity: 1 }])}
            aria-label={text.sendOf(called)}
          >
            {text.send}
          </LinkButton>
        ) : (
          <>
            <Button size="small" isDisabled aria-label={text.sendOf(called)} aria-describedby={id}>
              {text.send}
            </Button>
            <div className={css.reason}>
              <Text id={id} size={12} tone="quiet">
                {whyNot}
              </Text>
            </div>
          </>
        ))}
      <div className={css.more}>
        <Button
          variant="quiet"
          size="small"
          aria-label={text.movesOf(called)}
          onPress={() => onOpen('moves', stock)}
        >
          {text.moves}
        </Button>
        {items.length > 0 && (
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="small" aria-label={text.moreOf(called)}>
                {text.more}
              </Button>
            }
            items={items}
            onAction={(chosen) => {
              if (isWindow(chosen)) onOpen(chosen, stock);
            }}
          />
        )}
      </div>
    </div>
  );
}
