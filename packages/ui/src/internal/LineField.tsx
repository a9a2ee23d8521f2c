// A field of text: the browser's input or text area, tied to its label, its help, its error and the form's answers.
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState';
import type { TextInputProps } from './fieldProps.ts';
import { PlainField } from './PlainField.tsx';
import { pointerMarks } from './pointerMarks.ts';

/** What the box around the input publishes. */
interface BoxMarks {
  'data-invalid'?: boolean | undefined;
  'data-disabled'?: boolean | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Attributes that both kinds of control have. */
type ControlProps<E extends TextControl> = Pick<
  ComponentProps<'input'>,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-labelledby'
  | 'aria-required'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'id'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
> & {
  ref: Ref<E>;
  value: string;
  onBlur: () => void;
  onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
};

export interface LineFieldProps<E extends TextControl> extends Omit<TextInputProps, 'size'> {
  /** Name of the component for `data-component`. */
  component: string;
  /** Id of more words that explain the field. */
  describedBy?: string | undefined;
  ref?: Ref<E> | undefined;
  /** Gets the attributes of the control, and of the `FieldBox` around it. */
  children: (control: ControlProps<E>, box: BoxMarks) => ReactNode;
}

/** What the server refused about a field, in words, and the call that says it was answered. */
function useRefusal(name: string | undefined): [string | undefined, () => void] {
  const refusals = useContext(FormValidationContext);
  const [answered, setAnswered] = useState<typeof refusals>();
  const words = name === undefined || answered === refusals ? undefined : refusals[name];
  return [
    words && [words].flat().join(' '),
    () => {
      if (words) setAnswered(refusals);
    },
  ];
}

/** Errors come from the props, or else from the form's `errors`; never from the browser. */
export function LineField<E extends TextControl = HTMLInputElement>({
  component,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  errorMessage,
  isInvalid,
  isDisabled,
  isReadOnly,
  isRequired,
  describedBy,
  name,
  placeholder,
  autoComplete,
  maxLength,
  autoFocus,
  ref,
  children,
  ...parts
}: LineFieldProps<E>): ReactNode {
  const id = useId();
  const control = useRef<E>(null);
  useImperativeHandle(ref, () => control.current as E, []);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const [first] = useState(text);
  const [refusal, answer] = useRefusal(name);
  const isWrong = isInvalid ?? Boolean(errorMessage || refusal);
  const change = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };
  const settle = useEffectEvent(answer);
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    answer();
    if (first !== text) change(first);
  });
  useEffect(() => {
    const element = control.current;
    if (element === null) return;
    const end = new AbortController();
    const { signal } = end;
    // The browser's own event: something was changed, and the field left.
    element.addEventListener('change', () => settle(), { signal });
    element.form?.addEventListener('reset', (event) => reset(event), { signal });
    return () => end.abort();
  }, []);
  return (
    <PlainField
      {...parts}
      component={component}
      controlId={id}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      errorMessage={isWrong ? errorMessage || (isInvalid ? undefined : refusal) : undefined}
    >
      {(links) =>
        children(
          {
            ...links,
            'aria-describedby':
              [links['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined,
            ref: control,
            id,
            name,
            placeholder,
            autoComplete,
            maxLength,
            autoFocus,
            value: text,
            disabled: isDisabled,
            readOnly: isReadOnly,
            'aria-required': isRequired || undefined,
            'aria-invalid': isWrong || undefined,
            ...(isDisabled && { 'data-disabled': true }),
            onChange: (event) => change(event.currentTarget.value),
            onBlur: () => onBlur?.(),
          },
          { 'data-invalid': isWrong || undefined, 'data-disabled': isDisabled || undefined },
        )
      }
    </PlainField>
  );
}

/** Publishes hover, refusal and rest of the field around it; focus is the style sheet's `:focus-within`. */
export function FieldBox(props: ComponentProps<'div'> & BoxMarks): ReactNode {
  return <div {...pointerMarks()} {...props} role="presentation" data-part="box" />;
}
