/** What the cause asks to be counted or measured; nothing for most. */
import { NumberField } from '@banxin/ui/NumberField';
import { useText } from '../../../lib/text.ts';
import { createText } from '../aftersale-create.messages.ts';
import type { Claiming } from '../useClaim.ts';

export interface MeasuredProps {
  readonly claiming: Claiming;
  /** In which the order is counted. */
  readonly unit: string;
}

const numberOf = (typed: string): number => (typed === '' ? Number.NaN : Number(typed));
const textOf = (value: number): string => (Number.isNaN(value) ? '' : String(value));

export function Measured({ claiming, unit }: MeasuredProps) {
  const text = useText(createText);
  const { values, change, wanted } = claiming;
  if (wanted === 'received') {
    return (
      <NumberField
        label={text.received}
        description={text.receivedHint}
        minValue={0}
        unit={unit}
        value={numberOf(values.received)}
        onChange={(count) => change({ received: textOf(count) })}
      />
    );
  }
  if (wanted !== 'deviationMm') return null;
  return (
    <NumberField
      label={text.deviation}
      description={text.deviationHint}
      minValue={0}
      maxValue={100}
      step={0.1}
      value={numberOf(values.deviationMm)}
      onChange={(mm) => change({ deviationMm: textOf(mm) })}
    />
  );
}
