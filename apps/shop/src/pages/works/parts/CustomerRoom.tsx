/** The desk of customers: found by words, or looked at last; the file of one on the right. */
import type { CustomerHead } from '@banxin/contract/entities/customerFile';
import type { SearchDesk } from '@banxin/contract/lifecycles/works';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect } from 'react';
import { dayOf } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { rowIdIn } from '../../../lib/useRouteParams.ts';
import { useCustomerFile, useCustomers } from '../customers.data.ts';
import { customersText } from '../customers.messages.ts';
import { GoneCase } from './GoneCase.tsx';
import { isGone } from './isGone.ts';
import type { QueueRow } from './Queue.tsx';
import { Room } from './Room.tsx';

const CustomerFileView = lazyPart(() => import('./CustomerFileView.tsx'));

function Opened({ id }: { readonly id: number }) {
  const text = useText(customersText);
  const found = useCustomerFile(id === 0 ? null : id);
  if (id === 0 || isGone(found)) return <GoneCase />;
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.fileFailed }}>
      {(file) => (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <CustomerFileView file={file} />
        </PartBoundary>
      )}
    </Loaded>
  );
}

export function CustomerRoom({ desk }: { readonly desk: SearchDesk }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const list = useCustomers();
  useEffect(() => {
    // What is opened next is there before it is asked for.
    void CustomerFileView.prepare();
  }, []);
  const rowOf = (one: CustomerHead): QueueRow => ({
    key: String(one.id),
    number: one.name,
    standing: one.isOwn ? text.own : words(one.typeLabel),
    isLate: false,
    subject: one.company ?? text.since(dayOf(Date.parse(one.createdAt))),
    customer: one.mobile,
    heldBy: null,
    time: text.number(one.id),
  });
  return (
    <Room
      desk={desk}
      list={list}
      rowOf={rowOf}
      noun={text.noun}
      searchPlaceholder={text.searchPlaceholder}
      searchHint={text.searchHint}
      empty={{ title: text.none, hint: text.noneHint }}
    >
      {(key) => <Opened key={key} id={rowIdIn(key)} />}
    </Room>
  );
}
