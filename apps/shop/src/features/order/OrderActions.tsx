/** Buttons of an order: the next step, then the rest; what is not allowed says why. */
import { getOrderTicket } from '@banxin/contract/calls/order/making';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Order.css.ts';
import { orderText } from './order.messages.ts';
import { type OrderAction, type OrderActionName, planActions } from './orderActions.ts';
import { lacksFiles } from './orderTone.ts';
import { actionLink, isAsked, type OrderActionsState } from './useOrderActions.ts';

export interface OrderActionsProps {
  readonly order: OrderSummary;
  readonly actions: OrderActionsState;
  /** Given on the order's own page: brings the files into sight. */
  readonly onEditFiles?: () => void;
  /** On a phone's card: one line, what is possible now; the rest is on the order's page. @default false */
  readonly isCard?: boolean;
}

/** Next steps that nothing waits for. */
const QUIET: readonly OrderActionName[] = ['detail', 'reorder', 'hide'];

/** Beside the next step there is room for these. */
const OTHERS_ON_A_CARD = 2;

export function OrderActions({ order, actions, onEditFiles, isCard = false }: OrderActionsProps) {
  const text = useText(orderText);
  const told = useFixedWords();
  const id = useId();
  const isOnPage = onEditFiles !== undefined;
  const { main, others } = planActions(order, isOnPage);
  const size = isOnPage || isCard ? 'medium' : 'small';
  const label: Partial<Record<OrderActionName, string>> = {
    confirm: text.confirm,
    pay: text.pay,
    editFiles: lacksFiles(order) ? text.uploadFiles : text.editFiles,
    cancel: isOnPage ? text.cancel : text.cancelShort,
    reorder: text.reorder,
    ticket: text.ticket,
    confirmReceipt: text.confirmReceipt,
    afterSales: text.afterSales,
    hide: isOnPage ? text.hide : text.hideShort,
    detail: main.name === 'detail' ? text.detail : text.detailShort,
  };
  const reasons = [
    ...new Set([main, ...others].flatMap(({ reason }) => (reason === null ? [] : [told(reason)]))),
  ];
  const button = (action: OrderAction, variant: 'primary' | 'secondary' | 'quiet') => {
    const { name, reason } = action;
    const isInPlace = isOnPage && name === 'editFiles';
    const href = reason === null && !isInPlace ? actionLink(name, order) : null;
    const look = { size, variant } as const;
    const words = label[name] ?? '';
    const spoken = text.actionOf(words, order.orderSN);
    if (name === 'ticket' && reason === null) {
      return (
        <SaveFileButton
          key={name}
          {...look}
          call={getOrderTicket}
          input={{ orderSN: order.orderSN }}
          words={{ label: words, spoken, done: text.ticketSaved, failed: text.ticketFailed }}
        />
      );
    }
    if (href !== null) {
      return (
        <LinkButton key={name} {...look} href={href} aria-label={spoken}>
          {words}
        </LinkButton>
      );
    }
    return (
      <Button
        key={name}
        {...look}
        aria-label={spoken}
        isDisabled={reason !== null}
        isPending={name === 'pay' && actions.paying === order.orderSN}
        aria-describedby={reason === null ? undefined : `${id}${reasons.indexOf(told(reason))}`}
        onPress={() => {
          if (name === 'pay') actions.pay(order);
          else if (name === 'editFiles') onEditFiles?.();
          else if (isAsked(name)) actions.ask(name, order);
        }}
      >
        {words}
      </Button>
    );
  };
  const isUrgent = main.reason === null && !QUIET.includes(main.name);
  if (isCard) {
    return (
      <>
        {others
          .filter(({ name, reason }) => name !== 'detail' && reason === null)
          .slice(0, OTHERS_ON_A_CARD)
          .map((action) => button(action, 'quiet'))}
        {button(main, isUrgent ? 'primary' : 'secondary')}
      </>
    );
  }
  return (
    <div className={css.actions}>
      {isOnPage ? (
        <div className={css.pageActions}>
          {others.map((action) => button(action, 'secondary'))}
          {main.name !== 'detail' && button(main, isUrgent ? 'primary' : 'secondary')}
        </div>
      ) : (
        <>
          {button(main, isUrgent ? 'primary' : 'secondary')}
          <div className={css.more}>{others.map((action) => button(action, 'quiet'))}</div>
        </>
      )}
      {reasons.length > 0 && (
        <div className={css.reasons}>
          {reasons.map((reason, index) => (
            <Text key={reason} id={`${id}${index}`} size={12} tone="quiet">
              {reason}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}
