/** Stands where results will. */
import { Grid } from '@banxin/ui/Grid';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';

const BONES = ['a', 'b', 'c', 'd'];

export function SearchBones() {
  return (
    <Grid columns={{ wide: 4, small: 4, phone: 2 }} gap={16}>
      {BONES.map((bone, index) => (
        <Sheet key={bone} padding="none">
          <Skeleton shape="art" isAnnounced={index === 0} />
        </Sheet>
      ))}
    </Grid>
  );
}
