// The code of a text message, with the button that sends it.
import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { FieldBox, LineField } from '../../internal/LineField.tsx';
import type { LiveNumber } from '../../internal/live.ts';
import { captchaZh } from '../../messages/captcha.ts';
import { useWords } from '../../messages/words.ts';
import { CountdownButton } from '../CountdownButton/CountdownButton.tsx';
import * as css from './SmsCodeField.css.ts';
import { codeIn, digitsOf } from './smsCode.ts';

export interface SmsCodeFieldProps {
  /**
   * Name of the field.
   * @default '短信验证码'
   */
  label?: string | undefined;
  /** The typed digits. */
  value: string;
  /** Called with the new digits at each change; everything else that is typed or pasted is left out. */
  onChange: (value: string) => void;
  /** Seconds until another message can be sent; 0 means now. @unit s */
  secondsLeft: number | LiveNumber;
  /** Called by the send button. */
  onSend: () => void;
  /**
   * The message is being sent.
   * @default false
   */
  isSending?: boolean | undefined;
  /**
   * Nothing can be sent yet, because the phone or the picture's characters are missing.
   * @default false
   */
  isSendDisabled?: boolean | undefined;
  /**
   * Most digits accepted (specification §9).
   * @default 6
   */
  maxLength?: number | undefined;
  /** Help below the field. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without words. */
  isInvalid?: boolean | undefined;
  /** Shows the mark of a required field. */
  isRequired?: boolean | undefined;
  /** Cannot be changed, and nothing can be sent. */
  isDisabled?: boolean | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /**
   * Height 40 or 48 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Phones offer the code of the last message by themselves; a whole pasted message gives its code. */
export function SmsCodeField({
  label,
  value,
  onChange,
  secondsLeft,
  onSend,
  isSending = false,
  isSendDisabled = false,
  maxLength = 6,
  size = 'medium',
  ...rest
}: SmsCodeFieldProps): ReactNode {
  const messages = useWords(captchaZh);
  return (
    <LineField
      {...rest}
      label={label ?? messages.smsCode}
      value={value}
      onChange={(typed) => onChange(digitsOf(typed, maxLength))}
      placeholder={messages.smsPlaceholder}
      autoComplete="one-time-code"
      component="SmsCodeField"
    >
      {(input, box) => (
        <div className={css.row}>
          <FieldBox {...box} className={classes(field.box, field.boxSize[size], css.box)}>
            <input
              {...input}
              type="text"
              inputMode="numeric"
              onPaste={(event) => {
                const code = codeIn(event.clipboardData.getData('text'), maxLength);
                if (code === null || rest.isDisabled) return;
                event.preventDefault();
                onChange(code);
              }}
              className={field.input}
            />
          </FieldBox>
          <div data-part="send" className={css.send[size]}>
            <CountdownButton
              secondsLeft={secondsLeft}
              onPress={onSend}
              isPending={isSending}
              isDisabled={isSendDisabled || (rest.isDisabled ?? false)}
              size={size}
              isFullWidth
            >
              {messages.smsSend}
            </CountdownButton>
          </div>
        </div>
      )}
    </LineField>
  );
}
