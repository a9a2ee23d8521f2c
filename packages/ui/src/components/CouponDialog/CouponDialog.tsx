// The new customer's gift pack: sealed, on its way, opened with the amount, refused or failed.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import * as overlay from '../../internal/overlayStyle.css.ts';
import { crossMark } from '../../internal/signs.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { fenParts } from '../Money/formatFen.ts';
import { CouponArt } from './CouponArt.tsx';
import * as css from './CouponDialog.css.ts';

export interface CouponDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /**
   * `sealed` waits for the first press, `requesting` for the answer, `opened` shows the amount, `refused`
   * says why there is none, `failed` can be tried again.
   */
  state: 'sealed' | 'requesting' | 'opened' | 'refused' | 'failed';
  /** Sum of the coupons; needed when it is opened. @unit fen */
  amountFen?: number | undefined;
  /** Why there is none; matters in `refused`. @default 'claimed' */
  refusal?: 'claimed' | 'notEligible' | undefined;
  /** What the server says instead of the built-in sentence; matters in `refused` and `failed`. */
  reason?: string | undefined;
  /** Called by the button of a sealed pack, and to try again. */
  onOpen: () => void;
  /** Called by the button of an opened pack. */
  onDone: () => void;
  /** Called by the close button and Escape; never while the answer is awaited. A press outside does nothing. */
  onClose: () => void;
  /** Name of the gift. @default '新客礼包' */
  title?: string | undefined;
}

/** Knows no business: the parent decides who gets one. The focus stays on its one button throughout. */
export function CouponDialog({
  isOpen,
  state,
  amountFen,
  refusal = 'claimed',
  reason,
  onOpen,
  onDone,
  onClose,
  title,
}: CouponDialogProps): ReactNode {
  const messages = useMessages();
  const isWaiting = state === 'requesting';
  const isClaimed = refusal === 'claimed';
  const amount = fenParts(amountFen)?.digits ?? '--';
  const name = title ?? messages.couponTitle;
  const words = {
    sealed: messages.couponSealed,
    requesting: messages.couponSealed,
    opened: messages.couponAmount(amount),
    refused: reason ?? (isClaimed ? messages.couponClaimed : messages.couponNotEligible),
    failed: reason ?? messages.couponFailed,
  }[state];
  const [label, press] = {
    sealed: [messages.couponOpen, onOpen] as const,
    requesting: [messages.couponOpen, onOpen] as const,
    opened: [messages.couponDone, onDone] as const,
    refused: [messages.gotIt, onClose] as const,
    failed: [messages.retry, onOpen] as const,
  }[state];
  return (
    <DialogFrame
      component="CouponDialog"
      state={state}
      sheet={classes(overlay.box, css.box)}
      title={name}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && !isWaiting) onClose();
      }}
      isDismissable={false}
      isEscapeDisabled={isWaiting}
      hasCloseButton={!isWaiting}
      footer={
        <div className={css.action}>
          <Button variant="primary" size="large" isPending={isWaiting} autoFocus onPress={press}>
            {label}
          </Button>
        </div>
      }
    >
      <div className={css.stage} data-part="stage">
        <CouponArt
          look={state}
          amount={amount}
          title={name}
          stamp={isClaimed ? messages.couponStampClaimed : messages.couponStampNotEligible}
        />
      </div>
      <p
        role="status"
        data-part="words"
        className={classes(css.words, state === 'failed' && css.failed)}
      >
        {state === 'failed' && <Glyph path={crossMark} />}
        {words}
      </p>
    </DialogFrame>
  );
}
