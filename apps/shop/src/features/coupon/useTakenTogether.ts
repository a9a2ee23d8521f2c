/** What orders take off that are placed together, asked for whenever they or the choice change. */
import type { Call } from '@banxin/contract/call';
import type {
  OfferedTogether,
  TogetherChoice,
} from '@banxin/contract/calls/order/together.schemas';
import { useCall } from '../../lib/useCall.ts';
import { type Chosen, NOTHING_TAKEN, sentChoice, takenOf } from './takenTogether.ts';

/** @param asked the orders; null where nothing is asked: nobody knows yet where they go, or prices are not shown */
export function useTakenTogether<I extends TogetherChoice>(
  call: Call<I, OfferedTogether>,
  asked: I | null,
  chosen: Chosen,
) {
  const offered = useCall(call, asked && { ...asked, ...sentChoice(chosen) }, {
    keepPrevious: true,
  });
  const isAsked = asked !== null;
  const taken = isAsked && offered.state === 'ready' ? takenOf(offered.value) : NOTHING_TAKEN;
  const isOnItsWay =
    offered.state === 'loading' || (offered.state === 'ready' && offered.isRefreshing);
  const isChosen = [sentChoice(chosen), taken.choice].some((one) => Object.keys(one).length > 0);
  return {
    taken,
    /** Null where nothing is asked. */
    offered: isAsked ? offered : null,
    /** Something was chosen, or is no more, and what is taken off is not known yet. */
    isPending: isAsked && isOnItsWay && isChosen,
    refresh: (): void => {
      // A failure stands in `offered`, where the page shows it.
      if (offered.state === 'ready') void offered.refresh().catch(() => undefined);
    },
  };
}
