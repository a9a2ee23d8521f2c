/** The WeChats that log in as one login. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getWechats, unbindWechats } from '@banxin/contract/calls/wechat/binding';
import { plain } from '@banxin/contract/refusals/plain';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { tellLoginChanged } from '../login/tellChanged.ts';

export async function listWechats({
  db,
  customer,
}: UserContext): Promise<OutputOf<typeof getWechats>> {
  const rows = await db
    .selectFrom('identities')
    .select(['subject', 'nickname', 'created_at', 'last_login_at'])
    .where('customer_id', '=', customer.id)
    .where('provider', '=', 'wechat')
    .orderBy('created_at')
    .orderBy('subject')
    .execute();
  return rows.map((row) => ({
    wechatUnionId: row.subject,
    nickName: row.nickname,
    bindTime: row.created_at,
    lastLoginTime: row.last_login_at,
  }));
}

export const unbind = (
  { db, customer, now }: UserContext,
  { wechatUnionId }: ParsedOf<typeof unbindWechats>,
): Promise<null | Refusal> =>
  transaction(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx
      .deleteFrom('identities')
      .where('customer_id', '=', customer.id)
      .where('provider', '=', 'wechat')
      .where('subject', '=', wechatUnionId)
      .returning('subject')
      .executeTakeFirst();
    if (!gone) return refuse(plain.notFound);
    await tellLoginChanged(tx, customer.id, 'wechat', now);
    return null;
  });
