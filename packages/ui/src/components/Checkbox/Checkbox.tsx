// Yes or no.
import { type ReactNode, type Ref, useContext } from 'react';
import * as css from '../../internal/choiceStyle.css.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { GroupCheckboxContext, NativeCheckbox } from '../../internal/NativeCheckbox.tsx';
import { dash, tick } from '../../internal/signs.ts';

export interface CheckboxProps {
  /** Whether it is ticked, when the parent holds it. */
  isSelected?: boolean | undefined;
  /** Whether it is ticked at first, when the field holds it. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Some of what it stands for is ticked, some not. */
  isIndeterminate?: boolean | undefined;
  /** Cannot be changed and cannot be focused. */
  isDisabled?: boolean | undefined;
  /** Must be ticked before the form can go on. */
  isRequired?: boolean | undefined;
  /** Marks it as wrong; say why beside it. */
  isInvalid?: boolean | undefined;
  /** Value in the form's data, and id inside a CheckboxGroup. */
  value?: string | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** Small words under the label. */
  description?: ReactNode | undefined;
  /** Name for screen readers when there are no words, as in a table row. */
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
  /** The words beside it. */
  children?: ReactNode | undefined;
}

/** A checkbox; Space toggles it. */
export function Checkbox({ description, children, ...rest }: CheckboxProps): ReactNode {
  const GroupCheckbox = useContext(GroupCheckboxContext);
  const Base = GroupCheckbox ?? NativeCheckbox;
  return (
    <Base {...rest} data-component="Checkbox" className={css.choice}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.box} data-part="box" aria-hidden="true">
            {isIndeterminate ? (
              <Glyph path={dash} strokeWidth={3} className={css.tick} />
            ) : (
              isSelected && <Glyph path={tick} strokeWidth={3} className={css.tick} />
            )}
          </span>
          {children && (
            <span className={css.words} data-part="words">
              {children}
              {description && (
                <span className={css.description} data-part="description">
                  {description}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </Base>
  );
}
