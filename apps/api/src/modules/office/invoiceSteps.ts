/** Steps of the desk of invoices: what each needs, and how what they are taken on stood. */
import type { OfficeNeed, OfficeStep } from '@banxin/contract/entities/office';
import { redReason } from '@banxin/contract/enums/invoice';
import { invoiceDesk, redStanding } from '@banxin/contract/messages/invoice';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { messageOf } from '@banxin/contract/refusals/row';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Seen } from '../invoice/deskCase.ts';

/** How something stood, as a step sends it back. */
export const seenOf = (status: number, at: string): string => `${status} ${at}`;

/** The same, read. */
export function readSeen(seen: string): Seen {
  const [status, at] = seen.split(' ');
  return { status: Number(status), at: at ?? '' };
}

/** Reasons that are often given, as customers read them. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  REJECT: [
    '抬头与税务登记号不一致，请核对后重新提交',
    '开户行或账号有误，请核对后重新提交',
    '订单有退款，请按现在的可开票金额重新提交',
  ],
  CANCEL: ['订单有退款，请按现在的可开票金额重新申请', '抬头信息有误，请核对后重新申请'],
  DENY_RED: [
    '货物没有退回，不能红冲',
    '已抵扣的发票请先转出进项税额',
    '红冲金额与约定不一致，请重新申请',
  ],
  ENTER_RED: [
    '票面信息有误，红冲后按正确的信息重开',
    '货物已退回，按退回的金额红冲',
    '按双方约定的折让金额红冲',
  ],
  VOID: ['发票已退回，请按新的抬头重新申请', '票面信息有误，作废后请重新申请'],
};

/** What a step needs beside the press. */
const NEEDS: Readonly<Record<string, readonly OfficeNeed[]>> = {
  REJECT: ['reason'],
  CANCEL: ['reason'],
  ISSUE: ['invoiceNumber'],
  ENTER_RED: ['redReason', 'amount', 'reason'],
  ISSUE_RED: ['invoiceNumber'],
  DENY_RED: ['reason'],
  PRINT_LABEL: ['carrier', 'trackingNo'],
  VOID: ['reason'],
};

/** A step with why it cannot be taken now. @param more what it begins with */
export const step = (
  event: string,
  refusal: Refusal | null,
  more: Pick<OfficeStep, 'money' | 'redReasons'> = {},
): OfficeStep => ({
  event,
  part: null,
  title: messageOf(invoiceDesk.step, { event }),
  needs: [...(NEEDS[event] ?? [])],
  templates: [...(TEMPLATES[event] ?? [])],
  ...more,
  refusal: messageOfRefusal(refusal),
});

/** A reversal that the works begin: of all that is left unless they say less. @param left @unit fen */
export const reversalStep = (left: Fen): OfficeStep =>
  step('ENTER_RED', left > 0 ? null : refuse(refusals.redTooMuch, { most: left }), {
    money: { asked: left, most: left },
    redReasons: redReason.values.map((value) => ({
      value,
      title: messageOf(redStanding.reason, { reason: value }),
    })),
  });
