/** One ticket of after-sales. */
import { getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { rowIdIn, useRouteParams } from '../../lib/useRouteParams.ts';
import { ticketText } from './aftersale-detail.messages.ts';

/** Answers come while the page is open. @unit ms */
const LOOK_EVERY = 60_000;

const TicketView = lazyPart(() => import('./parts/TicketView.tsx'));
void TicketView.prepare();

export default function AftersaleDetailPage() {
  const text = useText(ticketText);
  const { id } = useRouteParams('aftersaleDetail');
  const ticket = useCall(
    getAfterSale,
    { id: rowIdIn(id) },
    { refreshEvery: LOOK_EVERY, refreshOnFocus: true },
  );
  const pending = <Skeleton shape="block" count={3} isAnnounced />;
  return (
    <Loaded
      of={ticket}
      pending={pending}
      failed={{
        place: 'main',
        title: text.failed,
        unknown: text.notFound,
        unknownHint: text.notFoundHint,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('aftersale')}>{text.toList}</LinkButton>,
      }}
    >
      {(value, refresh) => (
        <Suspense fallback={pending}>
          <TicketView ticket={value} onChanged={() => void refresh()} />
        </Suspense>
      )}
    </Loaded>
  );
}
