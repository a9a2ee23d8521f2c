// Yes or no.
import CheckIcon from 'lucide-react/icons/check';
import MinusIcon from 'lucide-react/icons/minus';
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import * as css from '../../internal/choiceStyle.css.ts';
import { defined } from '../../internal/defined.ts';

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
  /** `selection` when a table's row selection drives it. */
  slot?: 'selection' | null | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
  /** The words beside it. */
  children?: ReactNode | undefined;
}

/** A checkbox; Space toggles it. */
export function Checkbox({ description, children, ...rest }: CheckboxProps): ReactNode {
  return (
    <AriaCheckbox {...defined(rest)} data-component="Checkbox" className={css.choice}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.box} data-part="box" aria-hidden="true">
            {isIndeterminate ? (
              <MinusIcon className={css.tick} />
            ) : (
              isSelected && <CheckIcon className={css.tick} />
            )}
          </span>
          {children && (
            <span className={css.words}>
              {children}
              {description && <span className={css.description}>{description}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
