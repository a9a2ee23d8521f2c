/** The order's page while it loads: same columns, same sheets. */
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';

export function OrderSkeleton() {
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <Skeleton shape="heading" isAnnounced />
        <Skeleton shape="text" />
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
