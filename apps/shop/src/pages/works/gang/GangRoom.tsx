/** Gang sheets (拼版): stocks on the left, the board of the one that is open beside them. */

import type { OutputOf } from '@banxin/contract/call';
import type { getGang } from '@banxin/contract/calls/works/gang';
import type { GangGroup } from '@banxin/contract/entities/gang';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { messageOf } from '@banxin/contract/refusals/row';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useRef, useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import * as css from './Gang.css.ts';
import { useGang } from './gang.data.ts';
import { gangText } from './gang.messages.ts';
import { GangBoard } from './parts/GangBoard.tsx';
import { StockList } from './parts/StockList.tsx';
import { groupKey } from './stockNames.ts';
import { useSheetKeys } from './useSheetKeys.ts';

const KeysDialog = lazyPart(() => import('../parts/KeysDialog.tsx'));

type Room = OutputOf<typeof getGang>;

const HOUR = 60;

function CutOff({ cutOff, minutesLeft }: Pick<Room, 'cutOff' | 'minutesLeft'>) {
  const text = useText(gangText);
  return (
    <div className={css.head}>
      <Inline gap={12}>
        <StatusTag
          tone={minutesLeft === null ? 'critical' : minutesLeft <= HOUR ? 'caution' : 'action'}
        >
          {text.cutOff(cutOff)}
        </StatusTag>
        <Text size={13}>
          {minutesLeft === null
            ? text.past
            : text.left(Math.floor(minutesLeft / HOUR), minutesLeft % HOUR)}
        </Text>
      </Inline>
    </div>
  );
}

const holds = (group: GangGroup, orderId: number): boolean =>
  [...group.waiting, ...group.sheets.flatMap(({ orders }) => orders)].some(
    (order) => order.orderId === orderId,
  );

/** Paper of a stock's key: what stands before its inks. */
const paperOf = ({ stock }: GangGroup): string => stock.split('|').slice(0, 2).join('|');

function Stocks({ room, refresh }: { readonly room: Room; readonly refresh: () => Promise<void> }) {
  const text = useText(gangText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useSheetKeys(place, () => setKeysShown(true));
  const { groups, press } = room;
  const open = groups.find((group) => groupKey(group) === chosen) ?? groups[0];
  if (open === undefined) {
    return (
      <Sheet>
        <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
      </Sheet>
    );
  }
  const refuse = (to: GangGroup, orderId: number): void => {
    const from = groups.find((group) => holds(group, orderId));
    if (from === undefined || from === to) return;
    const both = { a: to.stockName, b: from.stockName };
    const why =
      from.stock === to.stock
        ? messageOf(refusals.otherFactory, { orderSN: '' })
        : messageOf(
            paperOf(from) === paperOf(to) ? refusals.otherPrint : refusals.otherPaper,
            both,
          );
    toasts.show({ text: words(why), tone: 'critical' });
  };
  return (
    <div ref={place} className={css.room}>
      <StockList groups={groups} openKey={groupKey(open)} onOpen={setChosen} onPut={refuse} />
      <GangBoard
        key={groupKey(open)}
        group={open}
        terms={press}
        refresh={refresh}
        onForeign={(orderId) => refuse(open, orderId)}
      />
      {areKeysShown && (
        <PartBoundary>
          <KeysDialog room="gang" onEnd={() => setKeysShown(false)} />
        </PartBoundary>
      )}
    </div>
  );
}

export default function GangRoom() {
  const text = useText(gangText);
  const found = useGang();
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.failed }}>
      {(room, refresh) => (
        <>
          <CutOff {...room} />
          <Stocks room={room} refresh={refresh} />
        </>
      )}
    </Loaded>
  );
}
