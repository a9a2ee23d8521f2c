/** Titles of the demo: one that is good for every invoice, one that lacks its bank, a person. */
import type { Insertable } from 'kysely';
import type { InvoiceTitlesTable } from '../tables/invoices.ts';
import type { Tx } from '../transaction.ts';

type Row = Omit<Insertable<InvoiceTitlesTable>, 'customer_id' | 'created_at' | 'updated_at'>;

export const DEMO_TITLES: readonly Row[] = [
  {
    kind: 'company',
    title: '悦享包装有限公司',
    tax_number: '91310112MA1YXB0004',
    address: '上海市闵行区春申路 100 号',
    phone: '021-60000001',
    bank: '招商银行上海闵行支行',
    bank_account: '121900000000001',
    is_default: true,
  },
  { kind: 'company', title: '悦享包装（苏州）有限公司', tax_number: '91320505MA1YXB001U' },
  { kind: 'person', title: '陈女士' },
];

/** @param writtenAt instant */
export async function seedInvoiceTitles(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  writtenAt: string,
): Promise<void> {
  const customer = ids.get('悦享包装');
  if (customer === undefined) throw new Error('The demo has no customer for its titles');
  await tx
    .insertInto('invoice_titles')
    .values(
      DEMO_TITLES.map((one) => ({
        ...one,
        customer_id: customer,
        created_at: writtenAt,
        updated_at: writtenAt,
      })),
    )
    .execute();
}
