/** A long read beside the queue of a desk, a page at a time. */
import type { Call } from '@banxin/contract/call';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { type ReactNode, useState } from 'react';
import { ListPager } from '../../../lib/ListPager.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useCall } from '../../../lib/useCall.ts';

interface Place {
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface DeskPagesProps<I, O> {
  readonly call: Call<I & Place, O>;
  /** Of what; with another one it begins at the first page if its `key` says so. */
  readonly of: I;
  /** Of the room: beside the queue its pager has a name of its own. */
  readonly label: string;
  /** Title of a failure. */
  readonly failed: string;
  /** Said where there is nothing. */
  readonly empty: string;
  /** What helps then. */
  readonly emptyAction?: ReactNode;
  readonly children: (page: O) => ReactNode;
}

export function DeskPages<I, O extends { readonly total: number }>(props: DeskPagesProps<I, O>) {
  const { call, of, label, failed, empty, emptyAction, children } = props;
  const [place, setPlace] = useState({ page: 1, size: PAGE_SIZE_DEFAULT as number });
  const asked = { ...of, pageIndex: place.page, pageSize: place.size };
  const found = useCall(call, asked, { keepPrevious: true });
  return (
    <Loaded
      of={found}
      pending={<Skeleton shape="text" count={6} />}
      failed={{ place: 'part', title: failed }}
    >
      {(page) =>
        page.total === 0 ? (
          <EmptyState title={empty} action={emptyAction} />
        ) : (
          <Stack gap={12}>
            {children(page)}
            <ListPager total={page.total} label={label} query={place} onChange={setPlace} />
          </Stack>
        )
      }
    </Loaded>
  );
}
