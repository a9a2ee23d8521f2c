/** People of the works: administrators, and logins of the works' own accounts. */
import { customerType, userRoleType } from '@banxin/contract/enums/customer';
import type { Db } from '../../db/transaction.ts';

/** Logins with the type of their main account: that is what makes them staff. */
export const loginsWithType = (db: Db) =>
  db
    .selectFrom('customers as c')
    .innerJoin('customers as m', (join) =>
      join.on((eb) => eb('m.id', '=', eb.fn.coalesce('c.parent_id', 'c.id'))),
    )
    .select(['c.id', 'c.name', 'c.link_person', 'c.desks', 'c.user_role_type', 'm.type']);

/** Those of them who are people of the works. */
export const peopleOfWorks = (db: Db) =>
  loginsWithType(db).where((eb) =>
    eb.or([
      eb('c.user_role_type', '=', userRoleType.admin),
      eb('m.type', '=', customerType.internalStaff),
    ]),
  );

/** Those who are there: neither paused nor removed. */
export const peopleOnDuty = (db: Db) =>
  peopleOfWorks(db).where('c.disabled_at', 'is', null).where('c.deleted_at', 'is', null);

/** As colleagues and customers call somebody. */
export const calledBy = (person: { readonly name: string; readonly link_person: string | null }) =>
  person.link_person ?? person.name;
