// The login form in front of the page, with the process colours on its upper edge.

import { type ReactNode, useId } from 'react';
import { Glyph } from '../../internal/Glyph.tsx';
import { ModalLayer } from '../../internal/ModalLayer.tsx';
import { ProcessRule } from '../../internal/ProcessRule.tsx';
import { cross } from '../../internal/signs.ts';
import { dialogZh } from '../../messages/dialog.ts';
import { loginZh } from '../../messages/login.ts';
import { useWords } from '../../messages/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';
import * as css from './LoginDialog.css.ts';

const words = { ...dialogZh, ...loginZh };

export interface LoginDialogProps extends LoginFormProps {
  /**
   * Whether it is there. Keep it true during the closing animation.
   * @zh 是否显示；关闭动画期间保持为 true。
   */
  isOpen: boolean;
  /**
   * Whether the closing animation of 0.5 s runs; remove the dialog when it is over.
   * @zh 是否正在播放 0.5 s 的关闭动画；结束后移除对话框。
   * @default false
   */
  isClosing?: boolean | undefined;
  /**
   * Called by the close button, Escape and a press outside.
   * @zh 按下关闭按钮、Escape 或点外面时调用。
   */
  onClose: () => void;
  /**
   * Title; names the dialog.
   * @zh 标题，也是对话框的名称。
   * @default '登录版心印刷'
   */
  title?: string | undefined;
}

/**
 * Stands at 1000 (specification §9). Focus stays inside and returns afterwards.
 * @zh 层级 1000（规格 §9）。焦点留在框内，关闭后回到原处。
 */
export function LoginDialog({
  isOpen,
  isClosing = false,
  onClose,
  title,
  ...form
}: LoginDialogProps): ReactNode {
  const messages = useWords(words);
  const name = useId();
  return (
    <ModalLayer
      isOpen={isOpen}
      isClosing={isClosing}
      onClose={() => {
        if (!isClosing) onClose();
      }}
      isDismissable
      scrim={css.scrim}
      sheet={css.box}
      dialog={{
        'data-component': 'LoginDialog',
        'data-closing': isClosing || undefined,
        'aria-labelledby': name,
        className: css.dialog,
      }}
    >
      <ProcessRule />
      <div className={css.inside}>
        <div className={css.head} data-part="head">
          <h2 id={name} data-part="title" className={css.title}>
            {title ?? messages.loginTitle}
          </h2>
          <div className={css.closing} data-part="close">
            <IconButton
              size="small"
              aria-label={messages.close}
              icon={<Glyph path={cross} size="1.35em" strokeWidth={1.5} />}
              onPress={onClose}
            />
          </div>
        </div>
        <LoginForm {...form} />
      </div>
    </ModalLayer>
  );
}
