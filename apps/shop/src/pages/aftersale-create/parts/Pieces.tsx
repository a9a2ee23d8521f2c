/** Which styles something is wrong with, at which address, and how many pieces of each. */

import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { ClaimLine } from '@banxin/contract/entities/afterSales';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Checkbox } from '@banxin/ui/Checkbox';
import { formatCount } from '@banxin/ui/formatCount';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { NumberField } from '@banxin/ui/NumberField';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../aftersale-create.css.ts';
import { createText } from '../aftersale-create.messages.ts';

export interface PiecesProps {
  readonly order: OrderDetail;
  readonly unit: string;
  readonly lines: readonly ClaimLine[];
  /** Pieces are counted below, not here. */
  readonly isCounted: boolean;
  readonly onChange: (lines: readonly ClaimLine[]) => void;
}

export function Pieces({ order, unit, lines, isCounted, onChange }: PiecesProps) {
  const text = useText(createText);
  const { quantity, styles } = order.configuration;
  const { orderId, isMultiSite } = order;
  const delivery = useCall(getMultipleDelivery, isMultiSite ? { orderId } : null);
  const drops = delivery.state === 'ready' ? delivery.value.drops : [];
  const set = (style: number, line: ClaimLine | null): void => {
    const others = lines.filter((one) => one.style !== style);
    onChange([...others, ...(line ? [line] : [])].toSorted((a, b) => a.style - b.style));
  };
  return (
    <ul className={css.pieces}>
      {Array.from({ length: styles }, (_, index) => {
        const style = index + 1;
        const name = order.styles?.[index]?.name || text.style(style);
        const line = lines.find((one) => one.style === style);
        const most = drops.find((_drop, at) => at + 1 === line?.drop)?.quantity ?? quantity;
        return (
          <li key={style} className={css.piece}>
            <Checkbox
              isSelected={line !== undefined}
              onChange={(isChosen) => set(style, isChosen ? { style, quantity } : null)}
            >
              {name}{' '}
              <Text size={12} tone="quiet">
                {text.ordered(formatCount(quantity), unit)}
              </Text>
            </Checkbox>
            {line && drops.length > 0 ? (
              <NativeSelect
                aria-label={text.addressOf(name)}
                value={line.drop === undefined ? '' : String(line.drop)}
                options={[
                  { id: '', label: text.anyAddress },
                  ...drops.map(({ receiver }, at) => ({
                    id: String(at + 1),
                    label: text.addressAt(at + 1, receiver.consignee),
                  })),
                ]}
                onChange={(drop) =>
                  set(style, { style, quantity, ...(drop !== '' && { drop: Number(drop) }) })
                }
              />
            ) : (
              <span />
            )}
            {line && !isCounted && (
              <NumberField
                label={text.quantityOf(name)}
                isLabelHidden
                value={Math.min(line.quantity, most)}
                minValue={1}
                maxValue={Math.min(most, quantity)}
                unit={unit}
                onChange={(count) =>
                  set(style, { ...line, quantity: Number.isNaN(count) ? 1 : count })
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
