/** The shop's own look at what was handed in: whether it can be read, and says what the customer typed. */
import type { AuthFailure } from '@banxin/contract/entities/authentication';
import { authStatus } from '@banxin/contract/enums/customer';
import { taxNumberCheckDigitFits } from '@banxin/contract/rules/validation';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { nowOf } from '../../ports/clock.ts';
import { findFile, readingOf } from '../file/files.ts';
import { fail } from './decide.ts';

/** Documents of one run; the next one goes on. */
const MOST = 100;
const CODE_LENGTH = 18;
/** A text of fewer Chinese characters does not say what the company is called: its font may not tell. */
const HAN_LEAST = 4;

/** Without blanks, in capitals, brackets and digits in their narrow shape. */
const plainOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Whether a credit code of any company stands in a text. */
const hasCode = (text: string): boolean =>
  Array.from({ length: Math.max(text.length - CODE_LENGTH + 1, 0) }).some((_, at) =>
    taxNumberCheckDigitFits(text.slice(at, at + CODE_LENGTH)),
  );

/** Whether the text of a document says something else than was typed. What it does not say proves nothing. */
export function contradicts(
  text: string,
  { companyName, taxNumber }: { readonly companyName: string; readonly taxNumber: string },
): boolean {
  const said = plainOf(text);
  if (!said.includes(plainOf(taxNumber))) return hasCode(said);
  const han = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han >= HAN_LEAST && !said.includes(plainOf(companyName));
}

/** Whether the text of a document says both what the company is called and its tax number, as they were typed. */
export function says(
  text: string,
  { companyName, taxNumber }: { readonly companyName: string; readonly taxNumber: string },
): boolean {
  const said = plainOf(text);
  return said.includes(plainOf(taxNumber)) && said.includes(plainOf(companyName));
}

interface Unchecked {
  readonly customer_id: number;
  readonly rev: number;
  readonly company_name: string | null;
  readonly tax_number: string | null;
  readonly file_id: string | null;
}

/** What is wrong; null when a person has to look; undefined while its file is checked. */
async function verdictOf(db: Db, row: Unchecked): Promise<AuthFailure | null | undefined> {
  const file = row.file_id === null ? null : await findFile(db, row.customer_id, row.file_id);
  if (file === null || file.status === 'refused') return 'unreadable';
  if (file.status !== 'checked') return undefined;
  const reading = readingOf(file);
  if (reading === null) return null;
  if (!reading.isLegible) return 'unreadable';
  const typed = { companyName: row.company_name ?? '', taxNumber: row.tax_number ?? '' };
  return contradicts(reading.text, typed) ? 'mismatch' : null;
}

/**
 * Looks at each submission once; answers how many did not pass. May run on several servers at once: what another has
 * decided stays.
 */
export async function checkDocuments(db: Db, now: string): Promise<number> {
  const rows = await db
    .selectFrom('authentications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.customer_id', 'a.rev', 'a.company_name', 'a.tax_number', 'a.file_id'])
    .whereRef('a.checked_rev', '<', 'a.rev')
    .where('c.auth_status', '=', authStatus.submitted)
    .orderBy('a.submitted_at')
    .limit(MOST)
    .execute();
  let failed = 0;
  for (const row of rows) {
    const failure = await verdictOf(db, row);
    if (failure === undefined) continue;
    const { customer_id: customerId, rev } = row;
    if (failure !== null) {
      const ended = await fail(db, { customerId, rev, failure, actor: 'system', at: now });
      if ('status' in ended) failed += 1;
    }
    await db
      .updateTable('authentications')
      .set({ checked_rev: rev })
      .where('customer_id', '=', customerId)
      .where('rev', '=', rev)
      .execute();
  }
  return failed;
}

export const authenticationJobs: readonly Job[] = [
  {
    name: 'check-authentications',
    everyMs: 10_000,
    run: ({ db, clock }) => checkDocuments(db, nowOf(clock)),
  },
];
