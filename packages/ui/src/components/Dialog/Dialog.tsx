// A task in front of the page: focus stays inside, Escape and a press outside close it, focus returns.
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import { DialogFrame } from './DialogFrame.tsx';

/** Put a Button and a Dialog (Drawer, Popover) inside: the button opens it and gets the focus back. */
export { DialogTrigger };

/** What every dialog and drawer takes. */
export interface OverlayProps {
  /** Title; names the dialog. */
  title: string;
  /** Whether it is open, when the parent holds it. Inside a DialogTrigger leave it out. */
  isOpen?: boolean | undefined;
  /** Called when it shall open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Whether a press outside closes it. @default true */
  isDismissable?: boolean | undefined;
  /** Whether Escape does nothing; give another way out. @default false */
  isEscapeDisabled?: boolean | undefined;
  /** Whether there is a close button in the corner. @default true */
  hasCloseButton?: boolean | undefined;
  /** Buttons at the bottom, the strongest last. A Button with `slot="close"` closes it. */
  footer?: ReactNode | undefined;
  /** The content; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export interface DialogProps extends OverlayProps {
  /** Width: 420, 560, 880 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A dialog. For a question with two answers use AlertDialog. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  isEscapeDisabled = false,
  hasCloseButton = true,
  footer,
  size = 'medium',
  children,
}: DialogProps): ReactNode {
  return (
    <ModalOverlay
      data-part="scrim"
      {...defined({ isOpen, onOpenChange })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isEscapeDisabled}
      className={classes(css.scrim, css.centred)}
    >
      <Modal className={classes(css.box, css.width[size])}>
        <AriaDialog data-component="Dialog" className={css.dialog}>
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
