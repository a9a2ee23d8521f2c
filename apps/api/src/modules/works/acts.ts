/** What a step of the works needs beside its arrow, and what it changes beside the status. */

import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import { factory as factories } from '@banxin/contract/enums/factory';
import { fileStatus, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { fileChart } from '@banxin/contract/lifecycles/file';
import {
  reviewableFiles,
  type WithdrawalAsks,
  type WorksAct,
} from '@banxin/contract/lifecycles/works';
import { cloud as cloudRefusals } from '@banxin/contract/refusals/cloud';
import { gang as gangRefusals } from '@banxin/contract/refusals/gang';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { Db, Tx } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { areThese, filesOf, filesVerdict } from '../order/files.ts';
import { isPrinted, isStoredInCloud, type OrderRow } from '../order/order.ts';
import { advanceFiles, type Move } from '../order/status.ts';
import type { Label } from '../parcel/label.ts';
import { fits } from './gangOrders.ts';
import { arePlatesMade, handSheetsOf, impose, leaveSheet, makePlates } from './imposition.ts';
import { refundCancelled, refundRefusal, refundReturned } from './moneyBack.ts';

/** What a desk adds to a step. */
export interface Payload {
  /** Position of the drop that it is for. */
  readonly drop?: number | undefined;
  readonly factory?: number | undefined;
  readonly trackingNo?: string | undefined;
  readonly asks?: WithdrawalAsks | undefined;
  /** Files that were looked at. */
  readonly files?: readonly string[] | undefined;
  /** @unit fen */
  readonly refund?: number | undefined;
}

/** Where a step happens. */
export interface ActContext {
  readonly tx: Tx;
  /** An instant. */
  readonly now: string;
  /** Who takes the step, and why. */
  readonly by: Omit<Move, 'event'>;
  readonly label: Label;
}

interface Rules {
  /** Why it cannot be done now, though the chart has the arrow; null when it can. */
  readonly whyNot?: (db: Db, order: OrderRow) => Promise<Refusal | null> | Refusal | null;
  /** Changes what hangs on the step, before it is taken; answers why it cannot. */
  readonly before?: (
    context: ActContext,
    order: OrderRow,
    payload: Payload,
  ) => Promise<Refusal | null>;
  /** The same, after it. */
  readonly after?: (context: ActContext, order: OrderRow, payload: Payload) => Promise<void>;
}

const stopped = (_: Db, { flags }: OrderRow): Refusal | null =>
  orderFlag.has(flags, orderFlag.stopShipping) ? refuse(refusals.stopped) : null;

/** What was printed for the cloud warehouse does not leave it as the order that it was. */
const keptThere = (order: OrderRow): Refusal | null =>
  isStoredInCloud(order) ? refuse(cloudRefusals.kept) : null;

/** What lies on a shelf is picked and put back, and takes none of the steps by which an order is made. */
const picked = (order: OrderRow): Refusal | null =>
  isPrinted(order) ? null : refuse(refusals.isPicked);

/** What is printed has its plates by now, for good. */
const plated: Rules['after'] = async ({ tx, now }, order) => {
  if (isPrinted(order)) await makePlates(tx, order, now);
};

/** A job that somebody has put on a sheet goes to work with the whole of it. */
async function whyOnSheet(db: Db, order: OrderRow): Promise<Refusal | null> {
  const sheet = (await handSheetsOf(db, order)).find(
    (one) => one.released_at === null && fits(order, one),
  );
  return sheet === undefined ? null : refuse(gangRefusals.onSheet, { sheetNo: sheet.sheet_no });
}

const setFactory = (tx: Tx, order: OrderRow, factory: number | null) =>
  tx
    .updateTable('orders')
    .set({ factory })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();

/** Events of the file chart that a withdrawn review causes, by what it asks for: the one that the files can take counts. */
const ASKED: Readonly<Record<WithdrawalAsks, readonly string[]>> = {
  product: ['REVIEW_WITHDRAWN_PRODUCT', 'PRODUCT_MUST_CHANGE'],
  file: ['REVIEW_WITHDRAWN_FILE', 'FILE_MUST_CHANGE'],
  certificate: ['REVIEW_WITHDRAWN_CERTIFICATE', 'CERTIFICATE_MUST_CHANGE'],
};

/**
 * What is withdrawn waits for the customer: files that were confirmed open again, others can no longer be confirmed as
 * they are. Files that wait already, and goods that need none, stay as they are.
 */
async function askAgain({ tx, by }: ActContext, order: OrderRow, { asks = 'file' }: Payload) {
  const event = ASKED[asks].find((one) => can(fileChart, order.file_status, one, 'staff'));
  if (event === undefined || !isPrinted(order)) return;
  await advanceFiles(tx, order, { event, ...by, isTold: true });
}

const rules: Readonly<Record<string, Rules>> = {
  REVIEW_PASS: {
    whyNot: (_, { file_status }) =>
      reviewableFiles.some((status) => status === file_status)
        ? null
        : refuse(refusals.filesWithCustomer),
  },
  REVIEW_WITHDRAW: { after: askAgain },
  ALLOCATE: {
    before: async ({ tx }, order, { factory }) => {
      const promised = (order.promise as DeliveryPromise | null)?.factory ?? null;
      const chosen = factory ?? order.factory ?? promised;
      if (chosen === null || !factories.is(chosen)) {
        return invalid({ factory: messageOf(refusals.unknownFactory) });
      }
      await setFactory(tx, order, chosen);
      return null;
    },
  },
  UNALLOCATE: {
    after: async ({ tx }, order) => void (await setFactory(tx, order, null)),
  },
  OPEN_WORK_ORDER: {
    whyNot: async (db, order) =>
      isPrinted(order) ? await whyOnSheet(db, order) : refuse(refusals.isStock),
    after: async ({ tx, now }, order) => impose(tx, order, now),
  },
  WITHDRAW_WORK_ORDER: {
    whyNot: async (db, order) =>
      (await arePlatesMade(db, order)) ? refuse(refusals.platesMade) : null,
    before: ({ tx }, order) => leaveSheet(tx, order),
  },
  PICKED: {
    whyNot: (_, order) =>
      isPrinted(order) && !orderFlag.has(order.flags, orderFlag.sample)
        ? refuse(refusals.isPrinted)
        : null,
  },
  PUT_BACK: {
    whyNot: (_, order) => (isPrinted(order) ? (keptThere(order) ?? refuse(refusals.isMade)) : null),
  },
  OUTSOURCE: {
    whyNot: (_, order) => (isPrinted(order) ? null : refuse(refusals.isStock)),
    after: plated,
  },
  REWORK: { whyNot: (_, order) => picked(order) },
  STORE_PART: {
    whyNot: (_, order) => picked(order),
    after: plated,
  },
  STORE_ALL: { after: plated },
  WITHDRAW_STORAGE: {
    whyNot: (_, order) => picked(order) ?? (order.status === s.stored ? keptThere(order) : null),
  },
  LABEL: {
    whyNot: (db, order) => {
      const kept = keptThere(order);
      if (kept !== null) return kept;
      const isPart = order.status === s.partlyStored;
      if (isPart && !orderFlag.has(order.flags, orderFlag.multiSiteShipping)) {
        return refuse(refusals.oneSite);
      }
      return stopped(db, order);
    },
    before: ({ tx, now, label }, order, { trackingNo }) =>
      label.print(tx, { order, drop: null }, trackingNo ?? null, now),
  },
  CANCEL_LABEL: { after: ({ tx, label }, order) => label.cancel(tx, { order, drop: null }) },
  ALL_HANDED_OVER: {
    whyNot: (db, order) => keptThere(order) ?? stopped(db, order),
    before: async ({ tx, now, label }, order) =>
      order.status === s.stored ? label.print(tx, { order, drop: null }, null, now) : null,
    after: ({ tx, now, label }, order) => label.handOver(tx, { order, drop: null }, now),
  },
  CANCEL: {
    before: async ({ tx, now }, order) => refundCancelled(tx, order, now).then(() => null),
  },
  RETURN_SCANNED: {
    before: async (_, order, { refund = 0 }) => refundRefusal(order, refund),
    after: ({ tx, now }, order, { refund = 0 }) => refundReturned(tx, order, refund, now),
  },
  RESHIP: {
    whyNot: (_, { status, paid, refunded, cloud }) => {
      if (cloud !== null) return refuse(cloudRefusals.comesBack);
      // Of several addresses one may have come back while the order is further.
      if (status !== s.returned) return refuse(refusals.nothingBack);
      return paid > 0 && refunded >= paid ? refuse(refusals.refundedWhole) : null;
    },
    before: ({ tx, now, label }, order, { trackingNo }) =>
      label.print(tx, { order, drop: null }, trackingNo ?? null, now),
    after: ({ tx, now, label }, order) => label.handOver(tx, { order, drop: null }, now),
  },
};

/** What a step needs and changes; of most nothing. */
export const rulesOf = ({ entity, event }: WorksAct): Rules =>
  (entity === 'order' ? rules[event] : undefined) ?? {};

/** Why a step that the chart has cannot be taken now; null when it can. */
export const whyNot = async (db: Db, order: OrderRow, act: WorksAct): Promise<Refusal | null> =>
  (await rulesOf(act).whyNot?.(db, order)) ?? null;

/** True when somebody must say why the files pass all the same. */
export async function passNeedsReason(db: Db, order: OrderRow): Promise<boolean> {
  if (order.file_status === fileStatus.confirmed) return false;
  return (await filesVerdict(await filesOf(db, order), order)) === 'forPerson';
}

/**
 * Why a person cannot let the files pass like this; null when they can. Files that were looked at are those that are there.
 * What the customer changed was asked for by a person, and no check knows whether it was done: somebody looked, or says why
 * not. What the check found needs a reason.
 */
export async function passRefusal(
  db: Db,
  order: OrderRow,
  { reason, seen }: { readonly reason: string | undefined; readonly seen: Payload['files'] },
): Promise<Refusal | null> {
  if (seen !== undefined && !areThese(await filesOf(db, order), seen)) {
    return refuse(refusals.filesReplaced);
  }
  if (reason !== undefined) return null;
  if (await passNeedsReason(db, order)) {
    return invalid({ reason: messageOf(refusals.filesNeedReason) });
  }
  const isUnseen = order.file_status === fileStatus.modified && seen === undefined;
  return isUnseen ? refuse(refusals.filesUnseen) : null;
}
