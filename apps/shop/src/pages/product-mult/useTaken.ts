/** What all jobs take off together. */
import { prepareTogether } from '@banxin/contract/calls/order/together';
import type { Chosen } from '../../features/coupon/takenTogether.ts';
import { useTakenTogether } from '../../features/coupon/useTakenTogether.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { askedDrops } from './drops.ts';
import type { SentJob } from './ways.ts';

export function useTaken(jobs: readonly SentJob[], province: string, chosen: Chosen) {
  const may = useCanCall();
  const isSent = jobs.every(({ quote }) => quote.delivery !== null);
  const isAsked = jobs.length > 0 && isSent && may(prepareTogether);
  const rows = jobs.map(({ row, quote }) => ({
    configuration: row.configuration,
    ...(row.drops
      ? { drops: askedDrops(row.drops) }
      : quote.delivery && { carrier: quote.delivery.carrier }),
  }));
  return useTakenTogether(
    prepareTogether,
    isAsked ? { ...(province !== '' && { province }), rows } : null,
    chosen,
  );
}
