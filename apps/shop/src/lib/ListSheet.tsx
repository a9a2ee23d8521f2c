/** A list on a sheet: title, tabs with counts, filters, rows or why there are none, pager. */

import { Button } from '@banxin/ui/Button';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { type TabItem, Tabs } from '@banxin/ui/Tabs';
import { type ReactNode, useMemo, useRef } from 'react';
import { DaysFilter } from './DaysFilter.tsx';
import { ListPager } from './ListPager.tsx';
import { type ListControl, ListRows, type Nothing } from './ListRows.tsx';
import * as css from './ListSheet.css.ts';
import { listText } from './list.messages.ts';
import { ALL } from './listQuery.ts';
import { useText } from './text.ts';
import type { WholeList } from './useList.ts';
import { useRowFocus } from './useRowFocus.ts';
import { WordsFilter } from './WordsFilter.tsx';

export interface ListSheetProps<Row> {
  readonly title: string;
  /** What is listed, in the middle of a sentence: 订单, orders. */
  readonly noun: string;
  /** @default 1 */
  readonly level?: 1 | 2;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Between the title and the list. */
  readonly above?: ReactNode;
  /** From `useList`, or from `useWholeList`: then without tabs, filters and pager. */
  readonly list: WholeList<Row> & Partial<ListControl>;
  /** `label` is what the tabs switch, for screen readers: 订单状态. */
  readonly tabs?: { readonly label: string; readonly items: readonly TabItem[] };
  /** Searches for words; `hint` is what may help when nothing was found. */
  readonly words?: {
    readonly label: string;
    readonly placeholder: string;
    readonly hint: string;
  };
  /** Narrows by days; the name of the field: 下单日期. */
  readonly days?: string;
  /** Further filters, after words and days. */
  readonly filters?: ReactNode;
  /** Why nothing is there; a tab beside `all` leads there unless it has a step of its own. */
  readonly empty: Nothing;
  /** Whether rows begin with a picture. @default false */
  readonly hasPictures?: boolean;
  /** Draws rows as a table or as cards. `isPending` while newer ones are on their way. */
  readonly children: (rows: readonly Row[], isPending: boolean) => ReactNode;
}

const isControl = (list: Partial<ListControl>): list is ListControl => list.query !== undefined;

export function ListSheet<Row>(props: ListSheetProps<Row>) {
  const { title, noun, level = 1, action, above, list, tabs, words, empty, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(body, top);
  const control = isControl(list) ? list : undefined;
  const total = list.rows.state === 'ready' ? list.rows.value.total : null;
  const hasFilters = Boolean(words || props.days || props.filters);
  const sheet = (
    <>
      {control && hasFilters && <Filters {...props} control={control} total={total} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which row has the focus */}
      <div ref={body} className={control && css.body} onFocus={onFocus}>
        <ListRows
          noun={noun}
          list={list}
          control={control}
          empty={empty}
          hint={words?.hint}
          hasAll={tabs?.items.some(({ id }) => id === ALL) ?? false}
          hasPictures={props.hasPictures ?? false}
        >
          {children}
        </ListRows>
      </div>
      {control && total !== null && (
        <ListPager
          total={total}
          query={control.query}
          onChange={(to) => {
            control.change(to);
            top.current?.scrollIntoView();
          }}
        />
      )}
    </>
  );
  return (
    <Stack gap={20}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which action has the focus */}
      <div ref={top} onFocus={onFocus}>
        <Inline justify="between">
          <Heading level={level}>{title}</Heading>
          {action}
        </Inline>
      </div>
      {above}
      <Sheet padding="none">
        {control && tabs ? (
          <Tabs
            {...tabs}
            selectedId={control.query.tab}
            onSelectionChange={(tab) => control.change({ tab })}
            inset="sheet"
          >
            {sheet}
          </Tabs>
        ) : (
          sheet
        )}
      </Sheet>
    </Stack>
  );
}

interface FiltersProps
  extends Pick<ListSheetProps<unknown>, 'noun' | 'words' | 'days' | 'filters'> {
  readonly control: ListControl;
  /** Null while not known. */
  readonly total: number | null;
}

function Filters({ control, total, noun, words, days, filters }: FiltersProps) {
  const text = useText(listText);
  const { query, change, isNarrowed, clear } = control;
  const { from, to } = query;
  const between = useMemo(() => ({ from, to }), [from, to]);
  return (
    <fieldset className={css.filters} aria-label={text.filters(noun)}>
      {words && (
        <WordsFilter
          label={words.label}
          placeholder={words.placeholder}
          words={query.keyword}
          onChange={(keyword) => change({ keyword })}
        />
      )}
      {days && <DaysFilter label={days} noun={noun} days={between} onChange={change} />}
      {filters}
      <div className={css.outcome}>
        {isNarrowed && (
          <Button variant="quiet" size="small" onPress={clear}>
            {text.clear}
          </Button>
        )}
        <span role="status" className={css.total}>
          {total !== null && text.total(formatCount(total), noun)}
        </span>
      </div>
    </fieldset>
  );
}
