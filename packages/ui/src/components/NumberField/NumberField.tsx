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
  /**
   * Value, when the parent holds it.
   * @zh 当前值，受控时给出。
   */
  value?: number | undefined;
  /**
   * First value, when the field holds it.
   * @zh 初始值，非受控时给出。
   */
  defaultValue?: number | undefined;
  /**
   * Called when the number is final: on blur, Enter and each step; `NaN` when the field was emptied.
   * @zh 数字确定时调用，即离开字段、按 Enter 或每次加减；清空时为 `NaN`。
   */
  onChange?: ((value: number) => void) | undefined;
  /**
   * Smallest number.
   * @zh 最小值。
   */
  minValue?: number | undefined;
  /**
   * Largest number.
   * @zh 最大值。
   */
  maxValue?: number | undefined;
  /**
   * Distance of one step; other numbers snap to it on blur.
   * @zh 步长；离开字段时，不合步长的数字改为最近的。
   * @default 1
   */
  step?: number | undefined;
  /**
   * Offered quantities in ascending order: the steps of a price ladder. Keys and buttons go from one to the
   * next; another number goes up to the next one and the field says so.
   * @zh 价格阶梯的可选数量，从小到大。按键和按钮逐档跳转；输入其他数量时进到上一档，并由字段说明。
   */
  tiers?: readonly number[] | undefined;
  /**
   * Numbers between the tiers are accepted too, within `minValue`, `maxValue` and `step`.
   * @zh 两档之间的数量也接收，须合乎 `minValue`、`maxValue` 和 `step`。
   * @default false
   */
  allowsOther?: boolean | undefined;
  /**
   * Digits, currency, percent: what `Intl.NumberFormat` takes.
   * @zh 位数、货币、百分比等 `Intl.NumberFormat` 的选项。
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /**
   * Unit after the number, such as 张.
   * @zh 数字后的单位，如“张”。
   */
  unit?: string | undefined;
  /**
   * Example of an answer.
   * @zh 填写示例。
   */
  placeholder?: string | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Can be read and copied, not changed.
   * @zh 只读：可以查看和复制，不可修改。
   */
  isReadOnly?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * As wide as its container instead of as a number.
   * @zh 占满容器的宽度，而不是只有数字那么宽。
   * @default false
   */
  isFullWidth?: boolean | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A quantity. Arrow keys step, Page keys go ten steps or three tiers, Home and End go to the limits. A typed
 * number that cannot stand is changed, and the field says why.
 * @zh 数量。方向键加减一步，Page 键加减十步或跨三档，Home 和 End 到上下限。输入的数字不合要求时会改动，并由字段说明原因。
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
