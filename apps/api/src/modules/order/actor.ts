/** Who acts on orders: the account that owns them and what this login may do. */
import { type OrderRight, orderRightsOf } from '@banxin/contract/rules/permissions';
import type { CustomersTable } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import type { Selectable } from 'kysely';

export interface Actor {
  /** Main account: owner of orders, files and money. */
  readonly customerId: number;
  /** The login itself, main or sub-account. */
  readonly loginId: number;
  readonly rights: ReadonlySet<OrderRight>;
  /** Terms, agreement and limits are those of the main account. */
  readonly main: Selectable<CustomersTable>;
}

/** Reads the main account of a login. */
export async function actorOf(
  db: Db,
  login: { readonly id: number; readonly parentId: number | null; readonly roles: number },
): Promise<Actor> {
  const customerId = login.parentId ?? login.id;
  const main = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    customerId,
    loginId: login.id,
    rights: new Set(orderRightsOf(login.roles)),
    main,
  };
}
