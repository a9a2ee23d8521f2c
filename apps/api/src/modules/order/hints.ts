/** What happens next with an order and when, in one line per status. */
import type { Factory } from '@banxin/contract/enums/factory';
import { fileStatus, orderStatus as s } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import type { MessageRow } from '@banxin/contract/messages/message';
import { hint, ofWay } from '@banxin/contract/messages/order';
import { type Dated, standingFor } from '@banxin/contract/messages/orderStanding';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { lateOf } from './late.ts';
import { isPrinted, type SummaryRow, wayOf } from './order.ts';

import { keptUntil, payBefore } from './payBefore.ts';
import { promiseOf } from './promise.ts';

/** What a hint is made of. */
type HintedRow = Omit<SummaryRow, 'has_files' | 'has_work_order' | 'address_waits' | 'received_at'>;

/** The day that a status' sentence hangs on; null while it is not fixed. */
const whenOf: Readonly<Record<Dated['by'], (order: HintedRow) => string | null>> = {
  payment: payBefore,
  removal: keptUntil,
  shipping: (order) => promiseOf(order)?.shipDate ?? null,
  arrival: (order) => promiseOf(order)?.arriveDate ?? null,
};

/** Statuses of which more is known than the status says. */
const knownBetter: Readonly<Record<number, (order: HintedRow) => KeyedMessage | null>> = {
  [s.cancelled]: ({ paid }) => messageOf(paid > 0 ? hint.refunded : hint.free),
  [s.allocated]: (order) => {
    if (!isPrinted(order)) return null;
    const promise = promiseOf(order);
    return promise && messageOf(hint.accepted, { factory: promise.factory as Factory });
  },
  [s.reviewWithdrawn]: (order) => (isPrinted(order) ? null : messageOf(hint.notApproved)),
  [s.reviewWithdrawnOrdered]: (order) => (isPrinted(order) ? null : messageOf(hint.notApproved)),
};

/** The sentence of the status, with its day where that is known. */
function statusHint(order: HintedRow): KeyedMessage {
  const { status } = order;
  const better = knownBetter[status]?.(order) ?? null;
  if (better !== null) return better;
  const way = wayOf(order);
  const { dated } = standingFor(status, true, way);
  const at = dated === null ? null : whenOf[dated.by](order);
  return at === null
    ? messageOf(hint.status, { status, ...ofWay(way) })
    : messageOf(hint.statusBy, { status, at, ...ofWay(way) });
}

const hintByFileStatus: Readonly<Record<number, MessageRow>> = {
  [fileStatus.productToModify]: hint.productToModify,
  [fileStatus.fileToModify]: hint.filesToModify,
  [fileStatus.certificateToModify]: hint.certificateToModify,
  [fileStatus.paused]: hint.paused,
};

/**
 * Files that wait for the customer come first: the order does not move before they are corrected.
 * @param now instant
 */
export function hintOf(order: HintedRow, now: string): KeyedMessage {
  if (order.status === s.registered && order.confirmed_at === null) {
    return messageOf(hint.confirm, { at: keptUntil(order) });
  }
  const waitsForFile =
    isPrinted(order) && order.status >= s.registered && order.status <= s.approvedOrdered;
  if (waitsForFile) {
    const fileHint = hintByFileStatus[order.file_status];
    if (fileHint) return messageOf(fileHint);
    const isMissing =
      order.file_status === fileStatus.default || order.file_status === fileStatus.awaitingFinal;
    if (order.paid_at !== null && isMissing) return messageOf(hint.uploadFiles);
  }
  if (mayAct('resumeShipping', order.status, order.flags)) return messageOf(hint.shippingStopped);
  const late = lateOf(order, now);
  if (late) {
    const { status } = order;
    return messageOf(hint.late, { status, day: late.expected, ...ofWay(wayOf(order)) });
  }
  return statusHint(order);
}
