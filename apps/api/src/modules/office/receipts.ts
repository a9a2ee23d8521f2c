/** A bank transfer that came is entered at the desk of receipts. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { recordReceipt } from '@banxin/contract/calls/works/receipts';
import { entered } from '@banxin/contract/messages/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { enterTransfer } from '../payment/transfers.ts';

export async function enterReceipt(
  { db, log, now, customer }: UserContext,
  transfer: ParsedOf<typeof recordReceipt>,
): Promise<OutputOf<typeof recordReceipt> | Refusal> {
  if (!customer.desks.includes('receipts')) return refuse(refusals.otherDesk);
  const arrival = await enterTransfer({ db, log }, transfer, now);
  if (arrival instanceof Refusal) return arrival;
  return { arrival, said: messageOf(entered[arrival]) };
}
