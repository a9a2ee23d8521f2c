/** What this customer pays for a sample, and why. */
import type { SampleTerms } from '@banxin/contract/calls/stock/goods.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { useText } from '../../../lib/text.ts';
import { stockText } from '../product-stock.messages.ts';

export function Sample({ terms: { kind, left } }: { readonly terms: SampleTerms }) {
  const text = useText(stockText);
  const said = {
    rate: { title: text.sampleRate, why: text.sampleRateWhy },
    quota: { title: text.sampleQuota(left), why: text.sampleQuotaWhy },
    quotaSpent: { title: text.sampleSpent, why: text.sampleSpentWhy },
    none: { title: text.sampleNone, why: text.sampleNoneWhy },
  }[kind];
  const isGood = kind === 'rate' || kind === 'quota';
  return (
    <Notice tone={isGood ? 'positive' : 'action'} title={said.title}>
      {said.why} {!isGood && <Link href={pathOf('vipIntroduction')}>{text.members}</Link>}
    </Notice>
  );
}
