// The configuration of an order is kept as a favourite.

import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detailOf, orderBySN, shelfOrder } from '../../stories/fixtures/orders.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { on, refusedBy } from '../../stories/storyClient.ts';
import { may, type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const received = detailOf(orderBySN('261112058340721'), { files: [], actions: may('reorder') });

const meta = {
  title: 'Screens/Order/Favourite',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...orderAt(received, on(addFavorite, { id: 31 })), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const part = within(await within(canvasElement).findByRole('region', { name: '产品与规格' }));
  await userEvent.click(await part.findByRole('button', { name: '收藏配置' }));
  return within(await screen.findByRole('dialog', { name: '收藏配置' }));
}

/** The order itself is kept: with its files, its receiver and its price. */
export const Keeps: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call FavoriteOrder.AddFavoriteOrder',
        expect.objectContaining({ of: { orderSN: received.orderSN } }),
      ),
    );
    await screen.findAllByText('已收藏，可在我的收藏一键返单');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It was taken out of the lists meanwhile: nothing is kept, and it says why. */
export const OrderGone: Story = {
  args: orderAt(received, on(addFavorite, refusedBy(refusals.unknown))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
    await dialog.findByText('没有收藏');
  },
};

/** Goods from the shelf have no configuration to keep. */
export const FromTheShelf: Story = {
  args: orderAt(detailOf(shelfOrder), {}),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '产品与规格' });
    await expect(within(canvasElement).queryByRole('button', { name: '收藏配置' })).toBeNull();
  },
};

/** Whoever may not see prices keeps nothing. */
export const NotForDesign: Story = {
  args: { user: designer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '产品与规格' });
    await expect(within(canvasElement).queryByRole('button', { name: '收藏配置' })).toBeNull();
  },
};
