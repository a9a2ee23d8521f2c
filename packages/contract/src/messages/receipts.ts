/** How money stands at the finance desk. */
import { BACK_TRIED_DAYS } from '../constants.ts';
import type {
  BackStanding,
  BackWhy,
  Entered,
  UnplacedStanding,
  UnplacedWhy,
} from '../entities/receipts.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

/** Money that came and pays nothing. */
export const unplacedStanding = messageRows('unplacedStanding', {
  waiting: ['未匹配', 'Matches no payment'],
  placed: ['已确认到账', 'Booked'],
  credited: ['已转入客户余额', 'Put into the balance'],
  returned: ['已退回', 'Sent back'],
  noted: ['已处理', 'Settled'],
} satisfies Record<UnplacedStanding, Words>);

/** Why it pays nothing. */
export const unplacedWhy = messageRows('unplacedWhy', {
  noSuchTrade: ['没有这笔交易或附言有误', 'No payment has this remark'],
  otherSum: ['金额不符', 'It is another sum'],
  tooEarly: ['早于付款单', 'It is older than its payment'],
} satisfies Record<UnplacedWhy, Words>);

/** Money that goes back. */
export const backStanding = messageRows('backStanding', {
  waiting: ['渠道退回中', 'On its way by the channel'],
  byHand: ['待退回', 'To be sent back'],
  done: ['已退回', 'Sent back'],
} satisfies Record<BackStanding, Words>);

/** Why its channel does not give it back; customers read it too. */
export const backWhy = messageRows('backWhy', {
  tooOld: ['付款太久，已过渠道的退款期限', 'it was paid too long ago to be refunded there'],
  payerGone: [
    '付款的账户已注销、冻结，或银行卡已失效',
    'the account or the card that paid it is closed or blocked',
  ],
  refused: ['渠道不允许这笔付款再退款', 'no refund of this payment is allowed there any more'],
  stuck: [
    `渠道连续 ${BACK_TRIED_DAYS} 天没有退成`,
    `it could not be refunded there for ${BACK_TRIED_DAYS} days`,
  ],
} satisfies Record<BackWhy, Words>);

/** What became of a transfer that was entered. */
export const entered = messageRows('receiptEntered', {
  booked: ['已确认到账，付款单已付款', 'Booked; its payment is paid'],
  returned: [
    '付款单已付款或已失效，已转入人工退回',
    'Its payment is paid or no longer open; it waits to be sent back',
  ],
  unplaced: [
    '附言或金额不符，没有入账，已列入未匹配',
    'Remark or sum do not match; nothing was booked, and it waits to be looked into',
  ],
} satisfies Record<Entered, Words>);

/** Every sentence about money at the finance desk. */
export const receiptMessages: readonly MessageRow[] = [
  ...Object.values(unplacedStanding),
  ...Object.values(unplacedWhy),
  ...Object.values(backStanding),
  ...Object.values(backWhy),
  ...Object.values(entered),
];
