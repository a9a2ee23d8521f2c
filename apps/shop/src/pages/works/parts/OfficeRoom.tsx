/** A desk of the office: what came first is first. */
import type { OfficeHead, OfficeKind, OfficeView } from '@banxin/contract/entities/office';
import type { OfficeDesk } from '@banxin/contract/lifecycles/works';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { officeText } from '../office.messages.ts';
import { papersText } from '../papers.messages.ts';
import { type OfficeName, useOfficeCase, useOfficeQueue } from '../works.data.ts';
import { worksText } from '../works.messages.ts';
import { heldByAnother } from './claim.ts';
import { EnterReceipt } from './EnterReceipt.tsx';
import { GoneCase } from './GoneCase.tsx';
import { isGone } from './isGone.ts';
import type { QueueRow } from './Queue.tsx';
import { type Onward, Room, type RoomProps } from './Room.tsx';

const OfficeCaseView = lazyPart(() => import('./OfficeCaseView.tsx'));

const keyOf = ({ kind, number }: OfficeName): string => `${kind}:${number}`;

const kinds: Readonly<Record<OfficeKind, true>> = {
  ticket: true,
  authentication: true,
  certificate: true,
  invoice: true,
  red: true,
  unplaced: true,
  transfer: true,
  withdrawal: true,
  bankReturn: true,
  suggestion: true,
};
const isKind = (name: string | undefined): name is OfficeKind =>
  name !== undefined && Object.hasOwn(kinds, name);

/** The case that a key names; null when it names none. */
function nameIn(key: string | null): OfficeName | null {
  const [, kind, number = ''] = key?.match(/^(\w+):(\S{1,64})$/) ?? [];
  return isKind(kind) ? { kind, number } : null;
}

/** Reads it while the one before is worked on. */
const useAhead = (key: string | null): void => {
  useOfficeCase(nameIn(key));
};

interface OpenedProps {
  /** null: the address names none. */
  readonly name: OfficeName | null;
  readonly onward: Onward;
}

function Opened({ name, onward }: OpenedProps) {
  const text = useText(worksText);
  const found = useOfficeCase(name);
  if (name === null || isGone(found)) return <GoneCase />;
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.caseFailed }}>
      {(one, refresh) => (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <OfficeCaseView one={one} onward={onward} onChanged={() => void refresh()} />
        </PartBoundary>
      )}
    </Loaded>
  );
}

export interface OfficeRoomProps {
  readonly desk: OfficeDesk;
  /** @default the name of the desk */
  readonly title?: string;
  /** What it shows. @default what waits */
  readonly view?: OfficeView;
  /** What it is called there, and why nothing is. @default what waits, and that all is done */
  readonly said?: Partial<Pick<RoomProps<OfficeHead>, 'noun' | 'searchPlaceholder' | 'empty'>>;
}

export function OfficeRoom({ desk, title, view = 'waiting', said = {} }: OfficeRoomProps) {
  const text = useText(officeText);
  const papers = useText(papersText);
  const words = useFixedWords();
  const list = useOfficeQueue(desk, view);
  useEffect(() => {
    void OfficeCaseView.prepare();
  }, []);
  const rowOf = (head: OfficeHead): QueueRow => ({
    key: keyOf(head),
    number: head.number,
    standing: words(head.standing),
    isLate: head.isLate,
    subject: words(head.subject),
    customer: head.customer,
    heldBy: heldByAnother(head.claim),
    time:
      head.endsOn === undefined ? text.since(minuteText(head.since)) : papers.until(head.endsOn),
  });
  return (
    <Room
      desk={desk}
      {...(title !== undefined && { title })}
      list={list}
      rowOf={rowOf}
      noun={said.noun ?? text.noun}
      searchPlaceholder={said.searchPlaceholder ?? text.searchPlaceholder}
      {...(said.empty && { empty: said.empty })}
      searchHint={text.searchHint}
      useAhead={useAhead}
      action={desk === 'receipts' && <EnterReceipt onEntered={list.refresh} />}
    >
      {(key, onward) => <Opened key={key} name={nameIn(key)} onward={onward} />}
    </Room>
  );
}
