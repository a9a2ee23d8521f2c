/** The agreement on printed matter, which the main account signs once. */
import { customerSign } from '@banxin/contract/enums/customer';
import { messages } from '@banxin/contract/messages';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';

/** Repeat safe. */
export async function signAgreement({ db, customer }: UserContext): Promise<{ message: string }> {
  await db
    .updateTable('customers')
    .set({ sign: sql<number>`sign | ${customerSign.agreementSigned}::int` })
    .where('id', '=', customer.ownerId)
    .execute();
  return { message: messages.agreementSigned };
}
