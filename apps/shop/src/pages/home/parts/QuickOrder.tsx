/** Quick order's place on the page: drawn by the server with room for the box, gone where no script will come. */
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import * as css from './quickOrder.css.ts';
import { quickOrderText } from './quickOrder.messages.ts';

const QuickOrderBox = lazyPart(() => import('./QuickOrderBox.tsx'));

export function QuickOrder() {
  const text = useText(quickOrderText);
  const isHydrated = useIsHydrated();
  const bones = <Skeleton shape="control" count={4} />;
  return (
    <div className={css.scripted}>
      <Sheet element="section" aria-label={text.title}>
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2}>{text.title}</Heading>
            <Text tone="body">{text.hint}</Text>
          </Stack>
          <div className={css.room}>
            {isHydrated ? (
              <PartBoundary pending={bones} instead={<EmptyState title={text.lost} />}>
                <QuickOrderBox />
              </PartBoundary>
            ) : (
              bones
            )}
          </div>
        </Stack>
      </Sheet>
    </div>
  );
}
