/** Goods of which there is less than asked for: fewer of them, or without them; the rest stays as it is. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import type { Prepared } from '../checkout.ts';
import * as css from '../StockSubmit.css.ts';
import type { Checkout } from '../stock-submit.data.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';

/** Where the focus goes while something is short. */
export const SHORTAGE_ID = 'shortage';

export interface ShortageProps {
  readonly shown: Prepared;
  readonly checkout: Pick<Checkout, 'change' | 'takeOut' | 'isChanging'>;
}

export function Shortage({ shown, checkout: { change, takeOut, isChanging } }: ShortageProps) {
  const text = useText(stockSubmitText);
  const amount = useAmount();
  const { name } = useCatalogueWords();
  const { toasts } = useServices();
  const lines = shown.consignments.flatMap((one) => one.lines);
  const short = shown.short.flatMap(({ productId, left }) => {
    const line = lines.find((one) => one.productId === productId);
    return line ? [{ ...line, left }] : [];
  });
  return (
    <div id={SHORTAGE_ID} tabIndex={-1} role="status">
      {short.length > 0 && (
        <Notice tone="critical" title={text.shortTitle}>
          <div className={css.shortage}>
            {short.map(({ productId, left, unit, name: inChinese }) => {
              const called = name('product', productId, inChinese);
              const rest = amount(left, unit);
              return (
                <Inline key={productId} gap={12}>
                  <Text>{left > 0 ? text.onlyLeft(called, rest) : text.noneLeft(called)}</Text>
                  {left > 0 && (
                    <Button
                      size="small"
                      isPending={isChanging}
                      onPress={() => void change(shown, productId, left)}
                    >
                      {text.changeTo(rest)}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={text.takeOutName(called)}
                    onPress={() => {
                      takeOut(productId);
                      toasts.show({ text: text.takenOut(called) });
                    }}
                  >
                    {text.takeOut}
                  </Button>
                </Inline>
              );
            })}
          </div>
        </Notice>
      )}
    </div>
  );
}
