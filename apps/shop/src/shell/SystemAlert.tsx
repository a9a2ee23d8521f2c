/** The modal alert 系统提示; its code comes with the first one. */
import type { AlertDialogProps } from '@banxin/ui/AlertDialog';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazyPart.tsx';
import { PartBoundary } from '../lib/PartBoundary.tsx';
import { useServices } from '../lib/services.ts';

const AlertDialog = lazyPart(() =>
  import('@banxin/ui/AlertDialog').then((module) => ({ default: module.AlertDialog })),
);

export interface SystemAlertProps {
  readonly message: string;
  /** It was read. */
  readonly onConfirm: () => void;
  /** @default the design system's, when its code has come */
  readonly dialog?: (props: AlertDialogProps) => ReactNode;
}

/** When the dialog does not come its words reach the visitor as a toast, which stays until it is closed. */
export function SystemAlert({
  message,
  onConfirm,
  dialog: Dialog = AlertDialog,
}: SystemAlertProps) {
  const { toasts } = useServices();
  return (
    <PartBoundary
      onLost={() => {
        toasts.show({ text: message, tone: 'critical' });
        onConfirm();
      }}
    >
      <Dialog isOpen onConfirm={onConfirm}>
        {message}
      </Dialog>
    </PartBoundary>
  );
}
