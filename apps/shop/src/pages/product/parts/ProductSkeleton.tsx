/** The public catalogue while it loads. */
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import { productPageText } from '../product.messages.ts';

const SHEETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ProductSkeleton() {
  const text = useText(productPageText);
  return (
    <Stack gap={24}>
      <Heading level={1}>{text.all}</Heading>
      <Skeleton shape="text" isAnnounced />
      <Grid columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
        {SHEETS.map((sheet) => (
          <Sheet key={sheet} padding="none">
            <Skeleton shape="art" />
            <Sheet padding="small">
              <Skeleton shape="text" count={2} />
            </Sheet>
          </Sheet>
        ))}
      </Grid>
    </Stack>
  );
}
