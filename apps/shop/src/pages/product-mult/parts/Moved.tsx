/** A price or the sum moved: nothing is ordered until the new one is accepted. */
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import type { Terms } from '../prices.ts';
import type { Ordering, Placing } from '../useOrdering.ts';
import type { SentJob } from '../ways.ts';

const RowsMoved = lazyPart(() => import('./RowsMoved.tsx'));
const SumMoved = lazyPart(() => import('../../../features/quote/SumMoved.tsx'));

export interface MovedProps {
  readonly ordering: Ordering;
  readonly jobs: readonly SentJob[];
  readonly terms: Terms;
  /** With the new prices. @unit fen */
  readonly total: number;
  readonly onAcceptRows: () => void;
  readonly onAcceptSum: (accepted: Pick<Placing, 'accepted' | 'sum'>) => void;
  /** Back to what is shown, which is asked for anew. */
  readonly onBack: () => void;
}

export function Moved({ ordering, jobs, terms, total, ...on }: MovedProps) {
  const { moved, sumMoved, forgetMoved } = ordering;
  const back = (): void => {
    forgetMoved();
    on.onBack();
  };
  return (
    <PartBoundary onLost={forgetMoved}>
      {moved && (
        <RowsMoved {...{ jobs, terms, moved, total }} onAccept={on.onAcceptRows} onBack={back} />
      )}
      {sumMoved && (
        <SumMoved
          seen={sumMoved.seen}
          total={sumMoved.total}
          onAccept={() => on.onAcceptSum({ sum: sumMoved.total, accepted: sumMoved.accepted })}
          onBack={back}
        />
      )}
    </PartBoundary>
  );
}
