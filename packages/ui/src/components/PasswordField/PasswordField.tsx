// A password that can be shown while typing.

import {
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../../internal/classes.ts';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import * as css from '../../internal/fieldStyle.css.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { FieldBox, LineField } from '../../internal/LineField.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { eye, eyeClosed } from '../../internal/signs.ts';
import { useWords } from '../../messages/words.ts';
import { passwordZh } from './PasswordField.words.ts';
import { PasswordRules } from './PasswordRules.tsx';

export interface PasswordFieldProps extends TextInputProps {
  /**
   * `new-password` lets the browser suggest one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /**
   * Lists what a new password must be and marks what is met (specification §5): 8–16 characters, two of
   * digit, letter and symbol.
   * @zh 列出新密码的要求并标出已满足的（规格 §5）：8–16 位，数字、字母、符号至少两种。
   * @default false
   */
  showsRules?: boolean | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A password field with a button that shows and hides the characters.
 * @zh 密码字段，带显示与隐藏字符的按钮。
 */
export function PasswordField({
  size = 'medium',
  autoComplete = 'current-password',
  showsRules = false,
  value,
  defaultValue = '',
  onChange,
  ref,
  ...field
}: PasswordFieldProps): ReactNode {
  const messages = useWords(passwordZh);
  const rulesId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const password = value ?? ownValue;
  const [isShown, setShown] = useState(false);
  const caret = useRef<readonly [number, number] | null>(null);
  const wasTyping = useRef(false);

  // A press by mouse while typing: the typing goes on where it was, although a change of type moves the caret.
  useLayoutEffect(() => {
    if (input.current === null || caret.current === null) return;
    input.current.focus();
    input.current.setSelectionRange(...caret.current);
    caret.current = null;
  });
  const toggle = (): void => {
    const { selectionStart, selectionEnd } = input.current as HTMLInputElement;
    caret.current = wasTyping.current ? [selectionStart ?? 0, selectionEnd ?? 0] : null;
    setShown(!isShown);
  };

  return (
    <LineField
      {...field}
      ref={input}
      describedBy={showsRules ? rulesId : undefined}
      value={password}
      onChange={(next) => {
        setOwnValue(next);
        onChange?.(next);
      }}
      autoComplete={autoComplete}
      component="PasswordField"
    >
      {(attributes, box) => (
        <>
          <FieldBox
            {...box}
            className={classes(css.box, css.boxSize[size])}
            onPointerDownCapture={() => {
              wasTyping.current = document.activeElement === input.current;
            }}
            onKeyDownCapture={() => {
              wasTyping.current = false;
            }}
          >
            <input
              {...attributes}
              type={isShown ? 'text' : 'password'}
              className={css.input}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <PressButton
              aria-label={isShown ? messages.hidePassword : messages.showPassword}
              isDisabled={field.isDisabled ?? false}
              onPress={toggle}
              data-part="reveal"
              className={css.inBox}
            >
              <Glyph path={isShown ? eyeClosed : eye} className={css.affixIcon} />
            </PressButton>
          </FieldBox>
          {showsRules && <PasswordRules id={rulesId} password={password} />}
        </>
      )}
    </LineField>
  );
}
