/** How much of a favourite is ordered this time: its quantity and its designs. */
import { formatCount } from '@banxin/ui/formatCount';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { NumberField } from '@banxin/ui/NumberField';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import type { Amounts } from '../keptReorder.ts';
import * as css from '../product-reorder.css.ts';
import type { Orderable } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';

export interface AmountFieldsProps {
  readonly favorite: Orderable;
  readonly onChange: (amounts: Amounts) => void;
}

export function AmountFields({ favorite, onChange }: AmountFieldsProps) {
  const text = useText(productReorderText);
  const { word } = useCatalogueWords();
  const { name, job } = favorite;
  const { quantity, styles } = job.configuration;
  const unit = word(job.unit.label, job.unit.said);
  return (
    <div className={css.amounts}>
      <Text size={13} tone="quiet">
        {text.quantity}
      </Text>
      <NativeSelect
        aria-label={text.quantityOf(name)}
        value={String(quantity)}
        options={job.quantities.map((one) => ({
          id: String(one),
          label: `${formatCount(one)} ${unit}`,
        }))}
        onChange={(chosen) => onChange({ quantity: Number(chosen), styles })}
      />
      {job.stylesMax > 1 && (
        <>
          <Text size={13} tone="quiet">
            {text.styles}
          </Text>
          <NumberField
            label={text.stylesOf(name)}
            isLabelHidden
            value={styles}
            minValue={1}
            maxValue={job.stylesMax}
            unit={text.stylesUnit || undefined}
            onChange={(chosen) => {
              if (Number.isFinite(chosen) && chosen !== styles) {
                onChange({ quantity, styles: chosen });
              }
            }}
          />
        </>
      )}
    </div>
  );
}
