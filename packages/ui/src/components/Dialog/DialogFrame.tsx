// Head, body and foot inside a dialog or drawer.
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import * as css from '../../internal/overlayStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface DialogFrameProps {
  title: string;
  footer?: ReactNode;
  hasCloseButton: boolean;
  children: ReactNode;
}

/** The title names the dialog; the close button closes it by its slot. */
export function DialogFrame({
  title,
  footer,
  hasCloseButton,
  children,
}: DialogFrameProps): ReactNode {
  const messages = useMessages();
  return (
    <>
      <div className={css.head}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        {hasCloseButton && (
          <div className={css.closing}>
            <IconButton
              slot="close"
              size="small"
              aria-label={messages.close}
              icon={<CloseIcon size="1.25em" />}
            />
          </div>
        )}
      </div>
      <div className={css.body} data-part="body">
        {children}
      </div>
      {footer !== undefined && (
        <div className={css.foot} data-part="foot">
          {footer}
        </div>
      )}
    </>
  );
}
