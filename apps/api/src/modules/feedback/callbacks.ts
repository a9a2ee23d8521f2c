/** Calls to those who agreed to be called: noted at the desk of content, read by colleagues alone. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { noteCallback } from '@banxin/contract/calls/works/questionnaires';
import type { NotedCall } from '@banxin/contract/calls/works/questionnaires.schemas';
import { feedback } from '@banxin/contract/refusals/feedback';
import { works } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { refusalAt } from '../../desk.ts';
import { orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { findEdition, writtenTo } from './writtenAnswers.ts';

interface Asked {
  readonly edition: string;
  /** The question, by its number. */
  readonly number: number;
}

/** What was noted of some accounts, by account; the last first. */
export async function callsTo(
  db: Db,
  { edition, number }: Asked,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, NotedCall[]>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('callbacks as b')
    .innerJoin('customers as s', 's.id', 'b.by_staff')
    .select(['b.customer_id', 'b.at', 's.name as by', 'b.is_reached as isReached', 'b.note'])
    .where('b.edition', '=', edition)
    .where('b.question', '=', number)
    .where('b.customer_id', 'in', accounts)
    .orderBy('b.place', 'desc')
    .execute();
  const found = new Map<number, NotedCall[]>();
  for (const { customer_id: account, ...call } of rows) {
    found.set(account, [...(found.get(account) ?? []), call]);
  }
  return found;
}

async function agreed(db: Db, { edition, number }: Asked, account: number): Promise<boolean> {
  const row = await findEdition(db, edition);
  const question = row?.questions.find((one) => one.number === number);
  if (question?.kind !== 'callback') return false;
  const found = await writtenTo(db, edition, question)
    .select('w.place')
    .where('w.account', '=', account)
    .executeTakeFirst();
  return found !== undefined;
}

export async function noteCall(
  context: UserContext,
  { account, isReached, note, seen, ...asked }: ParsedOf<typeof noteCallback>,
): Promise<OutputOf<typeof noteCallback> | Refusal> {
  const refusal = refusalAt(context, 'content');
  if (refusal !== null) return refusal;
  const { db, now, customer } = context;
  const write = transaction(db, async (tx) => {
    if (!(await agreed(tx, asked, account))) throw refuse(works.noCase);
    const before = (await callsTo(tx, asked, [account])).get(account) ?? [];
    const [noted] = await tx
      .insertInto('callbacks')
      .values({
        ...{ customer_id: account, edition: asked.edition, question: asked.number },
        ...{ place: seen + 1, at: now, by_staff: customer.id, is_reached: isReached, note },
      })
      // Of two who note at once the second one finds the place taken.
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .execute();
    if (before.length !== seen || noted === undefined) throw refuse(feedback.calledMeanwhile);
    return (await callsTo(tx, asked, [account])).get(account) ?? [];
  });
  return orRefusal(write);
}
