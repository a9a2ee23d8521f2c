/** Reads a pasted requirement and prices what it asks for; the text is neither kept nor logged. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import type { parseRequirement } from '@banxin/contract/calls/order/requirement';
import { missingAccess } from '@banxin/contract/rules/access';
import { chinese } from '@banxin/pricing/chinese';
import { describeSentence } from '@banxin/pricing/describe';
import { type ReadJob, readRequirement } from '@banxin/pricing/requirement';
import type { Sentence } from '@banxin/pricing/sentence';
import type { Context } from '../../context.ts';
import { price, termsOf } from './pricing.ts';

type Answer = OutputOf<typeof parseRequirement>;
type Made = Answer['jobs'][number]['made'];

const worded = (said: Sentence) => ({ text: chinese(said), said });

function madeOf({ customer, now }: Context, { product, fulfilled }: ReadJob): Made {
  if (product === null || fulfilled === null) return null;
  const { configuration, conflicts } = fulfilled;
  const isShown = missingAccess(calculateQuote.access, customer) === null;
  const priced = price({ configuration, urgent: 'none' }, termsOf(customer), now);
  return {
    productId: product.id,
    productName: product.name,
    family: product.family,
    configuration,
    spec: worded(describeSentence(product, configuration)),
    reasons: conflicts.map(({ said }) => worded(said)),
    total: priced?.valid && isShown ? priced.total : null,
  };
}

export async function readText(
  context: Context,
  { text }: ParsedOf<typeof parseRequirement>,
): Promise<Answer> {
  const { jobs, left } = readRequirement(text);
  return {
    jobs: jobs.map((job) => ({
      start: job.start,
      end: job.end,
      words: job.words.map(({ start, end, field, said }) => ({
        start,
        end,
        field,
        ...worded(said),
      })),
      gaps: job.notRead.map(({ start, end, why, offers }) => ({
        start,
        end,
        why,
        offers: offers.map(worded),
      })),
      continues: job.continues,
      made: madeOf(context, job),
    })),
    left,
  };
}
