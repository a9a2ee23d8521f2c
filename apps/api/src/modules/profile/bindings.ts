/** By what a login gets in: what is bound, and another QQ number. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getBindings, setQq } from '@banxin/contract/calls/customer/binding';
import { maskMail, maskPhone } from '@banxin/contract/rules/masked';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import { taken, unique, wasTakenMeanwhile } from '../login/taken.ts';
import { tellLoginChanged } from '../login/tellChanged.ts';

export async function readBindings({
  db,
  customer,
  ports,
}: UserContext): Promise<OutputOf<typeof getBindings>> {
  const row = await db
    .selectFrom('customers')
    .select(['mobile', 'mail', 'mail_confirmed_at', 'qq'])
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const identities = await db
    .selectFrom('identities')
    .select('provider')
    .where('customer_id', '=', customer.id)
    .execute();
  return {
    mobilePhone: maskPhone(row.mobile),
    mail: row.mail && maskMail(row.mail),
    mailConfirmedAt: row.mail_confirmed_at,
    isMailOffered: ports.mail !== null,
    qq: row.qq,
    isQqBound: identities.some(({ provider }) => provider === 'qq'),
    wechats: identities.filter(({ provider }) => provider === 'wechat').length,
  };
}

/** What is bound already is told to nobody again. */
export async function changeQq(
  { db, customer, now }: UserContext,
  { qq }: ParsedOf<typeof setQq>,
): Promise<null | Refusal> {
  try {
    await transaction(db, async (tx) => {
      const before = await tx
        .selectFrom('customers')
        .select('qq')
        .where('id', '=', customer.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('customers')
        .set({ qq: qq || null })
        .where('id', '=', customer.id)
        .execute();
      const unbound =
        qq === '' &&
        (await tx
          .deleteFrom('identities')
          .where('customer_id', '=', customer.id)
          .where('provider', '=', 'qq')
          .returning('subject')
          .executeTakeFirst()) !== undefined;
      if (unbound || (before.qq ?? '') !== qq) await tellLoginChanged(tx, customer.id, 'qq', now);
    });
  } catch (error) {
    if (!wasTakenMeanwhile(error, unique.qq)) throw error;
    return taken(unique.qq);
  }
  return null;
}
