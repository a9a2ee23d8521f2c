/** What lies in the cart: by the factory that sends it, then what cannot be bought, then the bar with the sum. */
import type { CartLine } from '@banxin/contract/entities/cart';
import { factory } from '@banxin/contract/enums/factory';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { type CartView, chosenOf } from '../cartView.ts';
import * as css from '../StockCart.css.ts';
import type { CartControl } from '../stock-cart.data.ts';
import { stockCartText } from '../stock-cart.messages.ts';
import { CartBar } from './CartBar.tsx';
import { CartRow } from './CartRow.tsx';

const ClearUnavailable = lazyPart(() => import('./ClearUnavailable.tsx'));

export interface CartLinesProps {
  readonly view: CartView;
  readonly control: CartControl;
  readonly onRemove: (line: CartLine) => void;
}

export function CartLines({ view, control, onRemove }: CartLinesProps) {
  const text = useText(stockCartText);
  const { name } = useCatalogueWords();
  const showPartFailed = usePartFailedToast();
  /** What is left out of the checkout. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isClearing, setClearing] = useState(false);
  const { set, isBusy } = control;
  const chosen = chosenOf(view, left);
  const choosable = chosenOf(view, new Set());
  const choose = (productId: number, isChosen: boolean): void =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(productId);
      else next.add(productId);
      return next;
    });
  return (
    <>
      {view.groups.map(({ factory: sender, lines }) => (
        <section key={sender ?? 'unknown'} className={css.group}>
          <div className={css.groupHead}>
            <Heading level={2} size={14}>
              {sender === null
                ? text.fromUnknown
                : text.from(name('factory', sender, factory.label(sender)))}
            </Heading>
          </div>
          <ul className={css.rows}>
            {lines.map((line) => (
              <CartRow
                key={line.productId}
                line={line}
                isChosen={line.why === null && !left.has(line.productId)}
                onChoose={choose}
                onWish={set}
                onRemove={onRemove}
              />
            ))}
          </ul>
        </section>
      ))}
      {view.unavailable.length > 0 && (
        <section className={css.group}>
          <div className={css.groupHead}>
            <Heading level={2} size={14}>
              {text.unavailable}
            </Heading>
            <Button size="small" onPress={() => setClearing(true)}>
              {text.clear}
            </Button>
          </div>
          <ul className={css.rows}>
            {view.unavailable.map((line) => (
              <CartRow key={line.productId} line={line} onWish={set} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      )}
      <CartBar
        chosen={chosen}
        choosable={choosable.length}
        isBusy={isBusy}
        onChooseAll={(isChosen) =>
          setLeft(new Set(isChosen ? [] : choosable.map(({ productId }) => productId)))
        }
      />
      {isClearing && (
        <PartBoundary
          onLost={() => {
            setClearing(false);
            showPartFailed(text.clearLost, () => setClearing(true));
          }}
        >
          <ClearUnavailable
            productIds={view.unavailable.map(({ productId }) => productId)}
            onEnd={(isDone) => {
              setClearing(false);
              if (isDone) void control.refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
