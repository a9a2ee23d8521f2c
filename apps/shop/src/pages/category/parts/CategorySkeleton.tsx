/** The category centre while it loads. */
import { Grid } from '@banxin/ui/Grid';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import * as css from '../Category.css.ts';

const SHEETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CategorySkeleton() {
  return (
    <div className={css.frame}>
      <Sheet>
        <Skeleton shape="text" count={8} isAnnounced />
      </Sheet>
      <Stack gap={20}>
        <Skeleton shape="heading" />
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
