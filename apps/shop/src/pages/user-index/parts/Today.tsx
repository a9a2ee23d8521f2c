/** What needs whoever is here today, by kind; what was done elsewhere leaves when the window is looked at again. */
import { getToday } from '@banxin/contract/calls/customer/today';
import type { InvoiceGroup, TodayGroup } from '@banxin/contract/calls/customer/today.schemas';
import { createOrder } from '@banxin/contract/calls/order/create';
import { pathOf } from '@banxin/contract/routes';
import { Badge } from '@banxin/ui/Badge';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useRef } from 'react';
import { Link } from 'wouter';
import { OrderDialogsPart } from '../../../features/order/OrderDialogsPart.tsx';
import { TogetherPart } from '../../../features/order/TogetherPart.tsx';
import { todoText } from '../../../features/order/todo.messages.ts';
import {
  type OrderActionsState,
  useOrderActions,
} from '../../../features/order/useOrderActions.ts';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useRowFocus } from '../../../lib/useRowFocus.ts';
import * as css from '../user-index.css.ts';
import { userIndexText } from '../user-index.messages.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { TodoRow } from './TodoRow.tsx';

type AnyGroup = TodayGroup | InvoiceGroup;

interface GroupProps {
  readonly group: AnyGroup;
  readonly actions: OrderActionsState;
  readonly onChanged: () => void;
}

function Group({ group, actions, onChanged }: GroupProps) {
  const text = useText(userIndexText);
  const { kind, count } = group;
  const title = useText(todoText)[kind];
  return (
    <section aria-label={title} className={css.group}>
      <div className={css.groupHead}>
        <Heading level={3}>{title}</Heading>
        <Badge count={count} label={text.counted(count)} />
        <div className={css.groupWays}>
          {group.kind === 'pay' && (
            <TogetherPart action="pay" orders={group.items} onChanged={onChanged} />
          )}
          {group.kind === 'receive' && (
            <TogetherPart action="confirmReceipt" orders={group.items} onChanged={onChanged} />
          )}
          <Link
            href={kind === 'invoice' ? pathOf('invoice') : pathOf('myOrder', {}, { todo: kind })}
            className={css.way}
            aria-label={text.seeAllOf(title)}
          >
            {text.seeAll}
          </Link>
        </div>
      </div>
      <ul className={css.rows}>
        {group.kind === 'invoice'
          ? group.items.map((order) => <InvoiceRow key={order.orderSN} order={order} />)
          : group.items.map((order) => (
              <TodoRow key={order.orderSN} kind={group.kind} order={order} actions={actions} />
            ))}
      </ul>
    </section>
  );
}

/** As tall as a morning's work: little moves when it arrives. */
function Waiting() {
  return (
    <Sheet>
      <Skeleton shape="row" count={6} isAnnounced />
    </Sheet>
  );
}

export function Today() {
  const text = useText(userIndexText);
  const { mayOpen } = useSession();
  const canOrder = useCanCall()(createOrder);
  const today = useCall(getToday, {}, { refreshOnFocus: true });
  const again = (): void => {
    if (today.state === 'ready') void today.refresh();
  };
  const actions = useOrderActions(again);
  const title = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(list, title);
  return (
    <Stack gap={12}>
      <div ref={title}>
        <Heading level={2}>{text.today}</Heading>
      </div>
      <Loaded
        of={today}
        pending={<Waiting />}
        failed={{ place: 'sheet', title: text.todayFailed, kept: text.todayKept }}
      >
        {({ groups }) => {
          const waiting = groups.filter(
            ({ kind, count }) => count > 0 && (kind !== 'invoice' || mayOpen('invoice')),
          );
          return (
            <Sheet padding={waiting.length === 0 ? 'medium' : 'none'}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which row has the focus */}
              <div ref={list} onFocus={onFocus}>
                {waiting.length === 0 && (
                  <EmptyState
                    title={text.nothing}
                    headingLevel={3}
                    action={
                      canOrder && (
                        <LinkButton href={pathOf('category')} variant="primary">
                          {text.order}
                        </LinkButton>
                      )
                    }
                  >
                    {text.nothingHint}
                  </EmptyState>
                )}
                {waiting.map((group) => (
                  <Group key={group.kind} group={group} actions={actions} onChanged={again} />
                ))}
              </div>
            </Sheet>
          );
        }}
      </Loaded>
      <OrderDialogsPart actions={actions} />
    </Stack>
  );
}
