/** What was written to a question of a questionnaire, and the numbers of those who may be called. */
import type { Question } from '@banxin/contract/entities/feedback';
import { YES } from '@banxin/contract/rules/answers';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

interface Written {
  readonly place: number;
  /** In Asia/Shanghai. */
  readonly day: string;
  readonly text: string;
  readonly account: number;
  readonly name: string;
  readonly person: string | null;
  /** Whether a clerk spoke to it. */
  readonly reached: boolean;
}

export const findEdition = (db: Db, edition: string) =>
  db.selectFrom('questionnaires').selectAll().where('edition', '=', edition).executeTakeFirst();

/**
 * What was written to a question, each by its place among all of it. Who is not to be called left no number, whatever
 * was typed before that was said; who is no longer there is not called either.
 */
export const writtenTo = (
  db: Db,
  edition: string,
  { number, kind }: Pick<Question, 'number' | 'kind'>,
) =>
  db.selectFrom(
    sql<Written>`(
      select row_number() over (order by a.at, a.customer_id)::int as place,
        to_char(a.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        btrim(answer ->> 'text') as text, c.id as account, c.name, c.link_person as person,
        exists (
          select from callbacks b where b.customer_id = a.customer_id and b.edition = a.edition
            and b.question = ${number} and b.is_reached
        ) as reached
      from questionnaire_answers a
        cross join jsonb_array_elements(a.answers) one (answer)
        join customers c on c.id = a.customer_id
      where a.edition = ${edition} and (answer ->> 'number')::int = ${number}
        and btrim(answer ->> 'text') <> ''
        and (${kind === 'text'} or
          (c.deleted_at is null and answer -> 'chosen' = ${JSON.stringify([YES])}::jsonb))
    )`.as('w'),
  );
