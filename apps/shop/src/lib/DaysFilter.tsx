/** Days that narrow a list; the calendar's code comes later, its room is kept. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { memo, Suspense } from 'react';
import type { DaysFieldProps } from './DaysField.tsx';
import * as css from './ListSheet.css.ts';
import { lazyOptional } from './lazyOptional.ts';

const DaysField = lazyOptional(() => import('./DaysField.tsx'));

/** Not drawn again for what changes beside it: a field of two dates is as much as a list of orders. */
export const DaysFilter = memo(function DaysFilter(props: DaysFieldProps) {
  return (
    <div className={css.days}>
      <Suspense fallback={<Skeleton shape="control" />}>
        <DaysField {...props} />
      </Suspense>
    </div>
  );
});
