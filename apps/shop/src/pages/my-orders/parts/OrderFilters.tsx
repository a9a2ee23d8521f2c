/** Narrows the order list: words, sent by Enter, and the days of ordering, whose calendar comes later. */
import { Button } from '@banxin/ui/Button';
import { SearchField } from '@banxin/ui/SearchField';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense, useState } from 'react';
import { lazyExtra } from '../../../lib/lazyExtra.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../MyOrders.css.ts';
import { myOrdersText } from '../my-orders.messages.ts';
import { isNarrowed, type OrderQuery } from '../orderQuery.ts';

const OrderDates = lazyExtra(() => import('./OrderDates.tsx'));

export interface OrderFiltersProps {
  readonly query: OrderQuery;
  readonly onChange: (changes: Partial<OrderQuery>) => void;
  /** Orders found; null while not known. */
  readonly total: number | null;
}

export function OrderFilters({ query, onChange, total }: OrderFiltersProps) {
  const text = useText(myOrdersText);
  // What is typed is not searched for before it is sent; another address brings its own words.
  const [typed, setTyped] = useState({ sent: query.keyword, words: query.keyword });
  if (typed.sent !== query.keyword) setTyped({ sent: query.keyword, words: query.keyword });
  return (
    <fieldset className={css.filters} aria-label={text.filters}>
      <div className={css.search}>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={typed.words}
          onChange={(words) => {
            setTyped({ sent: query.keyword, words });
            if (words === '' && query.keyword !== '') onChange({ keyword: '' });
          }}
          onSubmit={(words) => onChange({ keyword: words.trim() })}
        />
      </div>
      <Suspense
        fallback={
          <div className={css.dates}>
            <Skeleton shape="control" />
          </div>
        }
      >
        <OrderDates query={query} onChange={onChange} />
      </Suspense>
      <div className={css.outcome}>
        {isNarrowed(query) && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => onChange({ keyword: '', from: '', to: '' })}
          >
            {text.clear}
          </Button>
        )}
        {total !== null && (
          <span className={css.total}>{text.total(total.toLocaleString('en-US'))}</span>
        )}
      </div>
    </fieldset>
  );
}
