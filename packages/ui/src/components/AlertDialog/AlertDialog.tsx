// A message that must be answered; titled 系统提示 unless it has a better title.
import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';

export interface AlertDialogProps {
  /**
   * What the notice is about.
   * @zh 提示的主题。
   * @default '系统提示'
   */
  title?: string | undefined;
  /**
   * Whether it is open; the parent closes it when it is answered.
   * @zh 是否打开；回答后由父组件关闭。
   */
  isOpen: boolean;
  /**
   * Words of the answer that goes on.
   * @zh 确认按钮的文字。
   * @default '确定'
   */
  confirmLabel?: string | undefined;
  /**
   * Words of the answer that goes back.
   * @zh 取消按钮的文字。
   * @default '取消'
   */
  cancelLabel?: string | undefined;
  /**
   * Called by the confirm button, and by Escape when it is the only answer.
   * @zh 按下确认按钮时调用；只有一个回答时，Escape 也调用。
   */
  onConfirm: () => void;
  /**
   * Called by the cancel button and by Escape; without it there is only one answer.
   * @zh 按下取消按钮或 Escape 时调用；不给时只有一个回答。
   */
  onCancel?: (() => void) | undefined;
  /**
   * `critical` when the confirmed action destroys something.
   * @zh 确认后会删除或毁掉内容时用 `critical`。
   * @default 'action'
   */
  tone?: 'action' | 'critical' | undefined;
  /**
   * Whether the confirmed action is under way; the dialog stays open.
   * @zh 确认的操作是否正在进行；对话框保持打开。
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * What happened or what is asked.
   * @zh 发生了什么，或要问什么。
   */
  children: ReactNode;
}

/**
 * The safe answer has the focus: 取消, or the only one. A press outside does nothing; Escape cancels.
 * @zh 焦点在安全的回答上：“取消”，或唯一的回答。点外面不起作用；Escape 取消。
 */
export function AlertDialog({
  title,
  isOpen,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'action',
  isPending = false,
  children,
}: AlertDialogProps): ReactNode {
  const messages = useMessages();
  const words = useId();
  return (
    <DialogFrame
      component="AlertDialog"
      role="alertdialog"
      describedBy={words}
      sheet={classes(css.box, css.width.small)}
      title={title ?? messages.systemNotice}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) (onCancel ?? onConfirm)();
      }}
      isDismissable={false}
      isEscapeDisabled={isPending}
      hasCloseButton={false}
      footer={
        <>
          {onCancel !== undefined && (
            <Button onPress={onCancel} isDisabled={isPending} autoFocus>
              {cancelLabel ?? messages.cancel}
            </Button>
          )}
          <Button
            variant="primary"
            tone={tone}
            isPending={isPending}
            autoFocus={onCancel === undefined}
            onPress={onConfirm}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      <div id={words} data-part="words">
        {children}
      </div>
    </DialogFrame>
  );
}
