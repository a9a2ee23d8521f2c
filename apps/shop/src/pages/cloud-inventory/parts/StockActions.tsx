/** What is done with one stock: sent, looked into, printed again, watched, given back, destroyed. */
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
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

export function StockActions(props: StockActionsProps) {
  const { stock, canSend, canAlert, canTakeOut, onOpen } = props;
  const text = useText(cloudInventoryText);
  const { name } = useCatalogueWords();
  const id = useId();
  const { kind, stockId, code, productId, productName, orderSN, available } = stock;
  const called = `${name('product', productId, productName)} ${code}`;
  const whyNot = useWhyNot(stock);
  const isSendable = whyNot === null;
  const seldom: readonly StockWindow[] = [
    ...(canAlert ? (['alert'] as const) : []),
    ...(canTakeOut ? (['giveBack', 'destroy'] as const) : []),
  ];
  const again =
    canSend && orderSN !== null
      ? pathOf('productDetail', { id: productId }, { from: orderSN })
      : null;
  const button = (act: StockWindow) => (
    <Button
      key={act}
      variant="quiet"
      size="small"
      tone={act === 'destroy' ? 'critical' : 'action'}
      aria-label={text.actOf(text[act], called)}
      isDisabled={(act === 'giveBack' || act === 'destroy') && available === 0}
      onPress={() => onOpen(act, stock)}
    >
      {text[act]}
    </Button>
  );
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
        {button('moves')}
        {(again !== null || seldom.length > 0) && (
          <details>
            <summary className={css.rest} aria-label={text.moreOf(called)}>
              {text.more}
            </summary>
            {again !== null && (
              <LinkButton
                variant="quiet"
                size="small"
                href={again}
                aria-label={text.actOf(text.again, called)}
              >
                {text.again}
              </LinkButton>
            )}
            {seldom.map(button)}
          </details>
        )}
      </div>
    </div>
  );
}
