// A message that must be answered; titled 系统提示 unless it has a better title.
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../internal/classes.ts';
import { DialogFrame } from '../../internal/DialogFrame.tsx';
import { defined } from '../../internal/defined.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';

export interface AlertDialogProps {
  /** @default '系统提示' */
  title?: string | undefined;
  /** Whether it is open, when the parent holds it. Inside a DialogTrigger leave it out. */
  isOpen?: boolean | undefined;
  /** Called when it shall open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Words of the answer that goes on. @default '确定' */
  confirmLabel?: string | undefined;
  /** Words of the answer that goes back; without `onCancel` and this there is only one answer. */
  cancelLabel?: string | undefined;
  /** Called by the confirm button; the dialog closes unless it is pending. */
  onConfirm?: (() => void) | undefined;
  /** Called by the cancel button and by Escape. */
  onCancel?: (() => void) | undefined;
  /** `critical` when the confirmed action destroys something. @default 'action' */
  tone?: 'action' | 'critical' | undefined;
  /** Whether the confirmed action is under way; the dialog stays open. @default false */
  isPending?: boolean | undefined;
  /** Whether confirming leaves the dialog open, for a parent that closes it later. @default false */
  isKeptOpen?: boolean | undefined;
  /** What happened or what is asked. */
  children: ReactNode;
}

/** A press outside does nothing; Escape cancels. */
export function AlertDialog({
  title,
  isOpen,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'action',
  isPending = false,
  isKeptOpen = false,
  children,
}: AlertDialogProps): ReactNode {
  const messages = useMessages();
  const words = useId();
  const hasCancel = cancelLabel !== undefined || onCancel !== undefined;
  return (
    <ModalOverlay
      data-part="scrim"
      {...defined({ isOpen })}
      onOpenChange={(next) => {
        if (!next) onCancel?.();
        onOpenChange?.(next);
      }}
      isKeyboardDismissDisabled={isPending}
      className={classes(css.scrim, css.centred)}
    >
      <Modal className={classes(css.box, css.width.small)}>
        <AriaDialog
          role="alertdialog"
          aria-describedby={words}
          data-component="AlertDialog"
          className={css.dialog}
        >
          {({ close }) => (
            <DialogFrame
              title={title ?? messages.systemNotice}
              hasCloseButton={false}
              footer={
                <>
                  {hasCancel && (
                    <Button onPress={close} isDisabled={isPending}>
                      {cancelLabel ?? messages.cancel}
                    </Button>
                  )}
                  <Button
                    variant="primary"
                    tone={tone}
                    isPending={isPending}
                    autoFocus={!hasCancel}
                    onPress={() => {
                      onConfirm?.();
                      if (!isKeptOpen) onOpenChange?.(false);
                    }}
                  >
                    {confirmLabel ?? messages.confirm}
                  </Button>
                </>
              }
            >
              <div id={words}>{children}</div>
            </DialogFrame>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
