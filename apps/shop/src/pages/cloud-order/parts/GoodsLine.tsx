/** One line of a parcel: what it is, how many, how many there are, what it costs. */
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { CLOUD_UNITS_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { formatFen, Money } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import * as css from '../CloudOrder.css.ts';
import type { Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

type Line = Prepared['lines'][number];

type Called = Pick<Line, 'kind' | 'id' | 'name' | 'code'>;

/** What a line is called where only words are told: goods kept come in Chinese, their code is read in every language. */
export function useLineName(): (line: Called) => string {
  const { name } = useCatalogueWords();
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  return (line) => {
    if (line.kind === cloudWarehouseKind.sales) return name('product', line.id, line.name);
    return isChinese ? `${line.name} ${line.code}` : line.code;
  };
}

/** The same where it is shown. */
export function LineName({ line }: { readonly line: Called }) {
  const nameOf = useLineName();
  if (line.kind === cloudWarehouseKind.sales) return nameOf(line);
  return (
    <>
      <Own isChinese>{line.name}</Own> <span translate="no">{line.code}</span>
    </>
  );
}

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
