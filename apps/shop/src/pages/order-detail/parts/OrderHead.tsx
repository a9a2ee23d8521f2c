/** The number, where the order stands, what can be done. */

import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { CopyText } from '@banxin/ui/CopyText';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { OrderActions } from '../../../features/order/OrderActions.tsx';
import { AskAboutLate, StandingTags } from '../../../features/order/OrderStanding.tsx';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
import { FILES_ANCHOR } from '../order-detail.data.ts';
import { orderDetailText } from '../order-detail.messages.ts';

/** Only what waits for its payment counts down. */
const PayDeadline = lazyPart(() => import('./PayDeadline.tsx'));

export interface OrderHeadProps {
  readonly order: OrderDetail;
  readonly actions: OrderActionsState;
  /** Its time to pay is over: it is to be read again. */
  readonly onChanged: () => void;
}

export function OrderHead({ order, actions, onChanged }: OrderHeadProps) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  return (
    <Stack gap={12}>
      <Breadcrumb items={[{ label: text.orders, href: pathOf('myOrder') }, { label: text.page }]} />
      <div className={css.head}>
        <div className={css.headWords}>
          <div className={css.headTitle}>
            <CopyText text={order.orderSN} label={text.number} size="large">
              <Heading level={1}>
                {text.title} <span className={css.number}>{order.orderSN}</span>
              </Heading>
            </CopyText>
            <span data-testid="order-status">
              <StandingTags order={order} />
            </span>
          </div>
          <Text tone="body">
            {order.payBefore === null ? (
              words(order.hint)
            ) : (
              <PartBoundary pending={words(order.hint)} instead={words(order.hint)}>
                <PayDeadline
                  key={order.payBefore}
                  until={order.payBefore}
                  hint={words(order.hint)}
                  onPassed={onChanged}
                />
              </PartBoundary>
            )}
            {order.late && text.dot}
            <AskAboutLate order={order} />
            {text.dot}
            {text.placedAt(minuteText(order.createdAt))}
          </Text>
        </div>
        <div className={css.headActions}>
          <OrderActions
            order={order}
            actions={actions}
            onEditFiles={() => document.getElementById(FILES_ANCHOR)?.scrollIntoView()}
          />
        </div>
      </div>
    </Stack>
  );
}
