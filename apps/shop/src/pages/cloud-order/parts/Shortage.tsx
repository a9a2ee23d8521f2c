/** Goods of which there is less than asked for: fewer of them, or without them; the line stays until then. */
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { keyOfLine } from '../../../features/cloud/cloudLines.ts';
import { useLineName } from '../../../features/cloud/LineName.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../CloudOrder.css.ts';
import type { Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

export interface ShortageProps {
  readonly shown: Prepared;
  readonly lines: readonly CloudLineInput[];
  readonly onQuantity: (line: CloudLineInput, quantity: number) => void;
}

export function Shortage({ shown, lines, onQuantity }: ShortageProps) {
  const text = useText(cloudOrderText);
  const amount = useAmount();
  const nameOf = useLineName();
  const short = shown.short.flatMap(({ left, ...which }) => {
    const line = lines.find((one) => keyOfLine(one) === keyOfLine(which));
    const said = shown.lines.find((one) => keyOfLine(one) === keyOfLine(which));
    return line && said && line.quantity > left ? [{ line, said, left }] : [];
  });
  return (
    <div role="status">
      {short.length > 0 && (
        <Notice tone="critical" title={text.shortTitle}>
          <div className={css.shortage}>
            {short.map(({ line, said, left }) => {
              const called = nameOf(said);
              const rest = amount(left, said.unit);
              return (
                <Inline key={keyOfLine(line)} gap={12}>
                  <Text>{text.onlyLeft(called, left === 0 ? '0' : rest)}</Text>
                  {left > 0 && (
                    <Button size="small" onPress={() => onQuantity(line, left)}>
                      {text.changeTo(rest)}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={text.takeOutName(called)}
                    onPress={() => onQuantity(line, 0)}
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
