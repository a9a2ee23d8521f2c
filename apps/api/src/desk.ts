/** What the desks of the works have in common: who acts, how much a list shows, and the reason that a customer reads. */
import { WORKS_REASON_MAX, WORKS_REASON_MIN } from '@banxin/contract/constants';
import type { Desk } from '@banxin/contract/lifecycles/works';
import { messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import { invalid, type Refusal, refuse } from '@banxin/contract/server';
import type { UserContext } from './context.ts';
import type { Db } from './db/transaction.ts';

/** What a desk works with. */
export interface DeskShop {
  readonly db: Db;
  /** Instant. */
  readonly now: string;
  /** staff, or staff:<who> */
  readonly actor: string;
}

/** Why this login may not act at a desk; null when it sits there. */
export const refusalAt = (
  { customer }: Pick<UserContext, 'customer'>,
  desk: Desk,
): Refusal | null => (customer.desks.includes(desk) ? null : refuse(works.otherDesk));

/** Cases of one list. */
export const LISTED = 200;

/** A reason without the space around it; null when it is too short or too long to be read by a customer. */
export function reasonOf(typed: string | undefined): string | null {
  const reason = (typed ?? '').trim();
  const { length } = [...reason];
  return length < WORKS_REASON_MIN || length > WORKS_REASON_MAX ? null : reason;
}

/** The same of a step that needs one. @throws Refusal when a customer could not read it */
export function neededReason(typed: string | undefined): string {
  const why = reasonOf(typed);
  if (why === null) throw invalid({ reason: messageOf(works.reasonLength) });
  return why;
}

/** What is said where there is none. */
export const REASON_ASKED = `请填写 ${WORKS_REASON_MIN} 到 ${WORKS_REASON_MAX} 个字的原因，客户会看到 (a reason of ${WORKS_REASON_MIN} to ${WORKS_REASON_MAX} characters, the customer reads it)`;
