// A number with buttons for one step less and one step more.
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import type { ReactNode, Ref } from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './NumberField.css.ts';

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

/** A quantity. Arrow keys step, Page keys step far, Home and End go to the limits. */
export function NumberField({
  label,
  isLabelHidden,
  labelPosition = 'top',
  description,
  errorMessage,
  isInvalid,
  unit,
  placeholder,
  size = 'medium',
  isFullWidth = false,
  ref,
  ...rest
}: NumberFieldProps): ReactNode {
  const messages = useMessages();
  const parts = { label, isLabelHidden, labelPosition, description, errorMessage };
  return (
    <AriaNumberField
      {...defined(rest)}
      {...validity({ isInvalid, errorMessage })}
      isWheelDisabled
      incrementAriaLabel={messages.increase}
      decrementAriaLabel={messages.decrease}
      data-component="NumberField"
      className={field.field[labelPosition]}
    >
      <FieldParts {...parts} isRequired={rest.isRequired}>
        <Group
          className={classes(
            field.box,
            field.boxSize[size],
            css.stepper,
            !isFullWidth && css.asNumber,
          )}
        >
          <Button slot="decrement" className={field.inBox}>
            <MinusIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
          <span className={css.middle}>
            <Input {...defined({ ref, placeholder })} className={classes(field.input, css.input)} />
            {unit && <span className={css.unit}>{unit}</span>}
          </span>
          <Button slot="increment" className={field.inBox}>
            <PlusIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}
