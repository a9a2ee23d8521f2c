/** A price for whoever asks. */
import type { ParsedOf } from '@banxin/contract/call';
import type { calculateQuote } from '@banxin/contract/calls/order/quote';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { errCode } from '@banxin/contract/errors';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { price, refusalOf, snapshotOf, termsOf } from './pricing.ts';

export async function quote(
  { customer, now }: Context,
  input: ParsedOf<typeof calculateQuote>,
): Promise<QuoteSnapshot | Refusal> {
  const priced = price(input, termsOf(customer), now);
  if (priced === undefined) return refuse(errCode.notFound, '产品不存在或已下架');
  return priced.valid ? snapshotOf(priced) : refusalOf(priced);
}
