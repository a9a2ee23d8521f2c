// Exactly one choice from a short list, all of it visible.
import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as css from '../../internal/choiceStyle.css.ts';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';

/** One choice of a radio group. */
export interface RadioOption {
  /** Value of the choice. */
  id: string;
  label: ReactNode;
  /**
   * Small words under the label.
   * @zh 标签下方的小字。
   */
  description?: ReactNode | undefined;
  /** Stands at the end of a card, such as a price. */
  detail?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /**
   * The choices.
   * @zh 选项。
   */
  options: readonly RadioOption[];
  /**
   * Id of the choice, when the parent holds it; `null` for none.
   * @zh 所选选项的 id，受控时给出；`null` 为未选。
   */
  value?: string | null | undefined;
  /**
   * Id of the first choice, when the field holds it.
   * @zh 初始选项的 id，非受控时给出。
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the id of the new choice.
   * @zh 改变时调用，带上新选项的 id。
   */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * `card` gives each choice a frame, for choices with consequences: carrier, payment, address.
   * @zh `card` 给每个选项加边框，用于有后果的选择：快递、付款、地址。
   * @default 'plain'
   */
  variant?: 'plain' | 'card' | undefined;
  /**
   * Direction of plain choices; cards always stand below each other.
   * @zh 普通选项的排列方向；卡片总是上下排列。
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Arrow keys move the choice.
 * @zh 方向键切换选项。
 */
export function RadioGroup({
  options,
  variant = 'plain',
  orientation = 'horizontal',
  ...props
}: RadioGroupProps): ReactNode {
  const isCard = variant === 'card';
  const { root, parts, rest } = splitField('RadioGroup', props);
  return (
    <AriaRadioGroup {...defined(rest)} {...root} orientation={isCard ? 'vertical' : orientation}>
      <FieldParts {...parts} labelElement="span">
        <div className={css.group[isCard ? 'cards' : orientation]}>
          {options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              {...defined({ isDisabled: option.isDisabled })}
              data-part="choice"
              className={classes(css.choice, isCard && css.card)}
            >
              <span className={css.dot} data-part="dot" aria-hidden="true" />
              <span className={css.words} data-part="words">
                {option.label}
                {option.description && (
                  <span className={css.description}>{option.description}</span>
                )}
              </span>
              {option.detail && (
                <span className={css.detail} data-part="detail">
                  {option.detail}
                </span>
              )}
            </Radio>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  );
}
