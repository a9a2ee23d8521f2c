// One line of text.
import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import * as css from '../../internal/fieldStyle.css.ts';
import { FieldBox, LineField } from '../../internal/LineField.tsx';

export interface TextFieldProps extends TextInputProps {
  /**
   * Kind of text; chooses the phone's keyboard.
   * @zh 文字的类型，决定手机的键盘。
   * @default 'text'
   */
  type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  /**
   * Keyboard of a phone, when it differs from the type's.
   * @zh 手机键盘，与类型的默认键盘不同时给出。
   */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'search' | 'email' | 'url' | undefined;
  /**
   * Stands before the text inside the box: an icon or a unit.
   * @zh 框内文字前的内容：图标或单位。
   */
  prefix?: ReactNode | undefined;
  /**
   * Stands after the text inside the box.
   * @zh 框内文字后的内容。
   */
  suffix?: ReactNode | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field.
 * @zh 单行文本字段。
 */
export function TextField({
  size = 'medium',
  type = 'text',
  inputMode,
  prefix,
  suffix,
  ...field
}: TextFieldProps): ReactNode {
  return (
    <LineField {...field} component="TextField">
      {(input, box) => (
        <FieldBox {...box} className={classes(css.box, css.boxSize[size])}>
          {prefix && (
            <span data-part="prefix" className={css.affix}>
              {prefix}
            </span>
          )}
          <input {...input} type={type} inputMode={inputMode} className={css.input} />
          {suffix && (
            <span data-part="suffix" className={css.affix}>
              {suffix}
            </span>
          )}
        </FieldBox>
      )}
    </LineField>
  );
}
