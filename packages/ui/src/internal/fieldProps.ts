// Props that every field shares. Each field's own interface extends these.
import type { ReactNode } from 'react';

/** Name, help and error of a field. */
export interface FieldProps {
  /**
   * Name of the field. Always given: a hidden one is still read aloud.
   * @zh 字段名称，必须给出；隐藏时仍会朗读。
   */
  label: string;
  /**
   * The label is read aloud but not shown.
   * @zh 名称只朗读，不显示。
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * `side` puts the label in a column of 84 px before the control; on a phone it moves to the top.
   * @zh `side` 把名称放在控件前 84 px 宽的一列；手机上移到上方。
   * @default 'top'
   */
  labelPosition?: 'top' | 'side' | undefined;
  /**
   * Help below the control: format, limits, consequences.
   * @zh 控件下方的说明：格式、限制或后果。
   */
  description?: ReactNode | undefined;
  /**
   * What is wrong and what to do. Its presence marks the field as invalid.
   * @zh 哪里不对、怎样才对；有内容时字段标为无效。
   */
  errorMessage?: string | undefined;
  /**
   * Marks the field as invalid without words, or as valid in spite of them.
   * @zh 没有错误文字也标为无效，或有错误文字仍标为有效。
   */
  isInvalid?: boolean | undefined;
  /**
   * Shows the mark of a required field and tells screen readers.
   * @zh 显示必填星号，并告知读屏。
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Cannot be changed and cannot be focused.
   * @zh 不可修改，也不接收焦点。
   */
  isDisabled?: boolean | undefined;
}

/** What a field with one line of text adds. */
export interface TextInputProps extends FieldProps {
  /**
   * Value, when the parent holds it.
   * @zh 当前值，受控时给出。
   */
  value?: string | undefined;
  /**
   * First value, when the field holds it.
   * @zh 初始值，非受控时给出。
   */
  defaultValue?: string | undefined;
  /**
   * Called with the new value at each change.
   * @zh 每次改变时调用，带上新的值。
   */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Called when the focus leaves.
   * @zh 焦点离开时调用。
   */
  onBlur?: (() => void) | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Example of an answer; never the only label.
   * @zh 填写示例，不能代替名称。
   */
  placeholder?: string | undefined;
  /**
   * What the browser may fill in.
   * @zh 浏览器可自动填入的内容。
   */
  autoComplete?: string | undefined;
  /**
   * Most characters accepted.
   * @zh 最多接收的字符数。
   */
  maxLength?: number | undefined;
  /**
   * Can be read and copied, not changed.
   * @zh 只读：可以查看和复制，不可修改。
   */
  isReadOnly?: boolean | undefined;
  /**
   * Takes the focus when it appears.
   * @zh 出现时获得焦点。
   */
  autoFocus?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** One choice of a list. */
export interface Option {
  /** Value of the choice. */
  id: string;
  label: string;
  /** Small words after the label. */
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
}
