/** Issues a price on paper: the server's own, under a number, until a day. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { QUOTE_VALID_DAYS } from '@banxin/contract/constants';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { snapshotOf } from '@banxin/pricing/answers';
import type { UserContext } from '../../context.ts';
import type { SheetTerms } from '../../db/tables/quoteSheets.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { jobKeyOf, sheetNumber } from '../order/held.ts';
import { explainedPrice, refusalOf, termsOf } from '../order/pricing.ts';
import { withoutWorkings } from '../order/withoutWorkings.ts';

type Output = OutputOf<typeof issueQuoteSheet>;

const DAY_MS = 24 * 3_600_000;

export async function issueSheet(
  { db, customer, now }: UserContext,
  input: ParsedOf<typeof issueQuoteSheet>,
): Promise<Output | Refusal> {
  const priced = explainedPrice(input, termsOf(customer), now);
  if (priced === undefined) return refuse(catalogue.unknown);
  if (!priced.valid) return refusalOf(priced);
  const quote = snapshotOf(priced);
  const day = dayOf(msOf(now));
  const digest = sha256(JSON.stringify([input, withoutWorkings(quote)]));
  const terms: SheetTerms = {
    urgent: input.urgent,
    carrier: priced.delivery?.carrier ?? null,
    chosenCarrier: input.carrier ?? null,
    packaging: input.packaging ?? {},
    province: input.province ?? null,
  };
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
        job_key: jobKeyOf(input.configuration),
        terms: JSON.stringify(terms),
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
    number: sheetNumber(day, sheet.id),
    issuedAt: sheet.issued_at,
    validUntil: sheet.valid_until,
    quote: sheet.quote,
  };
}
