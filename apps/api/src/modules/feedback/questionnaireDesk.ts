/**
 * What was answered to questionnaires, for the desk of content: counted over all accounts, words without who wrote them.
 * Who asked to be called is named, with nothing of what that account answered.
 */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getDeskQuestionnaires,
  getQuestionnaireTally,
  getQuestionnaireWords,
} from '@banxin/contract/calls/works/questionnaires';
import type {
  DeskQuestionnaireHead,
  QuestionTally,
} from '@banxin/contract/calls/works/questionnaires.schemas';
import type { Question } from '@banxin/contract/entities/feedback';
import { works } from '@banxin/contract/refusals/works';
import { offeredBy } from '@banxin/contract/rules/answers';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { QuestionnairesTable } from '../../db/tables/feedback.ts';
import type { Db } from '../../db/transaction.ts';
import { refusalAt } from '../../desk.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { callsTo } from './callbacks.ts';
import { findEdition, writtenTo } from './writtenAnswers.ts';

type Row = Selectable<QuestionnairesTable>;

function headOf(row: Row, answered: number, now: string): DeskQuestionnaireHead {
  const today = dayOf(msOf(now));
  const { edition, starts_on: startsOn, ends_on: endsOn } = row;
  const standing = startsOn > today ? 'planned' : endsOn < today ? 'over' : 'running';
  return { edition, startsOn, endsOn, standing, questions: row.questions.length, answered };
}

const answeredTimes = (db: Db, edition: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select(({ fn }) => fn.countAll<number>().as('answered'))
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();

export async function listQuestionnaires(
  context: UserContext,
  { keyword = '', pageIndex, pageSize }: ParsedOf<typeof getDeskQuestionnaires>,
): Promise<OutputOf<typeof getDeskQuestionnaires> | Refusal> {
  const refusal = refusalAt(context, 'content');
  if (refusal !== null) return refusal;
  const { db, now } = context;
  const found = db
    .selectFrom('questionnaires')
    .where(sql<boolean>`strpos(lower(edition), ${searchable(keyword)}) > 0`);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('questionnaire_answers as a')
        .select(({ fn }) => fn.countAll<number>().as('answered'))
        .whereRef('a.edition', '=', 'questionnaires.edition')
        .as('answered'),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('edition', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    items: rows.map((row) => headOf(row, Number(row.answered), now)),
    total: Number(total),
  };
}

/** How often each number was chosen, by question; and how many accounts answered a question by choosing, or in words. */
async function chosenIn(db: Db, edition: string) {
  const one = sql`from questionnaire_answers a
    cross join jsonb_array_elements(a.answers) one (answer)`;
  const number = sql`(answer ->> 'number')::int`;
  const [chosen, given] = await Promise.all([
    sql<{ number: number; chosen: number; count: number }>`
      select ${number} as number, choice.value::int as chosen, count(*)::int as count ${one}
      cross join jsonb_array_elements_text(answer -> 'chosen') choice (value)
      where a.edition = ${edition} group by 1, 2`.execute(db),
    sql<{ number: number; chose: number; wrote: number }>`
      select ${number} as number,
        count(*) filter (where jsonb_array_length(answer -> 'chosen') > 0)::int as chose,
        count(*) filter (where btrim(answer ->> 'text') <> '')::int as wrote ${one}
      where a.edition = ${edition} group by 1`.execute(db),
  ]);
  const times = new Map(chosen.rows.map((row) => [`${row.number}:${row.chosen}`, row.count]));
  const accounts = new Map(given.rows.map((row) => [row.number, row]));
  return {
    timesOf: (question: Question, choice: number) => times.get(`${question.number}:${choice}`) ?? 0,
    answeredTo: ({ number: of, kind }: Question) =>
      accounts.get(of)?.[kind === 'text' ? 'wrote' : 'chose'] ?? 0,
  };
}

/** To two decimals; null of nothing. */
function meanOf(values: readonly number[], counts: readonly number[]): number | null {
  const sum = values.reduce((so, value, at) => so + value * (counts[at] ?? 0), 0);
  const all = counts.reduce((so, count) => so + count, 0);
  return all === 0 ? null : Math.round((100 * sum) / all) / 100;
}

export async function tallyQuestionnaire(
  context: UserContext,
  { edition }: ParsedOf<typeof getQuestionnaireTally>,
): Promise<OutputOf<typeof getQuestionnaireTally> | Refusal> {
  const refusal = refusalAt(context, 'content');
  if (refusal !== null) return refusal;
  const { db, now } = context;
  const row = await findEdition(db, edition);
  if (row === undefined) return refuse(works.noCase);
  const [{ answered }, { timesOf, answeredTo }] = await Promise.all([
    answeredTimes(db, edition),
    chosenIn(db, edition),
  ]);
  const questions = row.questions.map((question): QuestionTally => {
    const offered = question.kind === 'text' ? [] : offeredBy(question);
    const counts = offered.map((choice) => timesOf(question, choice));
    return {
      question,
      answered: answeredTo(question),
      counts,
      mean: question.kind === 'scale' ? meanOf(offered, counts) : null,
    };
  });
  return { ...headOf(row, Number(answered), now), questions };
}

export async function readWords(
  context: UserContext,
  {
    edition,
    number,
    from,
    to,
    reached,
    pageIndex,
    pageSize,
  }: ParsedOf<typeof getQuestionnaireWords>,
): Promise<OutputOf<typeof getQuestionnaireWords> | Refusal> {
  const refusal = refusalAt(context, 'content');
  if (refusal !== null) return refusal;
  const { db } = context;
  const asked = (await findEdition(db, edition))?.questions.find((one) => one.number === number);
  if (asked?.kind !== 'text' && asked?.kind !== 'callback') return refuse(works.noCase);
  let found = writtenTo(db, edition, asked);
  if (from !== undefined) found = found.where('w.day', '>=', from);
  if (to !== undefined) found = found.where('w.day', '<=', to);
  if (reached !== undefined) found = found.where('w.reached', '=', reached);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['w.place', 'w.day', 'w.text', 'w.account', 'w.name', 'w.person'])
    .orderBy('w.place', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  if (asked.kind === 'text') {
    const items = rows.map(({ place, day, text }) => ({ place, day, text, caller: null }));
    return { items, total: Number(total) };
  }
  const accounts = rows.map(({ account }) => account);
  const calls = await callsTo(db, { edition, number }, accounts);
  return {
    items: rows.map(({ place, day, text, account, name, person }) => ({
      ...{ place, day, text },
      caller: { account, name, person, calls: calls.get(account) ?? [] },
    })),
    total: Number(total),
  };
}
