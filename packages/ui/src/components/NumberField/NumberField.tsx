// A number with buttons for one step less and one step more.
import { memo, type ReactNode, type Ref, useState } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useLatest } from '../../internal/useLatest.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { fit } from './numberSteps.ts';

export interface NumberFieldProps extends FieldProps {
  /** Value, when the parent holds it. */
  value?: number | undefined;
  /** First value, when the field holds it. */
  defaultValue?: number | undefined;
  /** Called when the number is final: on blur, Enter and each step; `NaN` when the field was emptied. */
  onChange?: ((value: number) => void) | undefined;
  /** Smallest number. */
  minValue?: number | undefined;
  /** Largest number. */
  maxValue?: number | undefined;
  /**
   * Distance of one step; other numbers snap to it on blur.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Offered quantities in ascending order: the steps of a price ladder. Keys and buttons go from one to the
   * next; another number goes up to the next one and the field says so.
   */
  tiers?: readonly number[] | undefined;
  /**
   * Numbers between the tiers are accepted too, within `minValue`, `maxValue` and `step`.
   * @default false
   */
  allowsOther?: boolean | undefined;
  /** Digits, currency, percent: what `Intl.NumberFormat` takes. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Unit after the number, such as 张. */
  unit?: string | undefined;
  /** Example of an answer. */
  placeholder?: string | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * As wide as its container instead of as a number.
   * @default false
   */
  isFullWidth?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A quantity. Arrow keys step, Page keys go ten steps or three tiers, Home and End go to the limits. A typed
 * number that cannot stand is changed, and the field says why.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  return <Drawn {...props} onChange={useLatest(props.onChange)} />;
}

/** Twenty components: a page that is drawn again for another reason does not draw them. */
const Drawn = memo(function Drawn({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  tiers,
  allowsOther = false,
  unit,
  placeholder,
  size = 'medium',
  isFullWidth = false,
  ref,
  ...props
}: NumberFieldProps): ReactNode {
  const messages = useMessages();
  const [ownValue, setOwnValue] = useState(defaultValue ?? Number.NaN);
  const rules = { tiers, allowsOther, minValue, maxValue, step };
  const { root, parts, rest } = splitField('NumberField', props);
  // On a ladder the rules are ours: react-aria knows one step only.
  const ladder = {
    value: value ?? ownValue,
    minValue: 0,
    onChange: (typed: number) => {
      const next = Number.isNaN(typed) ? typed : fit(typed, rules).value;
      if (Object.is(next, value ?? ownValue)) return;
      setOwnValue(next);
      onChange?.(next);
    },
  };
  return (
    <AriaNumberField
      {...defined(rest)}
      {...root}
      {...(tiers ? ladder : defined({ value, defaultValue, onChange, minValue, maxValue, step }))}
      isWheelDisabled
      incrementAriaLabel={`${messages.increase} ${props.label}`}
      decrementAriaLabel={`${messages.decrease} ${props.label}`}
    >
      <FieldParts {...parts}>
        <NumberStepper
          rules={rules}
          label={props.label}
          formatOptions={props.formatOptions}
          unit={unit}
          placeholder={placeholder}
          size={size}
          isFullWidth={isFullWidth}
          isFixed={(props.isDisabled || props.isReadOnly) ?? false}
          inputRef={ref}
        />
      </FieldParts>
    </AriaNumberField>
  );
});
