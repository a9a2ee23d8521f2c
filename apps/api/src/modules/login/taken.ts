/** What belongs to one login only: its name, its QQ number, its mobile number. */
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { fieldsOf } from '@banxin/contract/server';
import { type Db, isUniqueViolation } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** Column, field of the forms, refusal. */
export const unique = {
  name: { column: 'name', field: 'customerName', row: plain.nameTaken },
  qq: { column: 'qq', field: 'qq', row: plain.qqTaken },
  mobile: { column: 'mobile', field: 'mobilePhone', row: plain.mobileTaken },
} as const;
export type Unique = Omit<(typeof unique)[keyof typeof unique], 'field'> & {
  /** As the form that is refused calls it. */
  readonly field: string;
};

export const taken = ({ field, row }: Unique): Refusal =>
  refuse(row, fieldsOf({ fields: { [field]: messageOf(row, { fields: {}, why: {} }) } }));

/**
 * True when some account, also a closed one, but none that was removed, has this value.
 * @param but an account whose own value it may be
 */
export async function isTaken(
  db: Db,
  { column }: Unique,
  value: string,
  but?: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && row.id !== but;
}

/** Whether a write failed because another login has taken the value meanwhile. */
export const wasTakenMeanwhile = (error: unknown, { column }: Unique): boolean =>
  isUniqueViolation(error, `customers_${column}_key`);
