/** A form in front of the page: closed while something typed would be lost, it asks first. */
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { Dialog, type DialogProps } from '@banxin/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { formDialogText } from './formDialog.messages.ts';
import { useText } from './text.ts';

export interface FormDialogProps extends Pick<DialogProps, 'size'> {
  readonly title: string;
  /** Something was typed that is not saved. */
  readonly isChanged: boolean;
  /** Closed without saving. */
  readonly onClose: () => void;
  /** @param close of the button that leads back: asks as the dialog itself does */
  readonly children: (close: () => void) => ReactNode;
}

export function FormDialog({ title, size, isChanged, onClose, children }: FormDialogProps) {
  const text = useText(formDialogText);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    if (isChanged) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        title={title}
        size={size}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        {children(close)}
      </Dialog>
      {isAsking && (
        <AlertDialog
          isOpen
          title={text.title}
          tone="critical"
          confirmLabel={text.leave}
          cancelLabel={text.stay}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          {text.why}
        </AlertDialog>
      )}
      <AskBeforeLeaving isNeeded={() => isChanged} />
    </>
  );
}
