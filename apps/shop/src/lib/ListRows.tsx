/** Rows of a list, or what stands in their place: a skeleton, why it failed, why there are none. */
import { Button } from '@banxin/ui/Button';
import { EmptyState, type EmptyStateProps } from '@banxin/ui/EmptyState';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Loaded } from './Loaded.tsx';
import type { LoadFailureLook } from './LoadFailure.tsx';
import { listText } from './list.messages.ts';
import { ALL, daysProblem, type ListPlace } from './listQuery.ts';
import { useText } from './text.ts';
import type { WholeList } from './useList.ts';

/** What a list shows, by its address; see `useList`. */
export interface ListControl {
  readonly query: ListPlace & { readonly tab?: string };
  /** What the rows are of. */
  readonly shown: ListPlace & { readonly tab?: string };
  change(changes: Partial<ListPlace & { readonly tab: string }>): void;
  readonly isNarrowed: boolean;
  readonly clear: () => void;
}

/** Why nothing is there, and the next step. */
export interface Nothing extends Pick<EmptyStateProps, 'title' | 'art' | 'action'> {
  readonly hint?: ReactNode;
}

export interface ListRowsProps<Row> {
  /** What is listed, in the middle of a sentence: 订单, orders. */
  readonly noun: string;
  readonly list: WholeList<Row>;
  /** Undefined for a list that is always shown whole. */
  readonly control: ListControl | undefined;
  readonly empty: Nothing;
  /** What may help when words found nothing. */
  readonly hint: string | undefined;
  /** Whether one tab leaves nothing out: empty ones lead there. */
  readonly hasAll: boolean;
  readonly hasPictures: boolean;
  /** How a failure is worded, where the general words do not fit. */
  readonly failed?: Partial<LoadFailureLook>;
  readonly children: (rows: readonly Row[], isPending: boolean) => ReactNode;
}

export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { noun, list, hasPictures, children } = props;
  const text = useText(listText);
  const { rows } = list;
  const isPending = rows.state === 'ready' && rows.isRefreshing;
  return (
    <Loaded
      of={rows}
      pending={<ListSkeleton hasPictures={hasPictures} />}
      failed={{
        place: 'part',
        title: text.failed(noun),
        kept: text.kept(noun),
        forbidden: text.forbidden(noun),
        ...props.failed,
      }}
    >
      {({ items, total }) =>
        items.length > 0 ? children(items, isPending) : <NoRows {...props} total={total} />
      }
    </Loaded>
  );
}

function NoRows<Row>({
  control,
  noun,
  hint: help = '',
  hasAll,
  empty: { hint, ...empty },
  total,
}: ListRowsProps<Row> & { readonly total: number }) {
  const text = useText(listText);
  if (control === undefined) return <EmptyState {...empty}>{hint}</EmptyState>;
  const { shown: query, change, isNarrowed, clear } = control;
  if (total > 0) {
    return (
      <EmptyState
        title={text.beyond(noun)}
        action={<Button onPress={() => change({ page: 1 })}>{text.firstPage}</Button>}
      >
        {text.beyondHint(noun)}
      </EmptyState>
    );
  }
  // Days with a problem narrow nothing; their field says so.
  if (query.keyword !== '' || (isNarrowed && daysProblem(query) === null)) {
    const hasDays = query.from !== '' || query.to !== '';
    const why = hasDays ? text.notFoundDays(noun) : text.notFoundHint;
    return (
      <EmptyState
        title={text.notFound(noun)}
        action={<Button onPress={clear}>{text.clear}</Button>}
      >
        {query.keyword === '' ? why : text.notFoundWords(query.keyword, noun, help)}
      </EmptyState>
    );
  }
  const seeAll = hasAll && query.tab !== ALL && (
    <Button onPress={() => change({ tab: ALL })}>{text.seeAll(noun)}</Button>
  );
  return (
    <EmptyState {...empty} action={empty.action ?? (seeAll || undefined)}>
      {hint}
    </EmptyState>
  );
}
