/** 为什么是这个价: opens a price; the code of it comes with the press. */
import { Button } from '@banxin/ui/Button';
import { type ReactNode, useState } from 'react';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { xrayButtonText } from './xrayButton.messages.ts';

export interface XrayButtonProps {
  /** The window of the price. */
  readonly children: (onClose: () => void) => ReactNode;
  /** @default 为什么是这个价 */
  readonly label?: string;
  /** What the price is of, where a page has several. */
  readonly of?: string;
}

export function XrayButton({ children, label, of }: XrayButtonProps) {
  const text = useText(xrayButtonText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        {...(of !== undefined && {
          size: 'small',
          // What is seen on it stands in its name.
          'aria-label': label === undefined ? text.openOf(of) : `${label} ${text.openOf(of)}`,
        })}
        onPress={() => setOpen(true)}
      >
        {label ?? text.open}
      </Button>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            close();
            showPartFailed(text.notOpened, () => setOpen(true));
          }}
        >
          {children(close)}
        </PartBoundary>
      )}
    </>
  );
}
