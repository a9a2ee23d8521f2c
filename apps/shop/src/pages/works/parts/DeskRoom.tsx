/** One desk: its queue on the left, the case that is open on the right. */
import type { FloorDesk as Desk } from '@banxin/contract/lifecycles/works';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useDeskKeys } from '../useDeskKeys.ts';
import * as css from '../Works.css.ts';
import { useCase, useQueue } from '../works.data.ts';
import { worksText } from '../works.messages.ts';
import { Queue } from './Queue.tsx';

/** The case comes after the queue, the keys when they are asked for. */
const CaseView = lazyPart(() => import('./CaseView.tsx'));
const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'));

interface OpenedCaseProps {
  readonly id: number;
  readonly desk: Desk;
  readonly onDone: () => void;
}

function OpenedCase({ id, desk, onDone }: OpenedCaseProps) {
  const text = useText(worksText);
  const found = useCase(id);
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.caseFailed }}>
      {(one, refresh) => (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <CaseView one={one} desk={desk} onDone={onDone} onRefused={() => void refresh()} />
        </PartBoundary>
      )}
    </Loaded>
  );
}

export function DeskRoom({ desk }: { readonly desk: Desk }) {
  const text = useText(worksText);
  const list = useQueue(desk);
  useEffect(() => {
    // What is opened next is there before it is asked for.
    void CaseView.prepare();
  }, []);
  const room = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const cases = list.rows.state === 'ready' ? list.rows.value.items : [];
  const at = cases.findIndex(({ orderId }) => orderId === chosen);
  const go = (to: number) => () => {
    const next = cases[Math.min(Math.max(to, 0), cases.length - 1)];
    if (next) setChosen(next.orderId);
  };
  useDeskKeys({
    j: go(at + 1),
    k: go(at - 1),
    '/': () => room.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    '?': () => setKeysShown(true),
  });
  /** What was done leaves the queue: the one behind it takes its place. */
  const goOn = (): void => {
    const next = cases[at + 1] ?? cases[at - 1];
    setChosen(next?.orderId ?? null);
    list.refresh();
  };
  return (
    <div ref={room} className={css.room}>
      <ListSheet
        title={text[desk]}
        level={2}
        noun={text.noun}
        list={list}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        empty={{ title: text.done, hint: text.doneHint }}
      >
        {(rows, isPending) => (
          <Queue cases={rows} isPending={isPending} openId={chosen} onOpen={setChosen} />
        )}
      </ListSheet>
      {chosen === null ? (
        <Sheet>
          <EmptyState title={text.choose}>{text.chooseHint}</EmptyState>
        </Sheet>
      ) : (
        <OpenedCase key={chosen} id={chosen} desk={desk} onDone={goOn} />
      )}
      {areKeysShown && (
        <PartBoundary>
          <KeysDialog desk={desk} onEnd={() => setKeysShown(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
