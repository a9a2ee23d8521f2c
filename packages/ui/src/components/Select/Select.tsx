// One choice from a list that opens.
import ChevronIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps, Option } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { OptionList } from '../../internal/OptionList.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './Select.css.ts';
import { useInitials } from './useInitials.ts';

export interface SelectProps extends FieldProps {
  /**
   * The choices.
   * @zh 选项。
   */
  options: readonly Option[];
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
   * Words while nothing is chosen.
   * @zh 未选时显示的文字。
   */
  placeholder?: string | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Arrow keys, Home, End and type-ahead work, open or closed; Chinese options also by their pinyin initials.
 * @zh 方向键、Home、End 和首字查找在打开或收起时都可用；中文选项也可按拼音首字母查找。
 */
export function Select({
  options,
  onChange,
  size = 'medium',
  placeholder,
  ref,
  ...props
}: SelectProps): ReactNode {
  const messages = useMessages();
  const { root, parts, rest } = splitField('Select', props);
  return (
    <AriaSelect
      {...defined(rest)}
      {...root}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      placeholder={placeholder ?? messages.selectPlaceholder}
    >
      <FieldParts {...parts} labelElement="span">
        <SelectControl options={options} size={size} buttonRef={ref} />
      </FieldParts>
    </AriaSelect>
  );
}

/** What is pressed and what it opens; reads the state that Select provides. */
function SelectControl({
  options,
  size,
  buttonRef,
}: {
  options: readonly Option[];
  size: 'small' | 'medium' | 'large';
  buttonRef: Ref<HTMLButtonElement> | undefined;
}): ReactNode {
  const messages = useMessages();
  const onKeyDown = useInitials(options);
  return (
    <>
      <Button
        {...defined({ ref: buttonRef })}
        onKeyDown={onKeyDown}
        data-part="trigger"
        className={classes(field.box, field.boxSize[size], css.trigger)}
      >
        <SelectValue className={css.value} data-part="value">
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronIcon className={css.chevron} aria-hidden="true" />
      </Button>
      <OptionList options={options} emptyText={messages.noMatch} onKeyDown={onKeyDown} />
    </>
  );
}
