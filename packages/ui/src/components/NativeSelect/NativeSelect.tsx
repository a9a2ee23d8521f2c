// The browser's own select in our clothes: for short lists such as page sizes, at no cost in bytes.
import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldBox.css.ts';
import type { Option } from '../../internal/fieldProps.ts';
import { chevronDown, Glyph } from '../../internal/Glyph.tsx';
import * as css from './NativeSelect.css.ts';

export interface NativeSelectProps {
  /**
   * Name for screen readers; it is not shown.
   * @zh 给读屏的名称，不显示。
   */
  'aria-label': string;
  /**
   * The choices.
   * @zh 选项。
   */
  options: readonly Option[];
  /**
   * Id of the choice, when the parent holds it.
   * @zh 所选选项的 id，受控时给出。
   */
  value?: string | undefined;
  /**
   * Id of the first choice, when the field holds it.
   * @zh 初始选项的 id，非受控时给出。
   */
  defaultValue?: string | undefined;
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
   * Cannot be changed.
   * @zh 不可修改。
   */
  isDisabled?: boolean | undefined;
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
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * On a phone it opens the system's picker.
 * @zh 手机上打开系统的选择器。
 */
export function NativeSelect({
  options,
  onChange,
  isDisabled = false,
  size = 'medium',
  ...rest
}: NativeSelectProps): ReactNode {
  return (
    <span data-component="NativeSelect" className={css.root}>
      <select
        {...rest}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        className={classes(field.box, field.boxSize[size], css.select)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Glyph path={chevronDown} className={css.chevron} />
    </span>
  );
}
