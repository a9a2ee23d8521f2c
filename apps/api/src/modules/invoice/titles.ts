/** Titles of a customer's invoices: at most 50, one of them the default, each written by one editor at a time. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  createInvoiceTitle,
  matchCompanyTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import { INVOICE_TITLES_MAX } from '@banxin/contract/constants';
import type {
  CompanyMatch,
  InvoiceTitle,
  InvoiceTitleInput,
} from '@banxin/contract/entities/invoiceTitle';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { InvoiceTitlesTable } from '../../db/tables/invoices.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { provedCompany } from '../authentication/authentication.ts';

/** Companies that are proposed at once. */
const MATCHES_MAX = 8;

export type TitleRow = Selectable<InvoiceTitlesTable>;

export const titleOf = (row: TitleRow): InvoiceTitle => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  taxNumber: row.tax_number,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  bankAccount: row.bank_account,
  isDefault: row.is_default,
  rev: row.rev,
  updatedAt: row.updated_at,
});

const own = (db: Db, ownerId: number) =>
  db.selectFrom('invoice_titles').selectAll().where('customer_id', '=', ownerId);

/** One of this customer's. */
export const findTitle = (db: Db, ownerId: number, id: number): Promise<TitleRow | undefined> =>
  own(db, ownerId).where('id', '=', id).executeTakeFirst();

export async function listTitles({ db, customer }: UserContext): Promise<InvoiceTitle[]> {
  const rows = await own(db, customer.ownerId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(INVOICE_TITLES_MAX)
    .execute();
  return rows.map(titleOf);
}

/** One writer of a customer's titles at a time: the customer's row is the lock. */
const lock = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** What is stored of an input: a person has no number, account or bank. */
const columnsOf = ({ kind, title, ...input }: InvoiceTitleInput) => {
  const isCompany = kind === 'company';
  return {
    kind,
    title,
    tax_number: isCompany ? input.taxNumber.toUpperCase() : '',
    address: isCompany ? input.address : '',
    phone: isCompany ? input.phone : '',
    bank: isCompany ? input.bank : '',
    bank_account: isCompany ? input.bankAccount : '',
  };
};

const clearDefault = (tx: Tx, ownerId: number) =>
  tx
    .updateTable('invoice_titles')
    .set({ is_default: false })
    .where('customer_id', '=', ownerId)
    .where('is_default', '=', true)
    .execute();

/** Why it cannot be stored; null when it can. @param id of the one that is written; null for a new one */
async function refusalOf(
  tx: Tx,
  ownerId: number,
  input: InvoiceTitleInput,
  id: number | null,
): Promise<Refusal | null> {
  const { kind, title, tax_number } = columnsOf(input);
  if (kind === 'company' && tax_number === '') {
    return invalid({ taxNumber: messageOf(refusals.taxNumberRequired) });
  }
  const same = await own(tx, ownerId)
    .where('title', '=', title)
    .where('tax_number', '=', tax_number)
    .executeTakeFirst();
  return same !== undefined && same.id !== id
    ? invalid({ title: messageOf(refusals.titleTaken) })
    : null;
}

export const createTitle = (
  { db, customer: { ownerId }, now }: UserContext,
  input: ParsedOf<typeof createInvoiceTitle>,
): Promise<InvoiceTitle | Refusal> =>
  transaction(db, async (tx): Promise<InvoiceTitle | Refusal> => {
    await lock(tx, ownerId);
    const { count } = await tx
      .selectFrom('invoice_titles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= INVOICE_TITLES_MAX) return refuse(refusals.tooManyTitles);
    const refusal = await refusalOf(tx, ownerId, input, null);
    if (refusal !== null) return refusal;
    const isDefault = input.isDefault || Number(count) === 0;
    if (isDefault) await clearDefault(tx, ownerId);
    const row = await tx
      .insertInto('invoice_titles')
      .values({
        customer_id: ownerId,
        ...columnsOf(input),
        is_default: isDefault,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return titleOf(row);
  });

export const updateTitle = (
  { db, customer: { ownerId }, now }: UserContext,
  { id, rev, ...input }: ParsedOf<typeof updateInvoiceTitle>,
): Promise<InvoiceTitle | Refusal> =>
  transaction(db, async (tx): Promise<InvoiceTitle | Refusal> => {
    await lock(tx, ownerId);
    const before = await findTitle(tx, ownerId, id);
    if (before === undefined) return refuse(plain.notFound);
    if (before.rev !== rev) return refuse(record.changedElsewhere, { current: titleOf(before) });
    const refusal = await refusalOf(tx, ownerId, input, id);
    if (refusal !== null) return refusal;
    // A default stays it until another takes its place.
    const isDefault = input.isDefault || before.is_default;
    if (isDefault && !before.is_default) await clearDefault(tx, ownerId);
    const row = await tx
      .updateTable('invoice_titles')
      .set({
        ...columnsOf(input),
        is_default: isDefault,
        rev: sql`rev + 1`,
        updated_at: now,
      })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return titleOf(row);
  });

export const removeTitle = (
  { db, customer: { ownerId } }: UserContext,
  { id }: ParsedOf<typeof removeInvoiceTitle>,
): Promise<null | Refusal> =>
  transaction(db, async (tx): Promise<null | Refusal> => {
    await lock(tx, ownerId);
    const removed = await tx
      .deleteFrom('invoice_titles')
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .returning('is_default')
      .executeTakeFirst();
    if (removed === undefined) return refuse(plain.notFound);
    if (!removed.is_default) return null;
    const next = await own(tx, ownerId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (next !== undefined) {
      await tx
        .updateTable('invoice_titles')
        .set({ is_default: true })
        .where('customer_id', '=', ownerId)
        .where('id', '=', next.id)
        .execute();
    }
    return null;
  });

/** What a company's title lacks, of another that says the same tax number. */
type Parts = Pick<CompanyMatch, 'address' | 'phone' | 'bank' | 'bankAccount'>;
const NONE: Parts = { address: '', phone: '', bank: '', bankAccount: '' };

/**
 * The company that the customer proved to be, then its own titles, then the register's; a company stands once, where it
 * stands first. What others keep is never looked at.
 */
export async function matchTitles(
  { db, customer: { ownerId }, ports }: UserContext,
  { title: words }: ParsedOf<typeof matchCompanyTitles>,
): Promise<OutputOf<typeof matchCompanyTitles>> {
  const ownRows = await own(db, ownerId)
    .where('kind', '=', 'company')
    .where(sql<boolean>`position(${words} in title) > 0`)
    .orderBy('updated_at', 'desc')
    .limit(MATCHES_MAX)
    .execute();
  const known = ownRows.map((row) => {
    const { title, taxNumber, address, phone, bank, bankAccount } = titleOf(row);
    return { source: 'own' as const, title, taxNumber, address, phone, bank, bankAccount };
  });
  const registered = (await ports.companies.find(words, MATCHES_MAX))
    .filter(({ taxNumber }) => known.every((one) => one.taxNumber !== taxNumber))
    .map(({ name, ...company }) => ({
      source: 'register' as const,
      title: name,
      ...company,
      ...{ bank: '', bankAccount: '' },
    }));
  const others = [...known, ...registered];
  const proved = await provedCompany(db, ownerId);
  if (proved === null || !proved.companyName.includes(words)) return others.slice(0, MATCHES_MAX);
  const { companyName: title, taxNumber } = proved;
  const same = others.find((one) => one.taxNumber === taxNumber);
  const { address, phone, bank, bankAccount } = same ?? NONE;
  return [
    { source: 'proved' as const, title, taxNumber, address, phone, bank, bankAccount },
    ...others.filter((one) => one !== same),
  ].slice(0, MATCHES_MAX);
}
