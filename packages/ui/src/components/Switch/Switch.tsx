// On or off, at once.
import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as choice from '../../internal/choiceStyle.css.ts';
import { defined } from '../../internal/defined.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /** Whether it is on, when the parent holds it. */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, when the field holds it. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state; the effect is immediate. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Cannot be changed and cannot be focused. */
  isDisabled?: boolean | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** Name for screen readers when there are no words. */
  'aria-label'?: string | undefined;
  /** Small words under the label. */
  description?: ReactNode | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
  /** What it turns on. */
  children?: ReactNode | undefined;
}

/** For settings that take effect without a save button; else use Checkbox. */
export function Switch({ description, children, ...rest }: SwitchProps): ReactNode {
  return (
    <AriaSwitch {...defined(rest)} data-component="Switch" className={choice.choice}>
      <span className={css.track} data-part="track" aria-hidden="true">
        <span className={css.thumb} data-part="thumb" />
      </span>
      {children && (
        <span className={choice.words} data-part="words">
          {children}
          {description && (
            <span className={choice.description} data-part="description">
              {description}
            </span>
          )}
        </span>
      )}
    </AriaSwitch>
  );
}
