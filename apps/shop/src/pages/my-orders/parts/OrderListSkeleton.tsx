/** Rows in the size of orders while they load. */
import { Skeleton } from '@banxin/ui/Skeleton';
import * as css from '../MyOrders.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function OrderListSkeleton() {
  return (
    <div className={css.bones}>
      {ROWS.map((row, index) => (
        <div key={row} className={css.bone}>
          <Skeleton shape="thumb" isAnnounced={index === 0} />
          <Skeleton shape="text" count={2} />
          <div className={css.boneWide}>
            <Skeleton shape="text" />
          </div>
          <div className={css.boneWide}>
            <Skeleton shape="control" />
          </div>
        </div>
      ))}
    </div>
  );
}
