/** Stands where an article will be. */
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';

export function ArticleSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="text" />
      <Sheet padding="large">
        <Stack gap={24}>
          <Skeleton shape="heading" isAnnounced />
          <Skeleton shape="text" count={6} />
          <Skeleton shape="block" />
          <Skeleton shape="text" count={5} />
        </Stack>
      </Sheet>
    </Stack>
  );
}
