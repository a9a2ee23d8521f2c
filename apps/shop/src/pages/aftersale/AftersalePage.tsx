/** Tickets of after-sales: how each stands, what waits for the customer, and the way to a new one. */
import type { ClaimSummary } from '@banxin/contract/entities/afterSales';
import { Button } from '@banxin/ui/Button';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Suspense, useState } from 'react';
import { claimText } from '../../features/afterSales/claim.messages.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { causes, ticketTabs, useTickets } from './aftersale.data.ts';
import { aftersaleText } from './aftersale.messages.ts';

const TicketTable = lazyPart(() => import('./parts/TicketTable.tsx'));
void TicketTable.prepare();
const PickOrder = lazyPart(() => import('./parts/PickOrder.tsx'));
const RevokeQuestion = lazyPart(() => import('../../features/afterSales/RevokeQuestion.tsx'));

export default function AftersalePage() {
  const text = useText(aftersaleText);
  const names = useText(claimText);
  const { list, counts } = useTickets();
  const [isPicking, setPicking] = useState(false);
  const [revoking, setRevoking] = useState<ClaimSummary | null>(null);
  const apply = (
    <Button variant="primary" onPress={() => setPicking(true)}>
      {text.apply}
    </Button>
  );
  const isAll = list.shown.tab === 'all';
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={apply}
        list={list}
        tabs={{
          label: text.tabs,
          items: ticketTabs.map((id) => ({
            id,
            label: text[id],
            ...(counts !== null && { count: counts[id] ?? 0 }),
          })),
        }}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        filters={
          <NativeSelect
            aria-label={text.cause}
            value={list.query.cause}
            options={[
              { id: '', label: text.anyCause },
              ...causes.map((id) => ({ id, label: names[`cause${id}` as 'cause1'] })),
            ]}
            onChange={(cause) => list.change({ cause })}
          />
        }
        empty={isAll ? { title: text.none, hint: text.noneHint } : { title: text.noneHere }}
        hasPictures
      >
        {(tickets, isPending) => (
          <Suspense fallback={<ListSkeleton hasPictures />}>
            <TicketTable tickets={tickets} isPending={isPending} onRevoke={setRevoking} />
          </Suspense>
        )}
      </ListSheet>
      {isPicking && (
        <PartBoundary onLost={() => setPicking(false)}>
          <PickOrder onClose={() => setPicking(false)} />
        </PartBoundary>
      )}
      {revoking !== null && (
        <PartBoundary onLost={() => setRevoking(null)}>
          <RevokeQuestion
            ticket={revoking}
            onEnd={(isDone) => {
              setRevoking(null);
              if (isDone) list.refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
