/** A desk whose cases are orders, the earliest promise first. */
import type { WorksCase } from '@banxin/contract/entities/works';
import type { FloorDesk } from '@banxin/contract/lifecycles/works';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCase, useQueue } from '../works.data.ts';
import { worksText } from '../works.messages.ts';
import { heldByAnother } from './claim.ts';
import type { QueueRow } from './Queue.tsx';
import { Room } from './Room.tsx';

/** The case comes after the queue. */
const CaseView = lazyPart(() => import('./CaseView.tsx'));

interface OpenedCaseProps {
  readonly id: number;
  readonly desk: FloorDesk;
  readonly onDone: () => void;
}

function OpenedCase({ id, desk, onDone }: OpenedCaseProps) {
  const text = useText(worksText);
  const found = useCase(id);
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.caseFailed }}>
      {(one, refresh) => (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <CaseView one={one} desk={desk} onDone={onDone} onMoved={() => void refresh()} />
        </PartBoundary>
      )}
    </Loaded>
  );
}

export function DeskRoom({ desk }: { readonly desk: FloorDesk }) {
  const text = useText(worksText);
  const words = useFixedWords();
  const list = useQueue(desk);
  useEffect(() => {
    // What is opened next is there before it is asked for.
    void CaseView.prepare();
  }, []);
  const rowOf = (one: WorksCase): QueueRow => ({
    key: String(one.orderId),
    number: one.orderSN,
    standing: words(one.statusLabel),
    isLate: one.isLate,
    subject: `${one.productName} ${one.spec}`,
    customer: one.customer,
    heldBy: heldByAnother(one.claim),
    time: one.dueDay === null ? text.noDue : text.due(one.dueDay),
  });
  return (
    <Room
      desk={desk}
      list={list}
      rowOf={rowOf}
      noun={text.noun}
      searchPlaceholder={text.searchPlaceholder}
      searchHint={text.searchHint}
    >
      {({ orderId }, { next }) => (
        <OpenedCase key={orderId} id={orderId} desk={desk} onDone={next} />
      )}
    </Room>
  );
}
