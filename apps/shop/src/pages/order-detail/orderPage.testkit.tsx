/** The page of an order in a story: where it is, what it is answered, what may be done on it. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { checkFile } from '@banxin/contract/calls/file/printFile';
import { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import type { OrderAction, OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { openStandingOf } from '../../stories/fixtures/invoices.ts';
import { paymentsOf } from '../../stories/fixtures/orders.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import OrderDetailPage from './OrderDetailPage.tsx';

export type OrderStoryProps = Omit<StoryShopProps, 'children'>;

export const may = (...events: OrderAction['event'][]): OrderAction[] =>
  events.map((event) => ({ event, allowed: true, reason: null }));

/** @param more answers beside those that every order has, or in their place */
export const orderAt = (order: OrderDetail, more: StoryAnswers) => ({
  path: pathOf('UserOrderDetail', { sn: order.orderSN }),
  answers: {
    ...on(getOrderDetail, order),
    ...on(getOrderPaymentRecords, paymentsOf(order)),
    ...on(checkFile, []),
    ...on(getExpressLogs, []),
    ...on(getOrderInvoices, openStandingOf(order)),
    ...more,
  },
});

export const renderOrder = (props: OrderStoryProps) => (
  <StoryShop {...props}>
    <OrderDetailPage />
  </StoryShop>
);
