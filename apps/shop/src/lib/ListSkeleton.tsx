/** Rows in the size of a list's while they load. */
import { Skeleton } from '@banxin/ui/Skeleton';
import * as css from './ListSheet.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** @param hasPictures rows begin with a picture */
export function ListSkeleton({ hasPictures }: { readonly hasPictures: boolean }) {
  return (
    <div className={css.bones}>
      {ROWS.map((row, index) => (
        <div key={row} className={css.bone[hasPictures ? 'pictured' : 'plain']}>
          {hasPictures && <Skeleton shape="thumb" />}
          <Skeleton shape="text" count={2} isAnnounced={index === 0} />
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
