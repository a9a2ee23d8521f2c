/** Days that narrow a list; the calendar's code comes later, its room is kept. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import type { DaysFieldProps } from './DaysField.tsx';
import * as css from './ListSheet.css.ts';
import { lazyOptional } from './lazyOptional.ts';

const DaysField = lazyOptional(() => import('./DaysField.tsx'));

export function DaysFilter(props: DaysFieldProps) {
  return (
    <div className={css.days}>
      <Suspense fallback={<Skeleton shape="control" />}>
        <DaysField {...props} />
      </Suspense>
    </div>
  );
}
