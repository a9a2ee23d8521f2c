/** Stands where a page will be: same type area, no spinner. */
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';

export function PageSkeleton() {
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Skeleton shape="heading" isAnnounced />
        <Sheet>
          <Skeleton shape="text" count={6} />
        </Sheet>
      </Stack>
    </Page>
  );
}
