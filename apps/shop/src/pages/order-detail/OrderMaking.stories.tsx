// A paid order on its way: its days, the sheet that it shares, its parcels.

import type { RawAnswer } from '@banxin/contract/call';
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import type { ParcelLog } from '@banxin/contract/calls/delivery/express.schemas';
import { checkFile } from '@banxin/contract/calls/file/printFile';
import { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getOrderMaking, getOrderTicket } from '@banxin/contract/calls/order/making';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { works as refusals } from '@banxin/contract/refusals/works';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { openStandingOf } from '../../stories/fixtures/invoices.ts';
import { detailOf, orderBySN, paymentsOf } from '../../stories/fixtures/orders.ts';
import {
  parcelAtFactory,
  parcelOnTheRoad,
  parcelWithProblem,
  sharedSheet,
} from '../../stories/fixtures/parcels.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import OrderDetailPage from './OrderDetailPage.tsx';

const show = (
  order: OrderDetail,
  parcels: Parameters<typeof on<unknown, ParcelLog[]>>[1],
): StoryAnswers => ({
  ...on(getOrderDetail, order),
  ...on(getOrderPaymentRecords, paymentsOf(order)),
  ...on(checkFile, []),
  ...on(getOrderMaking, sharedSheet),
  ...on(getOrderInvoices, openStandingOf(order)),
  ...on(getOrderTicket, ticket),
  ...on(getExpressLogs, parcels as ParcelLog[]),
});

const ticket: RawAnswer = {
  blob: new Blob(['%PDF']),
  contentType: 'application/pdf',
  fileName: 'G20261116-00213.pdf',
};

const onItsWay = detailOf(orderBySN('261115448106237'), { files: [] });
const delivered = detailOf(orderBySN('261112058340721'), { files: [] });

const meta = {
  title: 'Screens/Order on its way',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('UserOrderDetail', { sn: onItsWay.orderSN }),
    answers: show(onItsWay, [parcelOnTheRoad]),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <OrderDetailPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trackingOf = (canvas: HTMLElement, name = '物流'): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name });

/** The newest scans stand there; the others come at a press. */
export const OutForDelivery: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const tracking = await trackingOf(canvasElement);
    await expect(within(tracking).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(within(tracking).getByRole('button', { name: '全部 6 条记录' }));
    await expect(within(tracking).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(tracking).getByRole('button', { name: '收起' }));
    await expect(within(tracking).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The days that were passed are real, the others planned; the sheet that it shares is named. */
export const Days: Story = {
  play: async ({ canvasElement }) => {
    const days = await within(canvasElement).findByRole('region', { name: '时间安排' });
    await expect(within(days).getAllByRole('listitem')).toHaveLength(5);
    await expect(days).toHaveTextContent('计划');
    await expect(days).toHaveTextContent('工单 G20261116-00213 · 与 7 张订单同版，占 3 个版位');
  },
};

const saveTicket = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '下载施工单' }));

/** The ticket of the job goes to a file. */
export const Ticket: Story = {
  play: async ({ canvasElement, args }) => {
    await saveTicket(canvasElement);
    await screen.findAllByText('施工单已保存');
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.GetTicket', {
      orderSN: onItsWay.orderSN,
    });
  },
};

/** The work order was taken back meanwhile: why, and nothing is saved. */
export const TicketRefused: Story = {
  args: {
    answers: {
      ...show(onItsWay, [parcelOnTheRoad]),
      ...on(getOrderTicket, refusedBy(refusals.noWorkOrder)),
    },
  },
  play: async ({ canvasElement }) => {
    await saveTicket(canvasElement);
    await screen.findAllByText('施工单没有保存');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const days = await within(canvasElement).findByRole('region', { name: 'Schedule' });
    await expect(days).toHaveTextContent('on one sheet with 7 other orders, 3 places');
    await trackingOf(canvasElement, 'Tracking');
  },
};

/** The carrier could not deliver it: the shop is talking to them. */
export const Problem: Story = {
  args: { answers: show(onItsWay, [parcelWithProblem]) },
  play: async ({ canvasElement }) => {
    const tracking = await trackingOf(canvasElement);
    await expect(tracking).toHaveTextContent('派送遇到问题，我们正在联系快递');
  },
};

/** Two parcels; one is still at the factory. */
export const TwoParcels: Story = {
  args: { answers: show(onItsWay, [parcelOnTheRoad, parcelAtFactory]) },
  play: async ({ canvasElement }) => {
    const tracking = await trackingOf(canvasElement);
    await expect(tracking).toHaveTextContent('面单已打，等待快递取件');
    await expect(within(tracking).getAllByRole('button', { name: '复制运单号' })).toHaveLength(2);
  },
};

/** The order is there; its tracking is not, and can be asked for again. */
export const TrackingFailed: Story = {
  args: { answers: show(onItsWay, failed('network')) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('物流记录没有加载出来');
  },
};

/** Fetched at the factory: there is nothing to follow. */
export const WithoutCarrier: Story = {
  args: { answers: show(onItsWay, []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '时间安排' });
    await expect(within(canvasElement).queryByRole('region', { name: '物流' })).toBeNull();
  },
};

/** Received: what was promised against what was. */
export const Received: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: delivered.orderSN }),
    answers: show(delivered, [{ ...parcelOnTheRoad, state: 3 }]),
  },
  play: async ({ canvasElement }) => {
    const days = await within(canvasElement).findByRole('region', { name: '时间安排' });
    await expect(days).toHaveTextContent(/按约定的日子送达|比约定[早晚] \d+ 天送达/);
    await expect(days).not.toHaveTextContent('计划');
  },
};
