/** The running questionnaire and the one answer of an account to it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getQuestionnaire,
  submitQuestionnaire,
} from '@banxin/contract/calls/feedback/questionnaire';
import { feedback as refusals } from '@banxin/contract/refusals/feedback';
import { plain } from '@banxin/contract/refusals/plain';
import { answerProblems } from '@banxin/contract/rules/answers';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

/** The newest edition that has begun and is not over. */
const running = (db: Db, today: string) =>
  db
    .selectFrom('questionnaires')
    .selectAll()
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('starts_on', 'desc')
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();

const answerOf = (db: Db, customerId: number, edition: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select(['answers', 'at'])
    .where('customer_id', '=', customerId)
    .where('edition', '=', edition)
    .executeTakeFirst();

export async function readQuestionnaire({
  db,
  customer,
  now,
}: UserContext): Promise<OutputOf<typeof getQuestionnaire>> {
  const found = await running(db, dayOf(msOf(now)));
  if (found === undefined) return null;
  const { edition, questions, ends_on } = found;
  const given = await answerOf(db, customer.id, edition);
  return {
    edition,
    endsOn: ends_on,
    questions: [...questions],
    answeredAt: given?.at ?? null,
    answers: [...(given?.answers ?? [])],
  };
}

/** The first answer counts; one that comes at the same time from another window is told of it. */
export async function takeAnswers(
  { db, customer, now }: UserContext,
  { edition, answers }: ParsedOf<typeof submitQuestionnaire>,
): Promise<OutputOf<typeof submitQuestionnaire> | Refusal> {
  const today = dayOf(msOf(now));
  const asked = await db
    .selectFrom('questionnaires')
    .selectAll()
    .where('edition', '=', edition)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
  if (asked === undefined) return refuse(plain.questionnaireOver);
  const problems = Object.entries(answerProblems(asked.questions, answers)).map(
    ([number, problem]) => [`answers.${number}`, problem] as const,
  );
  if (problems.length > 0) return invalid(Object.fromEntries(problems));
  const taken = await db
    .insertInto('questionnaire_answers')
    .values({ customer_id: customer.id, edition, answers: JSON.stringify(answers), at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'edition']).doNothing())
    .returning('at')
    .executeTakeFirst();
  if (taken !== undefined) return { at: taken.at };
  const before = await answerOf(db, customer.id, edition);
  return refuse(refusals.answered, { day: (before?.at ?? now).slice(0, 10) });
}
