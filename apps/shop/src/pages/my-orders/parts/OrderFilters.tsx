/** Narrows the order list: words, sent by Enter, and the days of ordering. */
import { Button } from '@banxin/ui/Button';
import { SearchField } from '@banxin/ui/SearchField';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import * as css from '../MyOrders.css.ts';
import { myOrdersText } from '../my-orders.messages.ts';
import { isNarrowed, type OrderQuery } from '../orderQuery.ts';

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
  const day = (name: 'from' | 'to', label: string) => (
    <input
      type="date"
      aria-label={label}
      className={css.day}
      data-empty={query[name] === '' || undefined}
      value={query[name]}
      min={name === 'to' ? query.from : undefined}
      max={name === 'from' ? query.to : undefined}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
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
      <fieldset className={css.dates} aria-label={text.dates}>
        <span className={css.datesLabel} aria-hidden="true">
          {text.dates}
        </span>
        {day('from', text.from)}
        <span aria-hidden="true">{text.until}</span>
        {day('to', text.to)}
      </fieldset>
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
    </fieldset>
  );
}
