/** What a colleague did and what was changed of it: old and new beside each other, the newest first. */
import { getSubAccountLog } from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount, SubAccountEntry } from '@banxin/contract/entities/subAccount';
import { pathOf } from '@banxin/contract/routes';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Link } from '@banxin/ui/Link';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { DaysFilter } from '../../../lib/DaysFilter.tsx';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { ListPager } from '../../../lib/ListPager.tsx';
import { ListSkeleton } from '../../../lib/ListSkeleton.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { listText } from '../../../lib/list.messages.ts';
import { daysOf } from '../../../lib/listQuery.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../subAccount.css.ts';
import { subAccountText } from '../subAccount.messages.ts';

const START = { page: 1, size: 20, from: '', to: '' };

export interface SubAccountLogProps {
  readonly row: SubAccount;
  readonly onClose: () => void;
}

function What({ entry: { event, orderSN } }: { readonly entry: SubAccountEntry }) {
  const words = useFixedWords();
  return (
    <div className={css.change}>
      <span>{words(event)}</span>
      {orderSN !== null && (
        <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
          {orderSN}
        </Link>
      )}
    </div>
  );
}

function Change({ entry: { from, to } }: { readonly entry: SubAccountEntry }) {
  const words = useFixedWords();
  return (
    <Text size={13}>
      {from !== null && (
        <>
          <Own>{words(from)}</Own>
          <span className={css.arrow}>→</span>
        </>
      )}
      {to !== null && <Own>{words(to)}</Own>}
    </Text>
  );
}

export function SubAccountLog({ row, onClose }: SubAccountLogProps) {
  const text = useText(subAccountText);
  const list = useText(listText);
  const [place, setPlace] = useState(START);
  const { from, to } = place;
  const days = useMemo(() => ({ from, to }), [from, to]);
  const [filter] = useState(() => (changed: Partial<typeof START>) => {
    setPlace((at) => ({ ...at, ...changed, page: 1 }));
  });
  const log = useCall(
    getSubAccountLog,
    { id: row.id, ...daysOf(days), pageIndex: place.page, pageSize: place.size },
    { keepPrevious: true },
  );
  const columns = useMemo<readonly TableColumn<SubAccountEntry>[]>(
    () => [
      { id: 'at', header: text.time, width: 144, cell: ({ at }) => minuteText(at) },
      { id: 'what', header: text.what, isRowHeader: true, cell: (entry) => <What entry={entry} /> },
      { id: 'change', header: text.change, width: 280, cell: (entry) => <Change entry={entry} /> },
      { id: 'by', header: text.by, width: 136, cell: ({ by }) => <Own>{by}</Own> },
    ],
    [text],
  );
  return (
    <Dialog
      isOpen
      size="large"
      title={text.logOf(row.name)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.filter}>
        <DaysFilter label={text.days} noun={text.entries} days={days} onChange={filter} />
      </div>
      <div className={css.log}>
        <Loaded
          of={log}
          pending={<ListSkeleton hasPictures={false} />}
          failed={{
            place: 'part',
            title: list.failed(text.entries),
            kept: list.kept(text.entries),
            forbidden: list.forbidden(text.entries),
          }}
        >
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState title={text.noEntries} />
            ) : (
              <>
                <Table
                  label={text.entries}
                  columns={columns}
                  rows={items}
                  rowKey={(entry) => items.indexOf(entry)}
                  isPending={log.state === 'ready' && log.isRefreshing}
                />
                <ListPager
                  total={total}
                  query={place}
                  onChange={(next) => setPlace({ ...place, ...next })}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
