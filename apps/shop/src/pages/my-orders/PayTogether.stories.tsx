// Several orders paid at once, from the list of those that wait.

import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { orderBySN, statusCounts } from '../../stories/fixtures/orders.ts';
import { manyTogether } from '../../stories/fixtures/payment.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import MyOrdersPage from './MyOrdersPage.tsx';

const booklets = orderBySN('261120385502765');
const waiting: readonly OrderSummary[] = [
  booklets,
  {
    ...booklets,
    orderSN: '261120385502773',
    orderId: 286,
    productId: 101,
    productName: '铜版纸名片',
    spec: '300g 铜版 · 90×54 · 双面 · 2 盒（200 张/盒）',
    specSaid: null,
    total: fen(3_740),
  },
  {
    ...booklets,
    orderSN: '261120385502781',
    orderId: 287,
    productId: 403,
    productName: '便签本',
    spec: '80g 双胶 · 140×210 · 单面 · 50 页 · 200 本',
    specSaid: null,
    total: fen(41_260),
  },
];
const beyondLimit = messageOf(refusals.beyondLimit, { limit: fen(100_000) });
const counts = on(getOrderStatusCount, statusCounts);
const listed = on(getOrders, { items: [...waiting], total: waiting.length });

const meta = {
  title: 'Screens/My orders/Pay together',
  tags: ['screen:/user/myorder', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('myOrder', {}, { tab: 'unpaid' }),
    answers: { ...counts, ...listed },
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
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '合并付款' }));
  return within(await screen.findByRole('dialog', { name: '合并付款' }));
};

/** All of them are chosen at first; leaving one out moves the sum. */
export const Chosen: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole('button', { name: '去付款 ¥2,860.32' });
    await step('one is left out', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /412\.60/ }));
      await expect(dialog.getByRole('status')).toHaveTextContent('已选 2 张，合计 ¥2,447.72');
      await dialog.findByRole('button', { name: '去付款 ¥2,447.72' });
    });
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
  play: async ({ canvasElement }) => {
    await (await open(canvasElement)).findByRole('button', { name: '去付款 ¥2,860.32' });
  },
};

/** One payment is opened for all that are chosen. */
export const Pays: Story = {
  args: { answers: { ...counts, ...listed, ...on(createPayment, manyTogether) } },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '去付款 ¥2,860.32' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Pay.CreatePayment', {
      orderSNs: waiting.map(({ orderSN }) => orderSN),
    });
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      `/pay/checkout?paymentSN=${manyTogether.paymentSN}`,
    );
  },
};

export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('checkbox', { name: '全选' }));
    await expect(dialog.getByRole('button', { name: '去付款 ¥0.00' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '先不付款' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Somebody paid one of them meanwhile: which, and nothing was charged. */
export const PaidMeanwhile: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...counts,
      ...listed,
      ...on(
        createPayment,
        refusedBy(refusals.paidAlready, { orderSN: '261120385502773', status: 11 }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '去付款 ¥2,860.32' }));
    await dialog.findByText('订单 261120385502773 已付款，无需再付');
  },
};

/** What this login may not pay says why and cannot be chosen. */
export const BeyondLimit: Story = {
  args: {
    answers: {
      ...counts,
      ...on(getOrders, {
        items: [
          {
            ...booklets,
            orderSN: '261120385502799',
            actions: [{ event: 'pay', allowed: false, reason: beyondLimit }],
          },
          ...waiting,
        ],
        total: 4,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText(/超过子账号付款额度 ¥1,000\.00/);
    await expect(dialog.getByRole('status')).toHaveTextContent('已选 3 张');
  },
};

export const LoadFailed: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...counts,
      ...on(getOrders, ({ pageSize }) =>
        pageSize === PAYMENT_ORDERS_MAX ? failed('network') : { items: [...waiting], total: 3 },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await (await open(canvasElement)).findByText('待付款订单没有加载出来');
  },
};
