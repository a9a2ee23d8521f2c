// A dialog at the edge of the window: on the side of a wide screen, from the bottom of a phone.
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { defined } from '../../internal/defined.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import type { OverlayProps } from '../Dialog/Dialog.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';

export type DrawerProps = OverlayProps;

/** For filters, long option lists and the menu of a phone. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  isEscapeDisabled = false,
  hasCloseButton = true,
  footer,
  children,
}: DrawerProps): ReactNode {
  return (
    <ModalOverlay
      data-part="scrim"
      {...defined({ isOpen, onOpenChange })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isEscapeDisabled}
      className={css.scrim}
    >
      <Modal className={css.side}>
        <AriaDialog data-component="Drawer" className={css.dialog}>
          {({ close }) => (
            <DialogFrame title={title} footer={footer} hasCloseButton={hasCloseButton}>
              {typeof children === 'function' ? children(close) : children}
            </DialogFrame>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
