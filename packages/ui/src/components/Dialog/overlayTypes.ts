// What every dialog and drawer takes.
import type { ReactNode } from 'react';

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
  /** The content; a function gets `close`. It scrolls between title and buttons. */
  children: ReactNode | ((close: () => void) => ReactNode);
}
