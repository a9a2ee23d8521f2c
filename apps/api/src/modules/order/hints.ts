/** What happens next with an order and when, in one line per status. */
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import type { Factory } from '@banxin/contract/enums/factory';
import { fileStatus, orderStatus as s } from '@banxin/contract/enums/order';
import { type Said, say } from '@banxin/contract/refusals/row';
import { hint, standingOf } from '@banxin/contract/sayings/order';
import type { Saying } from '@banxin/contract/sayings/saying';
import { isPrinted, type SummaryRow } from './order.ts';
import { payBefore } from './payBefore.ts';
import { promiseOf } from './promise.ts';

/** A line with a day of the promise; the other line when the day is not fixed. */
const onDay = (
  day: string | null | undefined,
  line: Saying<{ readonly day: string }>,
  other: Saying,
): Said => (day ? say(line, { day }) : say(other));

const reviewWithdrawnHint = (order: SummaryRow): Said =>
  say(isPrinted(order) ? hint.mendFiles : hint.notApproved);

const hintByStatus: Readonly<
  Record<number, (order: SummaryRow, promise: DeliveryPromise | null) => Said>
> = {
  [s.cancelled]: (order) => say(order.paid > 0 ? hint.refunded : hint.cancelled),
  [s.registered]: (order) =>
    order.confirmed_at === null
      ? say(hint.confirm)
      : say(hint.payBefore, { until: payBefore(order) }),
  [s.reviewWithdrawn]: reviewWithdrawnHint,
  [s.approved]: (order) => say(hint.approvedPayBefore, { until: payBefore(order) }),
  [s.ordered]: (order) => say(isPrinted(order) ? hint.filesInReview : hint.inReview),
  [s.reviewWithdrawnOrdered]: reviewWithdrawnHint,
  [s.approvedOrdered]: (_, promise) => onDay(promise?.shipDate, hint.shipsOn, hint.toAllocate),
  [s.allocated]: (_, promise) =>
    promise
      ? say(hint.accepted, { factory: promise.factory as Factory })
      : say(hint.acceptedSomewhere),
  [s.workOrderOpened]: (_, promise) =>
    onDay(promise?.arriveDate, hint.inProductionUntil, hint.inProduction),
  [s.outsourced]: () => say(hint.outsourced),
  [s.scanReturn]: () => say(hint.scanned),
  [s.returnedToFactory]: () => say(hint.back),
  [s.storageWithdrawn]: () => say(hint.recount),
  [s.partlyStored]: () => say(hint.partlyStored),
  [s.stored]: (_, promise) => onDay(promise?.shipDate, hint.leavesBefore, hint.toShip),
  [s.shipping]: () => say(hint.labelling),
  [s.shipped]: (_, promise) => onDay(promise?.arriveDate, hint.onTheRoadUntil, hint.onTheRoad),
  [s.inDelivery]: () => say(hint.inDelivery),
  [s.delivered]: () => say(hint.received),
  [s.toReturn]: () => say(hint.returning),
  [s.returned]: () => say(hint.returned),
};

const hintByFileStatus: Readonly<Record<number, Saying>> = {
  [fileStatus.productToModify]: hint.productToModify,
  [fileStatus.fileToModify]: hint.filesToModify,
  [fileStatus.certificateToModify]: hint.certificateToModify,
  [fileStatus.paused]: hint.paused,
};

/** Files that wait for the customer come first: the order does not move before they are corrected. */
export function hintOf(order: SummaryRow): Said {
  const waitsForFile =
    isPrinted(order) && order.status >= s.registered && order.status <= s.approvedOrdered;
  if (waitsForFile) {
    const fileHint = hintByFileStatus[order.file_status];
    if (fileHint) return say(fileHint);
    const isMissing =
      order.file_status === fileStatus.default || order.file_status === fileStatus.awaitingFinal;
    if (order.paid_at !== null && isMissing) return say(hint.uploadFiles);
  }
  const line = hintByStatus[order.status];
  return line ? line(order, promiseOf(order)) : standingOf(order.status, true);
}
