/** A price for whoever asks. */

import type { ParsedOf } from '@banxin/contract/call';
import type { calculateQuote } from '@banxin/contract/calls/order/quote';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { snapshotOf } from '@banxin/pricing/answers';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { price, refusalOf, termsOf } from './pricing.ts';

export async function quote(
  { customer, now }: Context,
  input: ParsedOf<typeof calculateQuote>,
): Promise<QuoteSnapshot | Refusal> {
  const priced = price(input, termsOf(customer), now);
  if (priced === undefined) return refuse(catalogue.unknown);
  return priced.valid ? snapshotOf(priced) : refusalOf(priced);
}
