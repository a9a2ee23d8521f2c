/** What happens next with an order and when, in one line per status. */
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import type { Factory } from '@banxin/contract/enums/factory';
import { fileStatus, orderStatus as s } from '@banxin/contract/enums/order';
import type { MessageRow } from '@banxin/contract/messages/message';
import { hint, standingOf } from '@banxin/contract/messages/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { isPrinted, type SummaryRow } from './order.ts';
import { payBefore } from './payBefore.ts';
import { promiseOf } from './promise.ts';

/** A line with a day of the promise; the other line when the day is not fixed. */
const onDay = (
  day: string | null | undefined,
  line: MessageRow<{ readonly day: string }>,
  other: MessageRow,
): KeyedMessage => (day ? messageOf(line, { day }) : messageOf(other));

const reviewWithdrawnHint = (order: SummaryRow): KeyedMessage =>
  messageOf(isPrinted(order) ? hint.mendFiles : hint.notApproved);

const hintByStatus: Readonly<
  Record<number, (order: SummaryRow, promise: DeliveryPromise | null) => KeyedMessage>
> = {
  [s.cancelled]: (order) => messageOf(order.paid > 0 ? hint.refunded : hint.cancelled),
  [s.registered]: (order) =>
    order.confirmed_at === null
      ? messageOf(hint.confirm)
      : messageOf(hint.payBefore, { until: payBefore(order) }),
  [s.reviewWithdrawn]: reviewWithdrawnHint,
  [s.approved]: (order) => messageOf(hint.approvedPayBefore, { until: payBefore(order) }),
  [s.ordered]: (order) => messageOf(isPrinted(order) ? hint.filesInReview : hint.inReview),
  [s.reviewWithdrawnOrdered]: reviewWithdrawnHint,
  [s.approvedOrdered]: (_, promise) => onDay(promise?.shipDate, hint.shipsOn, hint.toAllocate),
  [s.allocated]: (_, promise) =>
    promise
      ? messageOf(hint.accepted, { factory: promise.factory as Factory })
      : messageOf(hint.acceptedSomewhere),
  [s.workOrderOpened]: (_, promise) =>
    onDay(promise?.arriveDate, hint.inProductionUntil, hint.inProduction),
  [s.outsourced]: () => messageOf(hint.outsourced),
  [s.scanReturn]: () => messageOf(hint.scanned),
  [s.returnedToFactory]: () => messageOf(hint.back),
  [s.storageWithdrawn]: () => messageOf(hint.recount),
  [s.partlyStored]: () => messageOf(hint.partlyStored),
  [s.stored]: (_, promise) => onDay(promise?.shipDate, hint.leavesBefore, hint.toShip),
  [s.shipping]: () => messageOf(hint.labelling),
  [s.shipped]: (_, promise) => onDay(promise?.arriveDate, hint.onTheRoadUntil, hint.onTheRoad),
  [s.inDelivery]: () => messageOf(hint.inDelivery),
  [s.delivered]: () => messageOf(hint.received),
  [s.toReturn]: () => messageOf(hint.returning),
  [s.returned]: () => messageOf(hint.returned),
};

const hintByFileStatus: Readonly<Record<number, MessageRow>> = {
  [fileStatus.productToModify]: hint.productToModify,
  [fileStatus.fileToModify]: hint.filesToModify,
  [fileStatus.certificateToModify]: hint.certificateToModify,
  [fileStatus.paused]: hint.paused,
};

/** Files that wait for the customer come first: the order does not move before they are corrected. */
export function hintOf(order: SummaryRow): KeyedMessage {
  const waitsForFile =
    isPrinted(order) && order.status >= s.registered && order.status <= s.approvedOrdered;
  if (waitsForFile) {
    const fileHint = hintByFileStatus[order.file_status];
    if (fileHint) return messageOf(fileHint);
    const isMissing =
      order.file_status === fileStatus.default || order.file_status === fileStatus.awaitingFinal;
    if (order.paid_at !== null && isMissing) return messageOf(hint.uploadFiles);
  }
  const line = hintByStatus[order.status];
  return line ? line(order, promiseOf(order)) : standingOf(order.status, true);
}
