/** What happens next with an order and when, in one line per status. */
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import type { Factory } from '@banxin/contract/enums/factory';
import { fileStatus } from '@banxin/contract/enums/order';
import { type Said, say } from '@banxin/contract/refusals/row';
import { hint, standingOf } from '@banxin/contract/sayings/order';
import type { Saying } from '@banxin/contract/sayings/saying';
import { isPrinted, type SummaryRow } from './order.ts';
import { payBefore } from './payBefore.ts';
import { promiseOf } from './promise.ts';

/** A day of the promise, said in a line; the other line when it is not fixed. */
const onDay = (
  day: string | null | undefined,
  line: Saying<{ readonly day: string }>,
  other: Saying,
): Said => (day ? say(line, { day }) : say(other));

const reviewFailed = (order: SummaryRow): Said =>
  say(isPrinted(order) ? hint.mendFiles : hint.notApproved);

const byStatus: Readonly<
  Record<number, (order: SummaryRow, promise: DeliveryPromise | null) => Said>
> = {
  0: (order) => say(order.paid > 0 ? hint.refunded : hint.cancelled),
  1: (order) =>
    order.confirmed_at === null
      ? say(hint.confirm)
      : say(hint.payBefore, { until: payBefore(order) }),
  2: reviewFailed,
  3: (order) => say(hint.approvedPayBefore, { until: payBefore(order) }),
  11: (order) => say(isPrinted(order) ? hint.filesInReview : hint.inReview),
  12: reviewFailed,
  13: (_, promise) => onDay(promise?.shipDate, hint.shipsOn, hint.toAllocate),
  15: (_, promise) =>
    promise
      ? say(hint.accepted, { factory: promise.factory as Factory })
      : say(hint.acceptedSomewhere),
  17: (_, promise) => onDay(promise?.arriveDate, hint.inProductionUntil, hint.inProduction),
  20: () => say(hint.outsourced),
  54: () => say(hint.scanned),
  55: () => say(hint.back),
  60: () => say(hint.recount),
  61: () => say(hint.partlyStored),
  62: (_, promise) => onDay(promise?.shipDate, hint.leavesBefore, hint.toShip),
  65: () => say(hint.labelling),
  66: (_, promise) => onDay(promise?.arriveDate, hint.onTheRoadUntil, hint.onTheRoad),
  67: () => say(hint.inDelivery),
  69: () => say(hint.received),
  100: () => say(hint.returning),
  101: () => say(hint.returned),
};

const byFile: Readonly<Record<number, Saying>> = {
  [fileStatus.productToModify]: hint.productToModify,
  [fileStatus.fileToModify]: hint.filesToModify,
  [fileStatus.certificateToModify]: hint.certificateToModify,
  [fileStatus.paused]: hint.paused,
};

/** Files that wait for the customer come first: nothing else moves until they are mended. */
export function hintOf(order: SummaryRow): Said {
  const waitsForFile = isPrinted(order) && order.status >= 1 && order.status <= 13;
  if (waitsForFile) {
    const fileHint = byFile[order.file_status];
    if (fileHint) return say(fileHint);
    const missing =
      order.file_status === fileStatus.default || order.file_status === fileStatus.awaitingFinal;
    if (order.paid_at !== null && missing) return say(hint.uploadFiles);
  }
  const line = byStatus[order.status];
  return line ? line(order, promiseOf(order)) : standingOf(order.status, true);
}
