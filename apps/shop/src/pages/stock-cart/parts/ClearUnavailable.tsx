/** Asks before everything that cannot be bought leaves the cart. */
import { removeCartLines } from '@banxin/contract/calls/stock/cart';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { stockCartText } from '../stock-cart.messages.ts';

export interface ClearUnavailableProps {
  readonly productIds: readonly number[];
  /** True when they are gone. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function ClearUnavailable({ productIds, onEnd }: ClearUnavailableProps) {
  const text = useText(stockCartText);
  return (
    <AskBefore
      call={removeCartLines}
      input={{ productIds: [...productIds] }}
      title={text.clear}
      done={{ text: text.cleared }}
      failed={text.clearFailed}
      onEnd={onEnd}
    >
      {text.clearWhy(productIds.length)}
    </AskBefore>
  );
}
