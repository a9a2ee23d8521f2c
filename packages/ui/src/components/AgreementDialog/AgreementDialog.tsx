// An agreement that is read before it is signed: the confirm button waits some seconds.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { type LiveNumber, LiveWords } from '../../internal/live.ts';
import * as overlay from '../../internal/overlayStyle.css.ts';
import { crossMark } from '../../internal/signs.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import * as css from './AgreementDialog.css.ts';

export interface AgreementDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Title of the agreement: 承印品协议书. */
  title: string;
  /**
   * `reading` waits for `secondsLeft`, `ready` can be signed, `signing` waits for the answer, `failed` was
   * not signed and can be tried again.
   */
  state: 'reading' | 'ready' | 'signing' | 'failed';
  /** Seconds until it can be signed; matters in `reading`. @unit s @default 0 */
  secondsLeft?: number | LiveNumber | undefined;
  /** Whether it must be signed: no close button, Escape and a press outside do nothing. @default false */
  isRequired?: boolean | undefined;
  /** Called by the confirm button when it is ready or has failed. */
  onConfirm: () => void;
  /** Called when a free agreement is closed. */
  onClose?: (() => void) | undefined;
  /** A line above the text: why it must be signed now. */
  notice?: string | undefined;
  /** Why it was not signed; matters in `failed`. @default '签订没有成功，请重试' */
  failure?: string | undefined;
  /** The agreement's text; it scrolls. */
  children: ReactNode;
}

/** Screen readers hear the start and the end of the wait, not each second. */
export function AgreementDialog({
  isOpen,
  title,
  state,
  secondsLeft = 0,
  isRequired = false,
  onConfirm,
  onClose,
  notice,
  failure,
  children,
}: AgreementDialogProps): ReactNode {
  const messages = useMessages();
  const noticeId = useId();
  const isReading = state === 'reading';
  const wasReading = useRef(isReading);
  const [announcement, setAnnouncement] = useState(isReading ? messages.agreementReading : '');
  useEffect(() => {
    if (wasReading.current === isReading) return;
    wasReading.current = isReading;
    setAnnouncement(isReading ? messages.agreementReading : messages.agreementReady);
  }, [isReading, messages]);
  return (
    <DialogFrame
      component="AgreementDialog"
      state={state}
      {...(notice !== undefined && { describedBy: noticeId })}
      sheet={classes(overlay.box, overlay.width.large, css.box)}
      title={title}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && !isRequired) onClose?.();
      }}
      isDismissable={!isRequired}
      isEscapeDisabled={isRequired}
      hasCloseButton={!isRequired}
      footer={
        <>
          {state === 'failed' && (
            <p role="alert" data-part="failure" className={css.failure}>
              <Glyph path={crossMark} />
              {failure ?? messages.agreementFailed}
            </p>
          )}
          {!isRequired && <Button slot="close">{messages.agreementLater}</Button>}
          <Button
            variant="primary"
            isDisabled={isReading}
            isPending={state === 'signing'}
            onPress={onConfirm}
          >
            {isReading ? (
              <LiveWords value={secondsLeft} words={messages.agreementWait} />
            ) : (
              messages.agreementConfirm
            )}
          </Button>
        </>
      }
    >
      {notice !== undefined && (
        <p id={noticeId} data-part="notice" className={css.notice}>
          {notice}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling text must take the focus, or the keyboard cannot scroll it */}
      <div
        role="region"
        aria-label={messages.agreementContent}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-part="text"
        className={css.text}
      >
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </DialogFrame>
  );
}
