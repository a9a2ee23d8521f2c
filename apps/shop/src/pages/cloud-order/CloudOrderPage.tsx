/** Sending from the cloud warehouse: a parcel being put together, and the orders that left. */
import { createCloudOrder, prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { cloudOrderText } from './cloud-order.messages.ts';
import { cloudOrderAddress, cloudOrderViews } from './cloud-orders.data.ts';

/** Each tab's code comes when it is opened. */
const Parcel = lazyPart(() => import('./parts/Parcel.tsx'));
const CloudOrders = lazyPart(() => import('./parts/CloudOrders.tsx'));

export default function CloudOrderPage() {
  const text = useText(cloudOrderText);
  const words = useFixedWords();
  const may = useCanCall();
  const [params, setParams] = useSearchParams();
  const { tab } = cloudOrderAddress.read(params);
  const show = useCallback(
    (id: string) =>
      setParams(cloudOrderAddress.write(cloudOrderAddress.start, { tab: id as typeof tab })),
    [setParams],
  );
  const why = !may(createCloudOrder)
    ? rightRefusals.create
    : may(prepareCloudOrder)
      ? null
      : rightRefusals.prices;
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Tabs
        label={text.tabs}
        size="large"
        items={cloudOrderViews.map((id) => ({ id, label: text[id] }))}
        selectedId={tab}
        onSelectionChange={show}
      >
        <PartBoundary key={tab} pending={<Skeleton shape="block" />}>
          {tab === 'orders' ? (
            <CloudOrders />
          ) : why === null ? (
            <Parcel />
          ) : (
            <Notice>{words(why)}</Notice>
          )}
        </PartBoundary>
      </Tabs>
    </Stack>
  );
}
