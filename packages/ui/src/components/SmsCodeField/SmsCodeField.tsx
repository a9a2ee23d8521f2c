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
   * @zh 字段名称。
   * @default '短信验证码'
   */
  label?: string | undefined;
  /**
   * The typed digits.
   * @zh 已输入的数字。
   */
  value: string;
  /**
   * Called with the new digits at each change; everything else that is typed or pasted is left out.
   * @zh 每次改变时调用，带上新的数字；输入或粘贴的其他字符会去掉。
   */
  onChange: (value: string) => void;
  /**
   * Seconds until another message can be sent; 0 means now.
   * @zh 还要多少秒才能再发送；0 表示现在可发。
   * @unit s
   */
  secondsLeft: number | LiveNumber;
  /**
   * Called by the send button.
   * @zh 按下发送按钮时调用。
   */
  onSend: () => void;
  /**
   * The message is being sent.
   * @zh 正在发送短信。
   * @default false
   */
  isSending?: boolean | undefined;
  /**
   * Nothing can be sent yet, because the phone or the picture's characters are missing.
   * @zh 还不能发送：缺手机号或图形验证码。
   * @default false
   */
  isSendDisabled?: boolean | undefined;
  /**
   * Most digits accepted (specification §9).
   * @zh 最多接收的数字位数（规格 §9）。
   * @default 6
   */
  maxLength?: number | undefined;
  /**
   * Help below the field.
   * @zh 字段下方的说明。
   */
  description?: ReactNode | undefined;
  /**
   * What is wrong and what to do.
   * @zh 哪里不对、怎样才对。
   */
  errorMessage?: string | undefined;
  /**
   * Marks the field as invalid without words.
   * @zh 没有错误文字也标为无效。
   */
  isInvalid?: boolean | undefined;
  /**
   * Shows the mark of a required field.
   * @zh 显示必填星号。
   */
  isRequired?: boolean | undefined;
  /**
   * Cannot be changed, and nothing can be sent.
   * @zh 不可修改，也不可发送。
   */
  isDisabled?: boolean | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Height 40 or 48 px.
   * @zh 高 40 或 48 px。
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Phones offer the code of the last message by themselves; a whole pasted message gives its code.
 * @zh 手机会自动提示最近一条短信里的验证码；粘贴整条短信也能取出验证码。
 */
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
