/** One line of a parcel: what it is, how many, how many there are, what it costs. */
import { CLOUD_UNITS_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { formatFen, Money } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { LineName, useLineName } from '../../../features/cloud/LineName.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../CloudOrder.css.ts';
import type { Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

type Line = Prepared['lines'][number];

export interface GoodsLineProps {
  readonly line: Line;
  readonly onQuantity: (quantity: number) => void;
  readonly onTakeOut: () => void;
}

export function GoodsLine({ line, onQuantity, onTakeOut }: GoodsLineProps) {
  const text = useText(cloudOrderText);
  const amount = useAmount();
  const nameOf = useLineName();
  const { word } = useCatalogueWords();
  const { spec, unit, quantity, available, each, sum } = line;
  const called = nameOf(line);
  const units = word(unit, ['units', unit]);
  const isShort = available < quantity;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <Text weight="medium">
          <LineName line={line} />
        </Text>
        {spec !== '' && (
          <Text size={12} tone="body" lines={2}>
            <Own isChinese>{spec}</Own>
          </Text>
        )}
        <Text size={12} tone={isShort ? 'critical' : 'quiet'}>
          {text.available(amount(available, unit))}
          {each !== null && ` · ${text.each(formatFen(each), word(unit, ['unit', unit]))}`}
        </Text>
      </div>
      <NumberField
        label={text.quantityOf(called)}
        isLabelHidden
        size="small"
        unit={units}
        minValue={1}
        maxValue={CLOUD_UNITS_MAX}
        value={quantity}
        onChange={(typed) => {
          if (typed > 0 && typed !== quantity) onQuantity(typed);
        }}
      />
      <div className={css.sum}>{sum !== null && <Money fen={sum} tone="strong" />}</div>
      <div className={css.act}>
        <Button
          size="small"
          variant="quiet"
          aria-label={text.takeOutName(called)}
          onPress={onTakeOut}
        >
          {text.takeOut}
        </Button>
      </div>
    </li>
  );
}
