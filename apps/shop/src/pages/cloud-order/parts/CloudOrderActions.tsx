/** What is done with an order of the cloud warehouse: looked at, paid for, cancelled, sent once more. */
import { createCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import type { CloudOrder } from '@banxin/contract/entities/cloudWarehouse';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { sendLink } from '../../../features/cloud/cloudLines.ts';
import { actionOf, mayDo } from '../../../features/order/orderActions.ts';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../CloudOrder.css.ts';
import { cloudOrdersText } from '../cloud-orders.messages.ts';

export interface CloudOrderActionsProps {
  readonly order: CloudOrder;
  readonly actions: OrderActionsState;
}

export function CloudOrderActions({ order, actions }: CloudOrderActionsProps) {
  const text = useText(cloudOrdersText);
  const may = useCanCall();
  const words = useFixedWords();
  const id = useId();
  const { orderSN, errand, lines } = order;
  const cancel = actionOf(order, 'cancel');
  const whyNot = cancel?.allowed === false ? words(cancel.reason ?? '') : null;
  const canAgain = errand === 'send' && may(createCloudOrder);
  const again = (
    <LinkButton
      size="small"
      variant="quiet"
      href={sendLink(lines)}
      aria-label={text.actionOf(text.again, orderSN)}
    >
      {text.again}
    </LinkButton>
  );
  return (
    <div className={css.actions}>
      {mayDo(order, 'pay') && (
        <Button
          size="small"
          variant="primary"
          isPending={actions.paying === orderSN}
          aria-label={text.actionOf(text.pay, orderSN)}
          onPress={() => actions.pay(order)}
        >
          {text.pay}
        </Button>
      )}
      <div className={css.more}>
        <LinkButton
          size="small"
          variant="quiet"
          href={pathOf('UserOrderDetail', { sn: orderSN })}
          aria-label={text.actionOf(text.detail, orderSN)}
        >
          {text.detail}
        </LinkButton>
        {cancel && (
          <Button
            size="small"
            variant="quiet"
            aria-label={text.actionOf(text.cancel, orderSN)}
            isDisabled={whyNot !== null}
            aria-describedby={whyNot === null ? undefined : id}
            onPress={() => actions.ask('cancel', order)}
          >
            {text.cancel}
          </Button>
        )}
        {canAgain && again}
      </div>
      {whyNot !== null && (
        <Text id={id} size={12} tone="quiet" align="end" element="div">
          {whyNot}
        </Text>
      )}
    </div>
  );
}
