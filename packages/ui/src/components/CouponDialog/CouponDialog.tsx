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
  /**
   * Whether it is open.
   * @zh 是否打开。
   */
  isOpen: boolean;
  /**
   * `sealed` waits for the first press, `requesting` for the answer, `opened` shows the amount, `refused`
   * says why there is none, `failed` can be tried again.
   * @zh `sealed` 等待拆开，`requesting` 等待结果，`opened` 显示金额，`refused` 说明为什么没有，`failed` 可以重试。
   */
  state: 'sealed' | 'requesting' | 'opened' | 'refused' | 'failed';
  /**
   * Sum of the coupons; needed when it is opened.
   * @zh 优惠券的总额；`opened` 时必须给出。
   * @unit fen
   */
  amountFen?: number | undefined;
  /**
   * Why there is none; matters in `refused`.
   * @zh 没有的原因；`refused` 时有效。
   * @default 'claimed'
   */
  refusal?: 'claimed' | 'notEligible' | undefined;
  /**
   * What the server says instead of the built-in sentence; matters in `refused` and `failed`.
   * @zh 服务器给出的说法，代替内置文案；`refused` 和 `failed` 时有效。
   */
  reason?: string | undefined;
  /**
   * Called by the button of a sealed pack, and to try again.
   * @zh 按下未拆礼包的按钮或重试时调用。
   */
  onOpen: () => void;
  /**
   * Called by the button of an opened pack.
   * @zh 按下已拆礼包的按钮时调用。
   */
  onDone: () => void;
  /**
   * Called by the close button and Escape; never while the answer is awaited. A press outside does nothing.
   * @zh 按下关闭按钮或 Escape 时调用，等待结果时不调用；点外面不起作用。
   */
  onClose: () => void;
  /**
   * Name of the gift.
   * @zh 礼包名称。
   * @default '新客礼包'
   */
  title?: string | undefined;
}

/**
 * Knows no business: the parent decides who gets one. The focus stays on its one button throughout.
 * @zh 不含业务规则：谁能领取由父组件决定。焦点始终在唯一的按钮上。
 */
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
