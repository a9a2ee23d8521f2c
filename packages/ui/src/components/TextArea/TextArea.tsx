// Several lines of text, with a count when there is a limit.
import { type ReactNode, type Ref, useId, useState } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends TextInputProps {
  /**
   * Lines shown at first; the reader can pull it taller.
   * @default 3
   */
  rows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text area. With `maxLength` it shows how much is used and says when the limit is reached. */
export function TextArea({
  placeholder,
  size = 'medium',
  rows = 3,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ref,
  ...props
}: TextAreaProps): ReactNode {
  const messages = useMessages();
  const limitId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const text = value ?? ownValue;
  const most = props.maxLength;
  const isFull = most !== undefined && text.length >= most;
  const { root, parts, rest } = splitField('TextArea', props);
  return (
    <AriaTextField
      {...defined(rest)}
      {...root}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(most !== undefined && { 'aria-describedby': limitId })}
      value={text}
      onChange={(next) => {
        setOwnValue(next);
        onChange?.(next);
      }}
    >
      <FieldParts {...parts}>
        <AriaTextArea
          {...defined({ ref, placeholder })}
          rows={rows}
          data-part="area"
          className={classes(css.area, css.areaSize[size], most !== undefined && css.counted)}
        />
        {most !== undefined && (
          <>
            <span
              className={css.count}
              data-part="count"
              data-full={isFull || undefined}
              aria-hidden="true"
            >
              {text.length}/{most}
            </span>
            <VisuallyHidden>
              <span id={limitId}>{messages.charactersMost(most)}</span>
              <span role="status">{isFull ? messages.charactersFull(most) : ''}</span>
            </VisuallyHidden>
          </>
        )}
      </FieldParts>
    </AriaTextField>
  );
}
