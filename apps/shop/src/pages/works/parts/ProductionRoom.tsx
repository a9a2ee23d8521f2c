/** The desk of production: orders one by one, or gang sheets. Which of the two stands in the address. */
import { pathOf } from '@banxin/contract/routes';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Tabs } from '@banxin/ui/Tabs';
import { useLocation, useSearchParams } from 'wouter';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { gangText } from '../gang/gang.messages.ts';
import { DeskRoom } from './DeskRoom.tsx';

/** Brings the drawing of sheets and their geometry along. */
const GangRoom = lazyPart(() => import('../gang/GangRoom.tsx'));

const GANG = 'gang';

export function ProductionRoom() {
  const text = useText(gangText);
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const isGang = search.get('room') === GANG;
  const open = (id: string): void =>
    navigate(pathOf('works', { desk: 'production' }, id === GANG ? { room: GANG } : {}));
  return (
    <Tabs
      label={text.rooms}
      items={[
        { id: 'orders', label: text.orders },
        { id: GANG, label: text.gang },
      ]}
      selectedId={isGang ? GANG : 'orders'}
      onSelectionChange={open}
    >
      {isGang ? (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <GangRoom />
        </PartBoundary>
      ) : (
        <DeskRoom desk="production" />
      )}
    </Tabs>
  );
}
