/** A long read of a customer's file, a page at a time. */
import type { Call } from '@banxin/contract/call';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { type ReactNode, useState } from 'react';
import { ListPager } from '../../../lib/ListPager.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useCall } from '../../../lib/useCall.ts';

interface Asked {
  readonly id: number;
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface CustomerPagesProps<O> {
  readonly call: Call<Asked, O>;
  readonly id: number;
  /** Of the room: beside the list of customers its pager has a name of its own. */
  readonly label: string;
  /** Title of a failure. */
  readonly failed: string;
  /** Said where there is nothing. */
  readonly empty: string;
  readonly children: (page: O) => ReactNode;
}

export function CustomerPages<O extends { readonly total: number }>(props: CustomerPagesProps<O>) {
  const { call, id, label, failed, empty, children } = props;
  const [place, setPlace] = useState({ page: 1, size: PAGE_SIZE_DEFAULT as number });
  const asked = { id, pageIndex: place.page, pageSize: place.size };
  const found = useCall(call, asked, { keepPrevious: true });
  return (
    <Loaded of={found} pending={<Skeleton shape="text" count={6} />} failed={{ title: failed }}>
      {(page) =>
        page.total === 0 ? (
          <EmptyState title={empty} />
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
