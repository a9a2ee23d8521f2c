/** Topics with their products as the catalogue shows them to whoever asks. */
import type { ParsedOf } from '@banxin/contract/call';
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import type { getTopics } from '@banxin/contract/calls/company/topics';
import type { Topic } from '@banxin/contract/calls/company/topics.schemas';
import { company as refusals } from '@banxin/contract/refusals/company';
import type { Context } from '../../context.ts';
import type { TopicProduct } from '../../db/tables/company.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf } from '../../ports/clock.ts';
import { listCategories } from '../catalogue/catalogue.ts';

/** More topics run at no time. */
const MOST = 50;

/** What stands for a product; nothing when it is withdrawn without a successor. */
function shown(
  cards: ReadonlyMap<number, ProductCard>,
  { id, successor }: TopicProduct,
): Topic['products'] {
  const own = cards.get(id);
  if (own !== undefined) return [{ card: own, isSuccessor: false }];
  const next = successor === undefined ? undefined : cards.get(successor);
  return next === undefined ? [] : [{ card: next, isSuccessor: true }];
}

export async function listTopics(
  context: Context,
  { id }: ParsedOf<typeof getTopics>,
): Promise<Topic[] | Refusal> {
  const today = dayOf(context.clock.now());
  const begun = context.db.selectFrom('topics').selectAll().where('starts_on', '<=', today);
  const rows = await (id === undefined
    ? begun.where('ends_on', '>=', today)
    : begun.where('id', '=', id)
  )
    .orderBy('id')
    .limit(MOST)
    .execute();
  if (id !== undefined && rows.length === 0) return refuse(refusals.noTopic);
  const tree = await listCategories(context);
  const cards = new Map(
    tree.flatMap(({ products }) => products.map((card) => [card.id, card] as const)),
  );
  return rows.map(({ products, starts_on, ends_on, ...words }) => ({
    ...words,
    startsOn: starts_on,
    endsOn: ends_on,
    isOver: ends_on < today,
    products: products.flatMap((one) => shown(cards, one)),
  }));
}
