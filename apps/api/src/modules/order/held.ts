/**
 * Keeps the word of a quote on paper: whoever was issued one pays for that job, until its day, what it says or less.
 * A part of the price is kept where its terms are those of the quote; of two amounts the lower one counts.
 * @see docs/decisions/0026-a-quote-keeps-its-word.md
 */
import { isDeepStrictEqual } from 'node:util';
import type { Packaging } from '@banxin/contract/calls/order/quote.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { fen } from '@banxin/contract/money';
import { jobText } from '@banxin/contract/rules/job';
import { type PricePart, partOf, priceParts, sumOf } from '@banxin/pricing/parts';
import type { Line, PricedQuote, RefusedQuote } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import type { SheetTerms } from '../../db/tables/quoteSheets.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { explainedPrice, type Job, termsOf } from './pricing.ts';

/** BJ20261120-0000007: the day, and a number that no other quote has. */
export const sheetNumber = (day: string, id: number): string =>
  `BJ${day.replaceAll('-', '')}-${String(id).padStart(7, '0')}`;

/** A stored price as the engine made it. */
export const asPriced = (quote: { readonly lines: unknown }) => quote as Pick<PricedQuote, 'lines'>;

/** How a quote is named where its price is kept. */
const numbered = ({ id, issued_on, valid_until }: Sheet) => ({
  number: sheetNumber(issued_on, id),
  validUntil: valid_until,
});

/** Finds the quotes of a job. */
export const jobKeyOf = (configuration: Configuration): string => sha256(jobText(configuration));

/** A quote on paper, as orders read it. */
export interface Sheet {
  readonly id: number;
  readonly issued_on: string;
  readonly valid_until: string;
  readonly quote: QuoteSnapshot;
  readonly terms: SheetTerms;
}

/** More quotes of one job than anybody compares; the newest ones count. */
const SHEETS_READ = 20;

/** Quotes of this very job that were issued to this customer and hold today. */
async function liveSheets(
  db: Db,
  ownerId: number,
  configuration: Configuration,
  now: string,
): Promise<Sheet[]> {
  const rows = await db
    .selectFrom('quote_sheets')
    .select(['id', 'issued_on', 'valid_until', 'quote', 'terms'])
    .where('customer_id', '=', ownerId)
    .where('job_key', '=', jobKeyOf(configuration))
    .where('valid_until', '>=', dayOf(msOf(now)))
    .where('issued_at', '<=', now)
    .orderBy('valid_until', 'desc')
    .orderBy('id', 'desc')
    .limit(SHEETS_READ)
    .execute();
  return rows.flatMap(({ terms, ...row }) => (terms === null ? [] : [{ ...row, terms }]));
}

/** Jobs that this customer has live quotes for, as {@link jobKeyOf} says them: few ask for one. */
export async function liveSheetKeys(
  db: Db,
  ownerId: number,
  now: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('quote_sheets')
    .select('job_key')
    .distinct()
    .where('customer_id', '=', ownerId)
    .where('valid_until', '>=', dayOf(msOf(now)))
    .execute();
  return new Set(rows.flatMap(({ job_key }) => job_key ?? []));
}

/** Packing without what was not asked for. */
const asked = (packaging: Packaging = {}) =>
  Object.fromEntries(Object.entries(packaging).filter(([, value]) => Boolean(value)));

/** Parts of a quote whose terms are those of the job. */
function keptParts({ terms }: Sheet, job: Job, priced: PricedQuote): ReadonlySet<PricePart> {
  const isSameWay =
    terms.province !== null &&
    terms.province === job.province &&
    terms.carrier === (priced.delivery?.carrier ?? null);
  return new Set<PricePart>([
    'printing',
    ...(isDeepStrictEqual(asked(terms.packaging), asked(job.packaging))
      ? (['packaging'] as const)
      : []),
    ...(isSameWay ? (['freight'] as const) : []),
    ...(terms.urgent === job.urgent ? (['urgent'] as const) : []),
  ]);
}

/** A price, and the quote whose word it keeps. */
export type HeldQuote = PricedQuote & Pick<QuoteSnapshot, 'sheet'>;

/** The price by a quote's word. Its lines add up to its total, as everywhere. */
export function heldBy(sheet: Sheet, job: Job, priced: PricedQuote): HeldQuote {
  const kept = keptParts(sheet, job, priced);
  const linesOf = (part: PricePart): readonly Line[] => {
    const then = asPriced(sheet.quote).lines;
    const isCheaper = sumOf(then, part) < sumOf(priced.lines, part);
    const lines = kept.has(part) && isCheaper ? then : priced.lines;
    return lines.filter(({ id }) => partOf(id) === part);
  };
  const lines = priceParts.flatMap(linesOf);
  return {
    ...priced,
    lines,
    goods: sumOf(lines, 'printing'),
    packaging: sumOf(lines, 'packaging'),
    freight: sumOf(lines, 'freight'),
    urgent: sumOf(lines, 'urgent'),
    total: fen(lines.reduce((sum, { amount }) => sum + amount, 0)),
    // A quote that is dearer than today has no word to keep.
    ...(sumOf(sheet.quote.lines, 'printing') <= priced.goods && { sheet: numbered(sheet) }),
  };
}

/**
 * The price of this moment, or what a quote of this customer for this very job says where that is less.
 * Undefined for a product that the catalogue does not have.
 */
export async function orderPrice(
  db: Db,
  job: Job,
  actor: Pick<Customer, 'ownerId' | 'type' | 'vipLevel'>,
  now: string,
): Promise<RefusedQuote | HeldQuote | undefined> {
  const priced = explainedPrice(job, termsOf(actor), now);
  if (!priced?.valid) return priced;
  const sheets = await liveSheets(db, actor.ownerId, job.configuration, now);
  const [best] = sheets
    .map((sheet) => heldBy(sheet, job, priced))
    .toSorted((a, b) => a.total - b.total);
  return best ?? priced;
}
