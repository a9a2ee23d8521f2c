/** Help articles as examples of a kind, for the page of a product. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getExamples } from '@banxin/contract/calls/content/examples';
import { exampleTopics } from '@banxin/contract/enums/catalogue';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import { published } from './articles.ts';

/** Articles of one kind. */
const MOST = 6;

const topicsOf = (example: number): number[] =>
  Object.entries(exampleTopics).flatMap(([topic, kind]) =>
    kind === example ? [Number(topic)] : [],
  );

/** What no category makes an example of a kind is a question. */
function exampleIs(eb: ExpressionBuilder<Schema, 'articles'>, example: number) {
  const own = topicsOf(example);
  return own.length > 0
    ? eb('topic_id', 'in', own)
    : eb('topic_id', 'not in', Object.keys(exampleTopics).map(Number));
}

export async function listExamples(
  context: Context,
  { productId, type }: ParsedOf<typeof getExamples>,
): Promise<OutputOf<typeof getExamples>> {
  const rows = await published(context, 'help')
    .where((eb) => exampleIs(eb, type))
    .select(['id', 'title', 'title_en', 'summary', 'summary_en'])
    .orderBy(sql`product_ids @> ${JSON.stringify([productId])}::jsonb`, 'desc')
    .orderBy('all_votes', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, title, title_en, summary, summary_en }) => ({
    id,
    title,
    titleEn: title_en,
    summary,
    summaryEn: summary_en,
  }));
}
