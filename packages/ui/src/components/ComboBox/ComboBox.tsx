// One choice from a long list, found by typing.
import ChevronIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps, Option } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { OptionList } from '../../internal/OptionList.tsx';
import { matches } from '../../internal/pinyin.ts';
import { useMessages } from '../../messages/MessagesContext.ts';

export interface ComboBoxProps extends FieldProps {
  /**
   * The choices; those that contain the typed words, or whose pinyin begins with the typed letters, are shown.
   * @zh 选项；显示含有所输文字的，或拼音以所输字母开头的。
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
   * Called with the id of the new choice, `null` when it was removed.
   * @zh 改变时调用，带上新选项的 id；清除时为 `null`。
   */
  onChange?: ((value: string | null) => void) | undefined;
  /**
   * Typed words, when the parent holds them.
   * @zh 已输入的文字，受控时给出。
   */
  inputValue?: string | undefined;
  /**
   * Called with the typed words.
   * @zh 输入时调用，带上已输入的文字。
   */
  onInputChange?: ((value: string) => void) | undefined;
  /**
   * Words that match no choice are kept.
   * @zh 与任何选项都不符的文字也保留。
   * @default false
   */
  allowsCustomValue?: boolean | undefined;
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
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The list opens by typing, by arrow down and by its button.
 * @zh 输入文字、按向下键或按按钮都可打开列表。
 */
export function ComboBox({
  options,
  onChange,
  placeholder,
  size = 'medium',
  ref,
  ...props
}: ComboBoxProps): ReactNode {
  const messages = useMessages();
  const { root, parts, rest } = splitField('ComboBox', props);
  return (
    <AriaComboBox
      {...defined(rest)}
      {...root}
      allowsEmptyCollection
      defaultFilter={matches}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      <FieldParts {...parts}>
        <Group
          role="presentation"
          data-part="box"
          className={classes(field.box, field.boxSize[size])}
        >
          <Input
            {...defined({ ref })}
            placeholder={placeholder ?? messages.comboPlaceholder}
            data-part="input"
            className={field.input}
          />
          <Button className={field.inBox} data-part="toggle">
            <ChevronIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
        <OptionList options={options} emptyText={messages.noMatch} />
      </FieldParts>
    </AriaComboBox>
  );
}
