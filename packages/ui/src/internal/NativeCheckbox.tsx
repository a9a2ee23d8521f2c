// The element under a checkbox: the browser's own input in a label that publishes its states.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusMarks } from './focusMarks.ts';
import { pointerMarks } from './pointerMarks.ts';
import { hidden } from './visuallyHidden.css.ts';

/** Named as in react-aria, so that both elements take them. */
export interface BaseCheckboxProps {
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  isInvalid?: boolean | undefined;
  value?: string | undefined;
  name?: string | undefined;
  'aria-label'?: string | undefined;
  'data-component': string;
  className: string;
  ref?: Ref<HTMLLabelElement> | undefined;
  children: (state: { isSelected: boolean; isIndeterminate: boolean }) => ReactNode;
}

/** Set by a group of checkboxes: react-aria's checkbox, which belongs to its group. */
export const GroupCheckboxContext = createContext<ComponentType<BaseCheckboxProps> | null>(null);

/** @see docs/decisions/0011-native-buttons.md */
export function NativeCheckbox({
  isSelected,
  defaultSelected = false,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
  isRequired = false,
  isInvalid = false,
  value,
  name,
  'aria-label': label,
  children,
  ...rest
}: BaseCheckboxProps): ReactNode {
  const [own, setOwn] = useState(defaultSelected);
  const input = useRef<HTMLInputElement>(null);
  const isTicked = isSelected ?? own;
  useLayoutEffect(() => {
    // The browser forgets it at each press.
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <label
      {...rest}
      {...pointerMarks()}
      data-selected={isTicked || undefined}
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      {...focusMarks}
    >
      <span className={hidden}>
        <input
          ref={input}
          type="checkbox"
          checked={isTicked}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-label={label}
          value={value}
          name={name}
          onChange={(event) => {
            setOwn(event.currentTarget.checked);
            onChange?.(event.currentTarget.checked);
          }}
        />
      </span>
      {children({ isSelected: isTicked, isIndeterminate })}
    </label>
  );
}
