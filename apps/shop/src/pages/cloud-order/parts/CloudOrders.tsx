/** Orders that left or leave the cloud warehouse: filters, rows, what is done with each. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { OrderDialogsPart } from '../../../features/order/OrderDialogsPart.tsx';
import { useOrderActions } from '../../../features/order/useOrderActions.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { useText } from '../../../lib/text.ts';
import { cloudOrderStates, useCloudOrders } from '../cloud-orders.data.ts';
import { cloudOrdersText } from '../cloud-orders.messages.ts';
import { CloudOrderTable } from './CloudOrderTable.tsx';

export default function CloudOrders() {
  const text = useText(cloudOrdersText);
  const { list, countOf } = useCloudOrders();
  const actions = useOrderActions(list.refresh);
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        level={2}
        list={list}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        days={text.days}
        filters={
          <NativeSelect
            aria-label={text.state}
            value={list.query.state}
            options={cloudOrderStates.map((id) => {
              const count = countOf(id);
              return { id, label: count ? text.counted(text[id], count) : text[id] };
            })}
            onChange={(state) => list.change({ state: state as (typeof cloudOrderStates)[number] })}
          />
        }
        empty={{
          title: text.none,
          hint: text.noneHint,
          action: (
            <LinkButton href={pathOf('cloudOrder')} variant="primary">
              {text.toOrder}
            </LinkButton>
          ),
        }}
      >
        {(orders, isPending) => (
          <CloudOrderTable orders={orders} actions={actions} isPending={isPending} />
        )}
      </ListSheet>
      <OrderDialogsPart actions={actions} />
    </>
  );
}
