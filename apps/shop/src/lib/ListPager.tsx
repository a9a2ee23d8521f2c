/** The foot of a list: how many there are, and the way through its pages. */
import { PAGE_SIZES } from '@banxin/contract/constants';
import { Pager } from '@banxin/ui/Pager';
import * as css from './ListPager.css.ts';

export interface ListPagerProps {
  /** Rows of the whole list; nothing is shown for an empty one. */
  readonly total: number;
  /** Where two lists stand beside each other: which of them it leads through. */
  readonly label?: string;
  /** As the address has it; a page beyond the last is the last. */
  readonly query: { readonly page: number; readonly size: number };
  readonly onChange: (to: { readonly page: number; readonly size: number }) => void;
}

export function ListPager({ total, label, query: { page, size }, onChange }: ListPagerProps) {
  if (total === 0) return null;
  return (
    <div className={css.foot}>
      <Pager
        total={total}
        label={label}
        page={Math.min(page, Math.ceil(total / size))}
        pageSize={size}
        pageSizes={PAGE_SIZES}
        onChange={(next, nextSize) => onChange({ page: next, size: nextSize })}
      />
    </div>
  );
}
