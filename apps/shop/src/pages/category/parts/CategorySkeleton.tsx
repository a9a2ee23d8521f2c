/** The category centre while it loads. */
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import { categoryText } from '../category.messages.ts';

const SHEETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CategorySkeleton() {
  const text = useText(categoryText);
  return (
    <div className={css.frame}>
      <Sheet>
        <Skeleton shape="text" count={8} isAnnounced />
      </Sheet>
      <Stack gap={20}>
        <Heading level={1}>{text.title}</Heading>
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
    </div>
  );
}
