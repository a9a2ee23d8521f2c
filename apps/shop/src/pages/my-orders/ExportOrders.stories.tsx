// The orders of the list as a workbook: under its filter, for whoever may.

import type { RawAnswer } from '@banxin/contract/call';
import { exportOrders } from '@banxin/contract/calls/order/export';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { getOrderTicket } from '@banxin/contract/calls/order/making';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { orders, statusCounts } from '../../stories/fixtures/orders.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import MyOrdersPage from './MyOrdersPage.tsx';

const workbook: RawAnswer = {
  blob: new Blob(['PK']),
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fileName: 'orders-2026-11-20.xlsx',
};

const listed = {
  ...on(getOrderStatusCount, statusCounts),
  ...on(getOrders, { items: orders, total: orders.length }),
};

const meta = {
  title: 'Screens/My orders/Export',
  tags: ['screen:/user/myorder', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('myOrder', {}, { tab: 'done' }),
    answers: { ...listed, ...on(exportOrders, workbook) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <MyOrdersPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '导出' }));

/** Of what the works have begun: its job ticket is saved from the list. */
export const JobTicket: Story = {
  args: {
    answers: {
      ...listed,
      ...on(getOrders, {
        items: orders.map((order) => ({
          ...order,
          actions: [...order.actions, { event: 'ticket' as const, allowed: true, reason: null }],
        })),
        total: orders.length,
      }),
      ...on(getOrderTicket, {
        blob: new Blob(['%PDF']),
        contentType: 'application/pdf',
        fileName: 'G20261119-00041.pdf',
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { orderSN } = orders[0] as OrderSummary;
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: `施工单，订单 ${orderSN}` }),
    );
    await screen.findAllByText('施工单已保存');
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.GetTicket', { orderSN });
  },
};

/** What the list shows is what is written. */
export const Exports: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await screen.findAllByText('订单表格已保存');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Export.Orders',
      expect.objectContaining({ tab: 'done' }),
    );
  },
};

export const StillWriting: Story = {
  args: {
    answers: {
      ...listed,
      ...on(exportOrders, refusedBy(plain.tooManyRequests, { retryAfter: 5 })),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await screen.findAllByText('操作过于频繁，请稍后再试');
  },
};

/** More than one workbook takes: what to do about it. */
export const TooMany: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...listed,
      ...on(exportOrders, refusedBy(refusals.exportTooMany, { most: 10_000 })),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await screen.findAllByText(/一次最多导出 10000 张订单/);
  },
};

/** Who may not export is not offered it. */
export const NotAllowed: Story = {
  args: { user: designer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table');
    await expect(within(canvasElement).queryByRole('button', { name: '导出' })).toBeNull();
  },
};
