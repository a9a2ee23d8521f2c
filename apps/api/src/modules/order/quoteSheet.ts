/** Issues a price on paper: the server's own, under a number, until a day. */
import { createHash } from 'node:crypto';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { QUOTE_VALID_DAYS } from '@banxin/contract/constants';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { price, refusalOf, snapshotOf, termsOf } from './pricing.ts';

type Output = OutputOf<typeof issueQuoteSheet>;

const DAY_MS = 24 * 3_600_000;

/** BJ20261120-0000007: the day, and a number that no other sheet has. */
const numberOf = (day: string, id: number): string =>
  `BJ${day.replaceAll('-', '')}-${String(id).padStart(7, '0')}`;

export async function issueSheet(
  { db, customer, now }: UserContext,
  input: ParsedOf<typeof issueQuoteSheet>,
): Promise<Output | Refusal> {
  const priced = price(input, termsOf(customer), now);
  if (priced === undefined) return refuse(catalogue.unknown);
  if (!priced.valid) return refusalOf(priced);
  const quote = snapshotOf(priced);
  const day = dayOf(msOf(now));
  const digest = createHash('sha256')
    .update(JSON.stringify([input, quote]))
    .digest('hex');
  const sheet = await transaction(db, (tx) =>
    tx
      .insertInto('quote_sheets')
      .values({
        customer_id: customer.ownerId,
        issued_by: customer.id,
        digest,
        issued_on: day,
        issued_at: now,
        valid_until: dayOf(msOf(now) + QUOTE_VALID_DAYS * DAY_MS),
        configuration: JSON.stringify(input.configuration),
        quote: JSON.stringify(quote),
      })
      // Writes what stands there, so that the sheet of today comes back.
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'issued_on', 'digest'])
          .doUpdateSet((eb) => ({ digest: eb.ref('excluded.digest') })),
      )
      .returning(['id', 'issued_at', 'valid_until', 'quote'])
      .executeTakeFirstOrThrow(),
  );
  return {
    number: numberOf(day, sheet.id),
    issuedAt: sheet.issued_at,
    validUntil: sheet.valid_until,
    quote: sheet.quote,
  };
}
