// The line of text and the box around it inside a react-aria TextField: native elements wired by its contexts.
import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { GroupContext } from 'react-aria-components/Group';
import { InputContext } from 'react-aria-components/Input';
import { pointerMarks } from './pointerMarks.ts';

type InputContextValue = ComponentProps<'input'>;
interface GroupContextValue {
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** Takes what the field around it says; its own handlers are called too. */
export function FieldInput(props: ComponentProps<'input'>): ReactNode {
  const field = (useContext(InputContext) ?? {}) as InputContextValue;
  const { ref: fieldRef = null, ...rest } = field;
  const { ref: ownRef = null, ...own } = props;
  return (
    <input
      {...mergeProps(rest, own)}
      ref={useMemo(() => mergeRefs(fieldRef, ownRef), [fieldRef, ownRef])}
      data-disabled={field.disabled || undefined}
    />
  );
}

/** Publishes hover, refusal and rest of the field around it; focus is the style sheet's `:focus-within`. */
export function FieldBox(props: ComponentProps<'div'>): ReactNode {
  const group = (useContext(GroupContext) ?? {}) as GroupContextValue;
  return (
    <div
      {...pointerMarks}
      {...props}
      role="presentation"
      data-part="box"
      data-invalid={group.isInvalid || undefined}
      data-disabled={group.isDisabled || undefined}
    />
  );
}
