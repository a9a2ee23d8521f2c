// A message that must be answered; titled 系统提示 unless it has a better title.
import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';

export interface AlertDialogProps {
  /** What the notice is about. @default '系统提示' */
  title?: string | undefined;
  /** Whether it is open; the parent closes it when it is answered. */
  isOpen: boolean;
  /** Words of the answer that goes on. @default '确定' */
  confirmLabel?: string | undefined;
  /** Words of the answer that goes back. @default '取消' */
  cancelLabel?: string | undefined;
  /** Called by the confirm button, and by Escape when it is the only answer. */
  onConfirm: () => void;
  /** Called by the cancel button and by Escape; without it there is only one answer. */
  onCancel?: (() => void) | undefined;
  /** `critical` when the confirmed action destroys something. @default 'action' */
  tone?: 'action' | 'critical' | undefined;
  /** Whether the confirmed action is under way; the dialog stays open. @default false */
  isPending?: boolean | undefined;
  /** What happened or what is asked. */
  children: ReactNode;
}

/** The safe answer has the focus: 取消, or the only one. A press outside does nothing; Escape cancels. */
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
