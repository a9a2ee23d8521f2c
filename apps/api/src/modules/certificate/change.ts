/** Hands certificates in, changes and deletes them. Each change is reviewed anew; orders keep what they were made with. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  createCertificate as createCall,
  deleteCertificate as deleteCall,
  updateCertificate as updateCall,
} from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { CERTIFICATES_MAX } from '@banxin/contract/constants';
import { reviewStatus, certificateValidity as validity } from '@banxin/contract/enums/customer';
import { papers as refusals } from '@banxin/contract/refusals/papers';
import { record } from '@banxin/contract/refusals/record';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { areUsable, markUnused, markUsed } from '../file/files.ts';
import { type CertificateRow, own, unfinishedOrders, validityOf, viewsOf } from './certificates.ts';
import { recordStep } from './steps.ts';

type Written = ParsedOf<typeof createCall>;

/** Ids of the files that it has now. */
const filesOf = async (tx: Tx, ownerId: number, id: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('certificate_files')
      .select('file_id')
      .where('customer_id', '=', ownerId)
      .where('certificate_id', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ file_id }) => file_id);

async function problemsOf(
  tx: Tx,
  ownerId: number,
  { validFrom, validUntil, fileIds }: Written,
  before: readonly string[],
): Promise<Readonly<Record<string, KeyedMessage>>> {
  const areFiles = await areUsable(tx, { ownerId, purpose: 'certificate', fileIds, before });
  return {
    ...(validUntil !== null &&
      validUntil < validFrom && { validUntil: messageOf(refusals.daysReversed) }),
    ...(!areFiles && { fileIds: messageOf(refusals.fileUnusable) }),
  };
}

async function setFiles(
  tx: Tx,
  { customer_id, id }: Pick<CertificateRow, 'customer_id' | 'id'>,
  fileIds: readonly string[],
  before: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('certificate_files')
    .where('customer_id', '=', customer_id)
    .where('certificate_id', '=', id)
    .execute();
  if (fileIds.length > 0) {
    await tx
      .insertInto('certificate_files')
      .values(
        fileIds.map((file_id, position) => ({
          ...{ customer_id, position, file_id },
          certificate_id: id,
        })),
      )
      .execute();
  }
  const left = before.filter((one) => !fileIds.includes(one));
  await markUnused(tx, customer_id, left);
  await markUsed(tx, customer_id, fileIds);
}

/** What is written of it, as its row keeps it. */
const columnsOf = (
  { brand, kind, number, validFrom, validUntil, remark }: Written,
  now: string,
) => ({
  ...{ brand, kind, number, remark },
  valid_from: validFrom,
  valid_until: validUntil,
  validity: validityOf({ valid_until: validUntil }, dayOf(msOf(now))),
  review: reviewStatus.pending,
  reason: null,
  submitted_at: now,
});

/** Locks the account, so that a hundred are a hundred. */
async function isFull(tx: Tx, ownerId: number): Promise<boolean> {
  await tx.selectFrom('customers').select('id').where('id', '=', ownerId).forUpdate().execute();
  const rows = await own(tx, ownerId).limit(CERTIFICATES_MAX).execute();
  return rows.length >= CERTIFICATES_MAX;
}

export function createCertificate(
  { db, customer, now }: UserContext,
  input: Written,
): Promise<Certificate | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx): Promise<Certificate | Refusal> => {
    if (await isFull(tx, ownerId)) return refuse(refusals.tooMany);
    const problems = await problemsOf(tx, ownerId, input, []);
    if (Object.keys(problems).length > 0) return invalid(problems);
    const row = await tx
      .insertInto('certificates')
      .values({ customer_id: ownerId, created_at: now, ...columnsOf(input, now) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await setFiles(tx, row, input.fileIds, []);
    const step = { event: 'SUBMIT', from: null, to: row.review };
    await recordStep(tx, row, 'review', { ...step, actor: `customer:${customer.id}`, at: now });
    return one(await viewsOf(tx, ownerId, [row], now));
  });
}

function one(views: readonly Certificate[]): Certificate {
  const [view] = views;
  if (view === undefined) throw new Error('a certificate was written and is not there');
  return view;
}

const isSame = (
  row: CertificateRow,
  { brand, kind, number, validFrom, validUntil, remark, fileIds }: Written,
  before: readonly string[],
): boolean =>
  row.brand === brand &&
  row.kind === kind &&
  row.number === number &&
  row.valid_from === validFrom &&
  row.valid_until === validUntil &&
  row.remark === remark &&
  fileIds.join() === before.join();

/** The arrow that a change takes from a review; none from one that waits already. */
const EVENTS: Readonly<Record<number, string>> = {
  [reviewStatus.approved]: 'REVISE',
  [reviewStatus.rejected]: 'REUPLOAD',
};

export function updateCertificate(
  { db, customer, now }: UserContext,
  { id, rev, ...input }: ParsedOf<typeof updateCall>,
): Promise<Certificate | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx): Promise<Certificate | Refusal> => {
    const row = await own(tx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) return refuse(refusals.unknown);
    const shown = async (as: CertificateRow) => one(await viewsOf(tx, ownerId, [as], now));
    if (row.rev !== rev) return refuse(record.changedElsewhere, { current: await shown(row) });
    const before = await filesOf(tx, ownerId, id);
    if (isSame(row, input, before)) return shown(row);
    const problems = await problemsOf(tx, ownerId, input, before);
    if (Object.keys(problems).length > 0) return invalid(problems);
    const after = await tx
      .updateTable('certificates')
      .set({ ...columnsOf(input, now), rev: row.rev + 1 })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await setFiles(tx, row, input.fileIds, before);
    const by = { actor: `customer:${customer.id}`, at: now };
    const event = EVENTS[row.review];
    if (event !== undefined) {
      await recordStep(tx, row, 'review', { event, from: row.review, to: after.review, ...by });
    }
    const isOver = validityOf(row, dayOf(msOf(now))) === validity.expired;
    const was = isOver ? validity.expired : row.validity;
    // Its last day was over before anybody noted it.
    if (was !== row.validity) {
      const step = { event: 'EXPIRE', from: row.validity, to: was };
      await recordStep(tx, row, 'validity', { ...step, actor: 'system', at: now });
    }
    if (was === validity.expired && after.validity === validity.valid) {
      const step = { event: 'RENEW', from: was, to: after.validity };
      await recordStep(tx, row, 'validity', { ...step, ...by });
    }
    return shown(after);
  });
}

/** An order that is still to be made with it; undefined when there is none. */
const unfinishedOrder = (tx: Tx, ownerId: number, id: number) =>
  unfinishedOrders(tx)
    .select('order_sn')
    .where('customer_id', '=', ownerId)
    .where('certificate_id', '=', id)
    .orderBy('id')
    .executeTakeFirst();

export function deleteCertificate(
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof deleteCall>,
): Promise<null | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx) => {
    const row = await own(tx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) return refuse(refusals.unknown);
    const order = await unfinishedOrder(tx, ownerId, id);
    if (order) return refuse(refusals.inUse, { orderSN: order.order_sn });
    await tx
      .updateTable('certificates')
      .set({ removed_at: now, rev: row.rev + 1 })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .execute();
    await markUnused(tx, ownerId, await filesOf(tx, ownerId, id));
    return null;
  });
}
