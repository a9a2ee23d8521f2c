/** Steps of the desk of invoices: what each needs, and how what they are taken on stood. */
import type { OfficeNeed, OfficeStep } from '@banxin/contract/entities/office';
import { invoiceDesk } from '@banxin/contract/messages/invoice';
import { messageOf } from '@banxin/contract/refusals/row';
import { messageOfRefusal, type Refusal } from '../../http/refusal.ts';
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
  VOID: ['发票已退回，请按新的抬头重新申请', '票面信息有误，作废后请重新申请'],
};

/** What a step needs beside the press. */
const NEEDS: Readonly<Record<string, readonly OfficeNeed[]>> = {
  REJECT: ['reason'],
  CANCEL: ['reason'],
  ISSUE: ['invoiceNumber'],
  ISSUE_RED: ['invoiceNumber'],
  DENY_RED: ['reason'],
  PRINT_LABEL: ['carrier', 'trackingNo'],
  VOID: ['reason'],
};

/** A step with why it cannot be taken now. */
export const step = (event: string, refusal: Refusal | null): OfficeStep => ({
  event,
  part: null,
  title: messageOf(invoiceDesk.step, { event }),
  needs: [...(NEEDS[event] ?? [])],
  templates: [...(TEMPLATES[event] ?? [])],
  refusal: messageOfRefusal(refusal),
});
