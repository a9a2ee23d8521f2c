/** What buyers say of a product, for every login, without a word of who said it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getProductComments } from '@banxin/contract/calls/order/comment';
import type { UserContext } from '../../context.ts';

export async function readProductComments(
  { db }: UserContext,
  { productId, pageIndex, pageSize }: ParsedOf<typeof getProductComments>,
): Promise<OutputOf<typeof getProductComments>> {
  const ofProduct = () => db.selectFrom('order_comments').where('product_id', '=', productId);
  const [{ total }, comments] = await Promise.all([
    ofProduct()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    ofProduct()
      .select(['stars', 'content', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
  ]);
  return {
    items: comments.map(({ created_at, ...said }) => ({ ...said, at: created_at })),
    total: Number(total),
  };
}
