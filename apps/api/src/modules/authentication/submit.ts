/** Hands in what proves a company: all of it or nothing. What passed before holds until the decision. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { submitAuth } from '@banxin/contract/calls/customer/authentication';
import { authStatus } from '@banxin/contract/enums/customer';
import { papers as refusals } from '@banxin/contract/refusals/papers';
import { record } from '@banxin/contract/refusals/record';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { areUsable, markUnused, markUsed } from '../file/files.ts';
import {
  advance,
  heldOf,
  lockStanding,
  type Standing,
  viewFor,
  writeRow,
} from './authentication.ts';

type Input = ParsedOf<typeof submitAuth>;

/** The arrow that handing in takes from each status; none while it is looked at. */
const EVENTS: Readonly<Record<number, string>> = {
  [authStatus.notSubmitted]: 'SUBMIT',
  [authStatus.failed]: 'RESUBMIT',
  [authStatus.rejected]: 'RESUBMIT',
  [authStatus.passed]: 'REPLACE',
  [authStatus.passedByProxy]: 'SUBMIT',
};

/** Whether another customer is this company. */
const isTaken = async (tx: Tx, ownerId: number, taxNumber: string): Promise<boolean> =>
  (await tx
    .selectFrom('authentications')
    .select('customer_id')
    .where('held_tax_number', '=', taxNumber)
    .where('customer_id', '<>', ownerId)
    .executeTakeFirst()) !== undefined;

/** What is wrong with single fields, by the day and by what others have. */
async function problemsOf(
  tx: Tx,
  ownerId: number,
  standing: Standing,
  { taxNumber, validTo, fileId }: Input,
  today: string,
): Promise<Readonly<Record<string, KeyedMessage>>> {
  const before = [standing.row.file_id, heldOf(standing)?.fileId ?? null];
  const isFile = await areUsable(tx, {
    ...{ ownerId, purpose: 'licence', fileIds: [fileId] },
    before: before.filter((id) => id !== null),
  });
  return {
    ...(validTo !== null && validTo < today && { validTo: messageOf(refusals.documentExpired) }),
    ...((await isTaken(tx, ownerId, taxNumber)) && { taxNumber: messageOf(refusals.companyTaken) }),
    ...(!isFile && { fileId: messageOf(refusals.fileUnusable) }),
  };
}

export function submitAuthentication(
  context: UserContext,
  given: Input,
): Promise<OutputOf<typeof submitAuth> | Refusal> {
  const { customer, now } = context;
  const { ownerId } = customer;
  const input = { ...given, taxNumber: given.taxNumber.toUpperCase() };
  return transaction(context.db, async (tx): Promise<OutputOf<typeof submitAuth> | Refusal> => {
    const standing = await lockStanding(tx, ownerId);
    const { row } = standing;
    const event = EVENTS[standing.status];
    if (event === undefined) return refuse(refusals.underReview);
    if (input.rev !== row.rev) {
      return refuse(record.changedElsewhere, {
        current: await viewFor({ db: tx, customer }, standing),
      });
    }
    const problems = await problemsOf(tx, ownerId, standing, input, dayOf(msOf(now)));
    if (Object.keys(problems).length > 0) return invalid(problems);
    const held = heldOf(standing);
    await writeRow(tx, ownerId, {
      rev: row.rev + 1,
      document_type: input.documentType,
      company_name: input.companyName,
      tax_number: input.taxNumber,
      valid_to: input.validTo,
      file_id: input.fileId,
      submitted_by: customer.id,
      submitted_at: now,
      decided_at: null,
      failure: null,
      reason: null,
      held: held && JSON.stringify(held),
    });
    const left = row.file_id;
    if (left !== null && left !== input.fileId && left !== held?.fileId) {
      await markUnused(tx, ownerId, [left]);
    }
    await markUsed(tx, ownerId, [input.fileId]);
    const moved = await advance(tx, standing, { event, actor: `customer:${customer.id}`, at: now });
    if (moved === null) throw new Error(`authentication: no ${event} from ${standing.status}`);
    return { authStatus: moved };
  });
}
