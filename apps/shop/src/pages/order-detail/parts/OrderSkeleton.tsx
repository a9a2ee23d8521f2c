/** The order's page while it loads: same columns, same sheets. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import { useRouteParams } from '../../../lib/useRouteParams.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export function OrderSkeleton() {
  const text = useText(orderDetailText);
  const { sn } = useRouteParams('UserOrderDetail');
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <Heading level={1}>
          {text.title} {sn}
        </Heading>
        <Skeleton shape="text" isAnnounced />
      </Stack>
      <Sheet>
        <Skeleton shape="control" />
      </Sheet>
      <Split
        aside={
          <Sheet>
            <Skeleton shape="text" count={6} />
          </Sheet>
        }
      >
        <Stack gap={20}>
          <Sheet>
            <Skeleton shape="text" count={5} />
          </Sheet>
          <Sheet>
            <Skeleton shape="row" count={2} />
          </Sheet>
        </Stack>
      </Split>
    </Stack>
  );
}
