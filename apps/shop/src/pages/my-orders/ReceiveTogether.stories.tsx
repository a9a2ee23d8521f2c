// The receipt of several parcels confirmed at once, from the list of those on their way.

import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderBySN, statusCounts } from '../../stories/fixtures/orders.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import MyOrdersPage from './MyOrdersPage.tsx';

const parcel: OrderSummary = {
  ...orderBySN('261115448106237'),
  actions: [
    { event: 'confirmReceipt', allowed: true, reason: null },
    { event: 'reorder', allowed: true, reason: null },
  ],
};
const parcels: readonly OrderSummary[] = [
  parcel,
  { ...parcel, orderSN: '261115448106245', orderId: 291 },
  { ...parcel, orderSN: '261115448106252', orderId: 292, productName: '彩色不干胶' },
];
const counts = on(getOrderStatusCount, statusCounts);
const listed = on(getOrders, { items: [...parcels], total: parcels.length });

const meta = {
  title: 'Screens/My orders/Receive together',
  tags: ['screen:/user/myorder', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('myOrder', {}, { tab: 'toReceive' }),
    answers: { ...counts, ...listed, ...on(confirmReceipt, null) },
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

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '批量签收' }));
  return within(await screen.findByRole('dialog', { name: '批量签收' }));
};

/** Nothing is chosen at first, because it cannot be taken back; two are confirmed in one step. */
export const Receives: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    for (const name of [/6237/, /6252/]) {
      await userEvent.click(await dialog.findByRole('checkbox', { name }));
    }
    await userEvent.click(dialog.getByRole('button', { name: '确认签收 2 张' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.ConfirmReceipt', {
      orderSNs: ['261115448106237', '261115448106252'],
    });
    await screen.findAllByText('2 张订单已确认签收');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One of them is on its way back: which one, and none was confirmed. */
export const OneComesBack: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...counts,
      ...listed,
      ...on(
        confirmReceipt,
        refusedBy(refusals.notReceivable, { orderSN: '261115448106252', status: 100 }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(dialog.getByRole('button', { name: '确认签收 3 张' }));
    await dialog.findByText('没有确认签收，订单都没有变动');
    await dialog.findByText(/订单 261115448106252 .*现在不能确认签收/);
  },
};
