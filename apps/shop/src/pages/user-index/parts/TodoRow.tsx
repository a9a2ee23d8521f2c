/** An order that waits for whoever is here, and the button that does what it waits for. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import type { OrderTodoKey } from '@banxin/contract/lifecycles/todo';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { Link } from 'wouter';
import { OrderPicture } from '../../../features/order/OrderPicture.tsx';
import { orderText } from '../../../features/order/order.messages.ts';
import { actionOf, type OrderActionName } from '../../../features/order/orderActions.ts';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import * as css from '../user-index.css.ts';
import { stepText, userIndexText } from '../user-index.messages.ts';

/** What the server calls the step of each kind. */
const steps: Readonly<Record<OrderTodoKey, OrderActionName>> = {
  pay: 'pay',
  mend: 'editFiles',
  confirm: 'confirmFiles',
  receive: 'confirmReceipt',
  comment: 'comment',
};

export interface TodoRowProps {
  readonly kind: OrderTodoKey;
  readonly order: OrderSummary;
  readonly actions: OrderActionsState;
}

function Step({ kind, order, actions }: TodoRowProps) {
  const words = useText(stepText);
  const ordered = useText(orderText);
  const told = useFixedWords();
  const reasonId = useId();
  const size = useIsPhone() ? 'medium' : 'small';
  const label = words[kind];
  const spoken = ordered.actionOf(label, order.orderSN);
  if (kind !== 'pay' && kind !== 'receive') {
    const detail = pathOf('UserOrderDetail', { sn: order.orderSN });
    // Files are looked at before they are confirmed or changed.
    const href = kind === 'comment' ? detail : `${detail}#files`;
    return (
      <LinkButton href={href} size={size} aria-label={spoken}>
        {label}
      </LinkButton>
    );
  }
  // What was done meanwhile offers it no more; the row leaves with the next answer.
  const offer = actionOf(order, steps[kind]);
  const reason = offer?.reason ?? null;
  return (
    <>
      <Button
        size={size}
        variant={kind === 'pay' ? 'primary' : 'secondary'}
        aria-label={spoken}
        aria-describedby={reason === null ? undefined : reasonId}
        isDisabled={offer?.allowed !== true}
        isPending={kind === 'pay' && actions.paying === order.orderSN}
        onPress={() => (kind === 'pay' ? actions.pay(order) : actions.ask('confirmReceipt', order))}
      >
        {label}
      </Button>
      {reason !== null && (
        <Text id={reasonId} size={12} tone="quiet">
          {told(reason)}
        </Text>
      )}
    </>
  );
}

export function TodoRow(props: TodoRowProps) {
  const { order } = props;
  const text = useText(userIndexText);
  const told = useFixedWords();
  const { name, word } = useCatalogueWords();
  return (
    <li className={css.row} data-order={order.orderSN}>
      <OrderPicture {...order} />
      <div className={css.what}>
        <Link href={pathOf('UserOrderDetail', { sn: order.orderSN })} className={css.name}>
          {name('product', order.productId, order.productName)}
        </Link>
        <span className={css.spec}>{word(order.spec, order.specSaid)}</span>
        <span className={css.spec}>{order.orderSN}</span>
      </div>
      <span className={css.hint}>{told(order.hint)}</span>
      <span className={css.amount}>
        {order.total === null ? (
          <Text size={12} tone="quiet">
            {text.hidden}
          </Text>
        ) : (
          <Text weight="bold">
            <Money fen={order.total} tone="strong" />
          </Text>
        )}
      </span>
      <div className={css.step}>
        <Step {...props} />
      </div>
    </li>
  );
}
