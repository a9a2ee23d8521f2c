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
  /**
   * Whether it is open.
   * @zh 是否打开。
   */
  isOpen: boolean;
  /**
   * Title of the agreement: 承印品协议书.
   * @zh 协议标题，如“承印品协议书”。
   */
  title: string;
  /**
   * `reading` waits for `secondsLeft`, `ready` can be signed, `signing` waits for the answer, `failed` was
   * not signed and can be tried again.
   * @zh `reading` 等 `secondsLeft` 走完，`ready` 可以签订，`signing` 等待结果，`failed` 未签成，可以重试。
   */
  state: 'reading' | 'ready' | 'signing' | 'failed';
  /**
   * Seconds until it can be signed; matters in `reading`.
   * @zh 还要多少秒才能签订；`reading` 时有效。
   * @unit s
   * @default 0
   */
  secondsLeft?: number | LiveNumber | undefined;
  /**
   * Whether it must be signed: no close button, Escape and a press outside do nothing.
   * @zh 是否必须签订：没有关闭按钮，按 Escape 或点外面都不关闭。
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Called by the confirm button when it is ready or has failed.
   * @zh 可以签订或签订失败时，按下确认按钮调用。
   */
  onConfirm: () => void;
  /**
   * Called when a free agreement is closed.
   * @zh 关闭自愿签订的协议时调用。
   */
  onClose?: (() => void) | undefined;
  /**
   * A line above the text: why it must be signed now.
   * @zh 正文上方的一行：为什么现在要签。
   */
  notice?: string | undefined;
  /**
   * Why it was not signed; matters in `failed`.
   * @zh 没有签成的原因；`failed` 时有效。
   * @default '签订没有成功，请重试'
   */
  failure?: string | undefined;
  /**
   * The agreement's text; it scrolls.
   * @zh 协议正文，可滚动。
   */
  children: ReactNode;
}

/**
 * Screen readers hear the start and the end of the wait, not each second.
 * @zh 读屏只在等待开始和结束时播报，不逐秒播报。
 */
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
