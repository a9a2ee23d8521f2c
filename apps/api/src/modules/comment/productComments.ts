/** What buyers say of a product, for every login, with their photographs, without a word of who said it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getProductComments } from '@banxin/contract/calls/order/comment';
import type { UserContext } from '../../context.ts';
import { picturePath } from './commentPictures.ts';

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
      .select(['stars', 'content', 'created_at', 'customer_id', 'order_id'])
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
  ]);
  const shown =
    comments.length === 0
      ? []
      : await db
          .selectFrom('order_comment_files')
          .select(['customer_id', 'order_id', 'file_id'])
          .where((eb) =>
            eb(
              eb.refTuple('customer_id', 'order_id'),
              'in',
              comments.map(({ customer_id, order_id }) => eb.tuple(customer_id, order_id)),
            ),
          )
          .orderBy('position')
          .execute();
  return {
    items: comments.map(({ stars, content, created_at, customer_id, order_id }) => ({
      stars,
      content,
      at: created_at,
      pictures: shown
        .filter((one) => one.customer_id === customer_id && one.order_id === order_id)
        .map(({ file_id }) => ({
          small: picturePath(file_id, 'small'),
          large: picturePath(file_id, 'large'),
        })),
    })),
    total: Number(total),
  };
}
