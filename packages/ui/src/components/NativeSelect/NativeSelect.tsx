// The browser's own select in our clothes: for short lists such as page sizes, at no cost in bytes.
import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldBox.css.ts';
import type { Option } from '../../internal/fieldProps.ts';
import { chevronDown, Glyph } from '../../internal/Glyph.tsx';
import * as css from './NativeSelect.css.ts';

export interface NativeSelectProps {
  /** Name for screen readers; it is not shown. */
  'aria-label': string;
  /** The choices. */
  options: readonly Option[];
  /** Id of the choice, when the parent holds it. */
  value?: string | undefined;
  /** Id of the first choice, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called with the id of the new choice. */
  onChange?: ((value: string) => void) | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** Cannot be changed. */
  isDisabled?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** On a phone it opens the system's picker. */
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
