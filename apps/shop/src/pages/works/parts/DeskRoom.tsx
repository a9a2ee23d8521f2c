/** A desk whose cases are orders, the earliest promise first. */
import type { WorksCase } from '@banxin/contract/entities/works';
import { deskStatuses, type FloorDesk, queuedFiles } from '@banxin/contract/lifecycles/works';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useEffect } from 'react';
import { deskText } from '../../../features/works/desk.messages.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { rowIdIn } from '../../../lib/useRouteParams.ts';
import { useOpenCase } from '../useOpenCase.ts';
import { useReadAgain } from '../useReadAgain.ts';
import { useCase, useQueue } from '../works.data.ts';
import { worksText } from '../works.messages.ts';
import { BulkBar } from './BulkBar.tsx';
import { heldByAnother } from './claim.ts';
import { GoneCase } from './GoneCase.tsx';
import { isGone } from './isGone.ts';
import type { QueueRow } from './Queue.tsx';
import { Room } from './Room.tsx';

/** The case comes after the queue. */
const CaseView = lazyPart(() => import('./CaseView.tsx'));
/** One desk scans. */
const ScanField = lazyPart(() => import('./ScanField.tsx'));

/** Whether it is one of those of the desk still; of several addresses one may be, where the order is further. */
const waitsAt = ({ status, drops }: WorksCase, desk: FloorDesk): boolean =>
  deskStatuses[desk].some((one) => one === status) || drops.length > 0;

/** True for a case of the review whose files wait for the customer: it stands in no queue until they are there. */
const waitsForFiles = ({ status, fileStatus }: WorksCase): boolean =>
  deskStatuses.review.some((one) => one === status) &&
  !queuedFiles.some((one) => one === fileStatus);

const keyOf = ({ orderId }: Pick<WorksCase, 'orderId'>): string => String(orderId);

/** Reads it while the one before is worked on. */
const useAhead = (key: string | null): void => {
  useCase(key === null ? null : rowIdIn(key));
};

interface OpenedCaseProps {
  readonly id: number;
  readonly desk: FloorDesk;
  readonly onDone: () => void;
}

function OpenedCase({ id, desk, onDone }: OpenedCaseProps) {
  const text = useText(worksText);
  const words = useFixedWords();
  const names = useText(deskText);
  const found = useCase(id === 0 ? null : id);
  if (id === 0 || isGone(found)) return <GoneCase />;
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.caseFailed }}>
      {(one, refresh) => (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <Stack gap={12}>
            {!waitsAt(one, desk) && (
              <Notice>{text.elsewhere(names[desk], words(one.statusLabel))}</Notice>
            )}
            {desk === 'review' && waitsForFiles(one) && <Notice>{text.withCustomer}</Notice>}
            <CaseView one={one} desk={desk} onDone={onDone} onMoved={() => void refresh()} />
          </Stack>
        </PartBoundary>
      )}
    </Loaded>
  );
}

export function DeskRoom({ desk }: { readonly desk: FloorDesk }) {
  const text = useText(worksText);
  const words = useFixedWords();
  const list = useQueue(desk);
  const readAgain = useReadAgain();
  const { open } = useOpenCase();
  const openScanned = (id: number): void => open(keyOf({ orderId: id }), { replace: false });
  useEffect(() => {
    // What is opened next is there before it is asked for.
    void CaseView.prepare();
  }, []);
  const rowOf = (one: WorksCase): QueueRow => ({
    key: keyOf(one),
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
      action={
        desk === 'shipping' && (
          <PartBoundary pending={<Skeleton shape="control" />}>
            <ScanField onFound={openScanned} />
          </PartBoundary>
        )
      }
      noun={text.noun}
      searchPlaceholder={text.searchPlaceholder}
      searchHint={text.searchHint}
      useAhead={useAhead}
      bulk={(chosen, openKey, onDone) => (
        <BulkBar
          desk={desk}
          chosen={chosen}
          openId={openKey === null ? 0 : rowIdIn(openKey)}
          onDone={onDone}
        />
      )}
    >
      {(key, { next }) => (
        <OpenedCase
          key={key}
          id={rowIdIn(key)}
          desk={desk}
          onDone={() => {
            next();
            readAgain();
          }}
        />
      )}
    </Room>
  );
}
