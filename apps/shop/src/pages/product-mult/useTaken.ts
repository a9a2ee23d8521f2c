/** What all jobs take off together, asked for whenever the jobs, their way or the choice change. */
import { prepareTogether } from '@banxin/contract/calls/order/together';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useCall } from '../../lib/useCall.ts';
import { type Chosen, NOTHING_TAKEN, sentChoice, takenOf } from './taken.ts';
import type { SentJob } from './ways.ts';

export function useTaken(jobs: readonly SentJob[], province: string, chosen: Chosen) {
  const may = useCanCall();
  const isAsked = jobs.length > 0 && province !== '' && may(prepareTogether);
  const offered = useCall(
    prepareTogether,
    isAsked
      ? {
          province,
          rows: jobs.map(({ row, quote }) => ({
            configuration: row.configuration,
            ...(quote.delivery && { carrier: quote.delivery.carrier }),
          })),
          ...sentChoice(chosen),
        }
      : null,
    { keepPrevious: true },
  );
  const taken = isAsked && offered.state === 'ready' ? takenOf(offered.value) : NOTHING_TAKEN;
  const isOnItsWay =
    offered.state === 'loading' || (offered.state === 'ready' && offered.isRefreshing);
  const isChosen = [sentChoice(chosen), taken.choice].some((one) => Object.keys(one).length > 0);
  return {
    taken,
    /** Null where nothing is asked: nobody knows yet where it goes, or prices are not shown. */
    offered: isAsked ? offered : null,
    /** Something was chosen, or is no more, and what is taken off is not known yet. */
    isPending: isAsked && isOnItsWay && isChosen,
    refresh: (): void => {
      // A failure stands in `offered`, where the page shows it.
      if (offered.state === 'ready') void offered.refresh().catch(() => undefined);
    },
  };
}
