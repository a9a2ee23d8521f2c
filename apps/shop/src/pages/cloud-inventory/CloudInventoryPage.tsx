/** What lies in the cloud warehouse: goods that are kept, goods of the shop, what keeping costs, and what is done with them. */
import {
  applyCloudOut,
  exportCloudInventory,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import { createCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Suspense } from 'react';
import { useSession } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import { inventoryTabs, stockStatuses, useInventory } from './cloud-inventory.data.ts';
import { cloudInventoryText } from './cloud-inventory.messages.ts';
import { Summary } from './parts/Summary.tsx';

const GoodsRows = lazyPart(() => import('./parts/GoodsRows.tsx'));
void GoodsRows.prepare();

/** Where there is nothing yet: how it comes to be there. */
function Ways() {
  const text = useText(cloudInventoryText);
  const { mayOpen } = useSession();
  return (
    <Inline gap={12} justify="center">
      {mayOpen('category') && (
        <LinkButton href={pathOf('category')} variant="primary">
          {text.toProducts}
        </LinkButton>
      )}
      {mayOpen('cloudOrder') && (
        <LinkButton href={pathOf('cloudInventory', {}, { tab: 'sales' })}>
          {text.toSales}
        </LinkButton>
      )}
    </Inline>
  );
}

export default function CloudInventoryPage() {
  const text = useText(cloudInventoryText);
  const may = useCanCall();
  const { mayOpen } = useSession();
  const { list, filter } = useInventory();
  const isCustody = list.shown.tab === 'custody';
  const hasRows = list.rows.state === 'ready' && list.rows.value.items.length > 0;
  const canSend = may(createCloudOrder) && mayOpen('cloudOrder');
  return (
    <ListSheet
      title={text.title}
      noun={isCustody ? text.nounCustody : text.nounSales}
      action={
        <Inline gap={12}>
          {isCustody && hasRows && may(exportCloudInventory) && (
            <SaveFileButton
              call={exportCloudInventory}
              input={filter}
              words={{ label: text.export, done: text.exported, failed: text.exportFailed }}
            />
          )}
          {canSend && <LinkButton href={pathOf('cloudOrder')}>{text.toOrder}</LinkButton>}
        </Inline>
      }
      above={<Summary />}
      list={list}
      tabs={{ label: text.tabs, items: inventoryTabs.map((id) => ({ id, label: text[id] })) }}
      words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
      filters={
        isCustody && (
          <NativeSelect
            aria-label={text.status}
            value={list.query.status}
            options={stockStatuses.map((id, at) => ({ id, label: text.statuses[at] ?? id }))}
            onChange={(status) => list.change({ status: status as (typeof stockStatuses)[number] })}
          />
        )
      }
      empty={
        isCustody
          ? { title: text.none, hint: text.noneHint, action: <Ways /> }
          : { title: text.noSales, hint: text.noSalesHint }
      }
    >
      {(goods, isPending) => (
        <Suspense fallback={<ListSkeleton hasPictures={false} />}>
          <GoodsRows
            key={list.shown.tab}
            goods={goods}
            isCustody={isCustody}
            isPending={isPending}
            canSend={canSend}
            canAlert={may(setCloudAlert)}
            canTakeOut={may(applyCloudOut)}
            onChanged={list.refresh}
          />
        </Suspense>
      )}
    </ListSheet>
  );
}
