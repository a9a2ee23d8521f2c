/** The window in which a price is opened. */
import { Dialog } from '@banxin/ui/Dialog';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { xrayText } from './xray.messages.ts';

export interface XrayFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function XrayFrame({ onClose, children }: XrayFrameProps) {
  const text = useText(xrayText);
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Dialog>
  );
}
