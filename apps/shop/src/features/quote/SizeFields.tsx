/** Free finished size, below the size chips while 自定义 is chosen. */
import type { Configuration, Product, Range } from '@banxin/pricing/types';
import { Inline } from '@banxin/ui/Inline';
import { NumberField } from '@banxin/ui/NumberField';
import { useText } from '../../lib/text.ts';
import { quoteText } from './quote.messages.ts';
import * as css from './SizeFields.css.ts';

export interface SizeFieldsProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly onChange: (configuration: Configuration) => void;
}

export function SizeFields({ product, configuration, onChange }: SizeFieldsProps) {
  const text = useText(quoteText);
  const { custom } = product.size;
  if (configuration.sizeId !== 'custom' || !custom) return null;
  const isBox = product.family === 'box';
  const fields: readonly [
    key: 'widthMm' | 'heightMm' | 'depthMm',
    label: string,
    range: Range | undefined,
  ][] = [
    ['widthMm', isBox ? text.length : text.width, custom.width],
    ['depthMm', isBox ? text.boxDepth : text.depth, custom.depth],
    ['heightMm', text.height, custom.height],
  ];
  return (
    <div className={css.below}>
      <Inline gap={12} align="start">
        {fields.map(([key, label, range]) =>
          range ? (
            <NumberField
              key={key}
              size="small"
              label={label}
              value={configuration[key] ?? range.min}
              minValue={range.min}
              maxValue={range.max}
              step={range.step}
              unit={text.millimetres}
              description={text.range(range.min, range.max)}
              onChange={(value) => {
                if (Number.isFinite(value)) onChange({ ...configuration, [key]: value });
              }}
            />
          ) : null,
        )}
      </Inline>
    </div>
  );
}
