// A colour as a code of 3 or 6 hexadecimal digits, with a swatch that opens the browser's picker.
import { type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './ColorField.css.ts';
import { normalHex } from './hexColor.ts';

export interface ColorFieldProps extends FieldProps {
  /**
   * Colour, when the parent holds it: `#RRGGBB`, or an empty text for none.
   * @zh 当前颜色，受控时给出：`#RRGGBB`，未填时为空字符串。
   */
  value?: string | undefined;
  /**
   * First colour, when the field holds it.
   * @zh 初始颜色，非受控时给出。
   */
  defaultValue?: string | undefined;
  /**
   * Called when a colour is final, by Enter, on leaving and by the picker: `#RRGGBB`, or `''` when emptied.
   * @zh 颜色确定时调用，即按 Enter、离开字段或用取色器选定：`#RRGGBB`，清空时为 `''`。
   */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Name in the form's data; the data holds the normal form.
   * @zh 在表单数据中的名称；数据是标准写法。
   */
  name?: string | undefined;
  /**
   * Example of an answer.
   * @zh 填写示例。
   * @default '#2340B0'
   */
  placeholder?: string | undefined;
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
   * As wide as its container instead of as a code.
   * @zh 占满容器的宽度，而不是只有色号那么宽。
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
 * Takes 3 and 6 digits, with or without `#`, in either case, typed or pasted, and shows the normal form
 * `#RRGGBB`. Text that is no colour stays as it was typed, and the error says what would be right.
 * @zh 接收 3 位或 6 位色值，有无 `#`、大小写、输入或粘贴都可，显示为标准写法 `#RRGGBB`。不是颜色的文字原样保留，错误说明怎样才对。
 */
export function ColorField({
  value,
  defaultValue = '',
  onChange,
  placeholder = '#2340B0',
  size = 'medium',
  isFullWidth = false,
  ref,
  ...props
}: ColorFieldProps): ReactNode {
  const messages = useMessages();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const color = value ?? ownValue;
  const normal = normalHex(color);
  // What is being typed; null while the colour itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const [isJudged, setJudged] = useState(false);
  const text = draft ?? normal ?? color;
  const shown = normalHex(text);

  const take = (next: string): void => {
    setDraft(null);
    if (next === color) return;
    setOwnValue(next);
    onChange?.(next);
  };
  const judge = (): void => {
    setJudged(true);
    if (draft === null) return;
    const next = draft.trim() === '' ? '' : normalHex(draft);
    if (next !== null) take(next);
  };
  const isWrong = isJudged && text.trim() !== '' && shown === null;
  const error = props.errorMessage ?? (isWrong ? messages.colorInvalid : undefined);
  const isFixed = props.isDisabled || props.isReadOnly;
  const { root, parts, rest } = splitField('ColorField', { ...props, errorMessage: error });

  return (
    <AriaTextField
      {...defined(rest)}
      {...root}
      value={text}
      onChange={(next) => {
        setJudged(false);
        setDraft(next);
      }}
      onBlur={judge}
      onKeyDown={(event) => {
        // The form is sent right after this key: its data must hold the normal form.
        if (event.key === 'Enter') flushSync(judge);
        event.continuePropagation();
      }}
      autoComplete="off"
    >
      <FieldParts {...parts}>
        <Group
          role="presentation"
          data-part="box"
          className={classes(field.box, field.boxSize[size], !isFullWidth && css.width)}
        >
          <input
            type="color"
            aria-label={
              messages.pickColor(props.label) + messages.comma + (shown ?? messages.noColor)
            }
            value={(shown ?? '#FFFFFF').toLowerCase()}
            disabled={isFixed}
            data-empty={shown === null || undefined}
            data-part="swatch"
            onChange={(event) => take(event.target.value.toUpperCase())}
            className={classes(css.swatch, css.swatchSize[size])}
          />
          <Input
            {...defined({ ref, placeholder })}
            spellCheck={false}
            className={classes(field.input, css.input)}
          />
        </Group>
      </FieldParts>
    </AriaTextField>
  );
}
