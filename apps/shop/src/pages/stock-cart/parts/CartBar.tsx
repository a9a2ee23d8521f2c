/** The bar at the foot: all or some of it, what that costs, and the way to its checkout. */
import { submit } from '@banxin/contract/calls/stock/submit';
import type { CartLine } from '@banxin/contract/entities/cart';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { sumOf } from '../cartView.ts';
import * as css from '../StockCart.css.ts';
import { stockCartText } from '../stock-cart.messages.ts';

export interface CartBarProps {
  readonly chosen: readonly CartLine[];
  /** How many could be chosen. */
  readonly choosable: number;
  readonly onChooseAll: (isChosen: boolean) => void;
  /** A change is on its way: what it costs is not known yet. */
  readonly isBusy: boolean;
}

export function CartBar({ chosen, choosable, onChooseAll, isBusy }: CartBarProps) {
  const text = useText(stockCartText);
  const words = useFixedWords();
  const may = useCanCall();
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const asksChoice = isAsked && chosen.length === 0;
  const checkOut = (): void => {
    setAsked(true);
    if (chosen.length === 0) return;
    const ids = chosen.map(({ productId }) => productId).join(',');
    navigate(pathOf('stockSubmit', {}, { ids }));
  };
  return (
    <section className={css.bar} aria-label={text.bar} data-page-bar="" data-cart-bar="">
      <Checkbox
        isSelected={choosable > 0 && chosen.length === choosable}
        isIndeterminate={chosen.length > 0 && chosen.length < choosable}
        isDisabled={choosable === 0}
        onChange={onChooseAll}
      >
        {text.all}
      </Checkbox>
      <Text tone="body">{text.chosen(chosen.length)}</Text>
      <div className={css.barSum} aria-busy={isBusy}>
        <Text>
          {text.total} <Money fen={sumOf(chosen)} size="large" tone={isBusy ? 'quiet' : 'price'} />
        </Text>
        <Text size={12} tone={asksChoice ? 'critical' : 'quiet'}>
          <span role="status">{asksChoice ? text.chooseFirst : text.withoutFreight}</span>
        </Text>
      </div>
      {may(submit) ? (
        <Button variant="primary" size="large" isPending={isBusy} onPress={checkOut}>
          {text.checkOut}
        </Button>
      ) : (
        <Text tone="body">{words(rightRefusals.create)}</Text>
      )}
    </section>
  );
}
