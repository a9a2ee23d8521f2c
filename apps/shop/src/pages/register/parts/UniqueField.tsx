/** A field whose value may belong to one account only: asked for when it is left. */
import type { existsCheckMachine } from '@banxin/flows/exists-check';
import { FlowState, useSelector } from '@banxin/flows/react';
import { takenMessage } from '@banxin/flows/register';
import { Text } from '@banxin/ui/Text';
import { TextField, type TextFieldProps } from '@banxin/ui/TextField';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import type { ActorRefFrom } from 'xstate';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { registerText } from '../register.messages.ts';

export interface UniqueFieldProps
  extends Pick<
    TextFieldProps,
    'label' | 'placeholder' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'errorMessage'
  > {
  readonly check: ActorRefFrom<typeof existsCheckMachine>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is asked for, as long as nothing is known. */
  readonly hint: string;
  /** Said when nobody has the value. */
  readonly free: string;
}

export function UniqueField({ check, hint, free, errorMessage, ...field }: UniqueFieldProps) {
  const text = useText(registerText);
  const words = useFixedWords();
  const standing = useSelector(check, ({ value }) => value);
  const unique = useSelector(check, ({ context }) => context.field);
  const taken = standing === 'taken' ? words(takenMessage[unique]) : undefined;
  const found = taken ?? (standing === 'free' ? free : undefined);
  return (
    <>
      <FlowState flow={check} />
      <TextField
        {...field}
        isRequired
        onChange={(value) => {
          check.send({ type: 'CHANGE' });
          field.onChange(value);
        }}
        onBlur={() => check.send({ type: 'BLUR', value: field.value })}
        description={
          standing === 'free' ? (
            <Text tone="positive" size={12}>
              {free}
            </Text>
          ) : standing === 'checking' ? (
            text.checking
          ) : (
            hint
          )
        }
        errorMessage={errorMessage ?? taken}
      />
      {/* Said when it is known: by then the focus is in another field. */}
      <VisuallyHidden>
        <span role="status">{found && `${field.label}：${found}`}</span>
      </VisuallyHidden>
    </>
  );
}
