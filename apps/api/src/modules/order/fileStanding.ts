/** What a customer says of an order's files beside replacing them: it is done, or they are to be printed like this. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  setFilesConfirmed,
  setFilesModified,
} from '@banxin/contract/calls/order/fileStanding';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { fileChart } from '@banxin/contract/lifecycles/file';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { areThese, filesOf, filesVerdict } from './files.ts';
import { lockOrder, type OrderRow, type SummaryRow } from './order.ts';
import { advance, advanceFiles } from './status.ts';

type Standing = Pick<SummaryRow, 'status' | 'file_status' | 'flags'>;

/** Null when the customer may say that what was asked for is done. Other files are handed in by uploading them. */
export function modifiedRefusal({ status, file_status, flags }: Standing): Refusal | null {
  const isAsked =
    mayAct('editFiles', status, flags) &&
    can(fileChart, file_status, 'MODIFIED', 'customer') !== null &&
    file_status !== fileStatus.fileToModify;
  return isAsked ? null : refuse(refusals.nothingAsked, { status, fileStatus: file_status });
}

/** Review was withdrawn: something has to change, and the files cannot be confirmed as they are. */
const WITHDRAWN: readonly number[] = [
  orderStatus.reviewWithdrawn,
  orderStatus.reviewWithdrawnOrdered,
];

/** Null when there are files that the customer may confirm. */
export function confirmedRefusal({ status, file_status, flags }: Standing): Refusal | null {
  const isOpen =
    mayAct('editFiles', status, flags) &&
    !WITHDRAWN.includes(status) &&
    can(fileChart, file_status, 'CONFIRMED', 'customer') !== null;
  return isOpen ? null : refuse(refusals.nothingToConfirm, { status, fileStatus: file_status });
}

/**
 * Why the customer cannot confirm the files that are there; null when they can.
 * @param seen ids of those that were looked at; absent where nothing can have come between
 */
export async function whyNotConfirmed(
  db: Db,
  order: OrderRow,
  seen?: readonly string[],
): Promise<Refusal | null> {
  const refusal = confirmedRefusal(order);
  if (refusal !== null) return refusal;
  const files = await filesOf(db, order);
  if (files.length === 0) {
    const { status, file_status } = order;
    return refuse(refusals.nothingToConfirm, { status, fileStatus: file_status });
  }
  if (seen !== undefined && !areThese(files, seen)) return refuse(refusals.filesUnseen);
  // What a person has to look at is not confirmed by who sent it: warnings are, errors and unread parts are not.
  const verdict = await filesVerdict(files, order);
  return verdict === 'forPerson' ? refuse(refusals.filesNeedPerson) : null;
}

/** Does it with the order's lock, unless it stands there already. */
function withOrder(
  { db, customer }: UserContext,
  orderSN: string,
  reached: number,
  step: (tx: Tx, order: OrderRow) => Promise<Refusal | null>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, customer.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    return order.file_status === reached ? null : step(tx, order);
  });
}

export const markModified = (
  context: UserContext,
  { orderSN }: ParsedOf<typeof setFilesModified>,
): Promise<null | Refusal> =>
  withOrder(context, orderSN, fileStatus.modified, async (tx, order) => {
    const refusal = modifiedRefusal(order);
    if (refusal !== null) return refusal;
    const by = { actor: `customer:${context.customer.id}`, at: context.now };
    const modified = await advanceFiles(tx, order, { event: 'MODIFIED', ...by });
    const reason = messageOf(note.askedDone);
    // An order whose review was withdrawn is handed in again by this.
    await advance(tx, modified ?? order, { event: 'RESUBMIT', reason, ...by });
    return null;
  });

export const confirmFiles = (
  context: UserContext,
  { orderSN }: ParsedOf<typeof setFilesConfirmed>,
): Promise<null | Refusal> =>
  withOrder(context, orderSN, fileStatus.confirmed, async (tx, order) => {
    const refusal = await whyNotConfirmed(tx, order);
    if (refusal !== null) return refusal;
    const by = { actor: `customer:${context.customer.id}`, at: context.now };
    const confirmed = await advanceFiles(tx, order, { event: 'CONFIRMED', ...by });
    if (confirmed?.status === orderStatus.ordered) {
      const reason = messageOf(note.filesConfirmed);
      await advance(tx, confirmed, { event: 'REVIEW_PASS', reason, actor: 'system', at: by.at });
    }
    return null;
  });
