// The order list in every state.

import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { fileStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { hint } from '@banxin/contract/messages/order';
import { fen } from '@banxin/contract/money';
import { rights } from '@banxin/contract/refusals/access';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderBySN, orders, statusCounts } from '../../stories/fixtures/orders.ts';
import { payment } from '../../stories/fixtures/payment.ts';
import { designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refused } from '../../stories/storyClient.ts';
import { storyMessage } from '../../stories/storyMessage.ts';
import MyOrdersPage from './MyOrdersPage.tsx';

const counts = on(getOrderStatusCount, statusCounts);
const list = on(getOrders, ({ tab, keyword }) => {
  const items = orders.filter(
    (order) =>
      (tab === undefined || order.tab === tab) &&
      (keyword === undefined || `${order.orderSN}${order.productName}`.includes(keyword)),
  );
  return { items, total: tab === undefined && keyword === undefined ? 284 : items.length };
});
const none = on(getOrders, { items: [], total: 0 });
const noCounts = on(
  getOrderStatusCount,
  statusCounts.map((row) => ({ ...row, count: 0 })),
);

const meta = {
  title: 'Screens/My orders',
  tags: ['screen:/user/myorder', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('myOrder'), answers: { ...counts, ...list }, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <MyOrdersPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

export const Ready: Story = { tags: ['state:ready'] };

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not submitted')).toBeVisible();
  },
};

export const MenuFolded: Story = {
  args: { stored: { 'userCenterMenuFold.1': true } },
  tags: ['photo'],
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getOrders, 'pending'), ...on(getOrderStatusCount, 'pending') } },
};

/** A customer without orders learns how to order. */
export const NoOrders: Story = {
  tags: ['state:empty'],
  args: { user: newShop, answers: { ...none, ...noCounts } },
};

/** Every tab says why it is empty. */
export const EmptyTab: Story = {
  tags: ['photo'],
  args: { path: pathOf('myOrder', {}, { tab: 'inReview' }), answers: { ...none, ...noCounts } },
};

export const NothingFound: Story = {
  tags: ['photo'],
  args: { path: pathOf('myOrder', {}, { keyword: '海报' }), answers: { ...none, ...noCounts } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...counts, ...on(getOrders, failed(500)) } },
};

/** The role changed meanwhile: nothing to try again, and no promise about orders that may not be seen. */
export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: {
    user: designer,
    answers: { ...on(getOrders, forbidden()), ...on(getOrderStatusCount, forbidden()) },
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('specification §8: 403 is 暂无权限操作此功能', async () => {
      await page.findByText('当前账号没有查看订单的权限');
      await expect(page.getByText('暂无权限操作此功能')).toBeVisible();
    });
    await step('trying again would not help and is not offered', async () => {
      await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
    });
  },
};

/** The role design sees no prices and may not order. */
export const WithoutPrices: Story = {
  tags: ['photo'],
  args: {
    user: designer,
    answers: {
      ...counts,
      ...on(getOrders, {
        items: orders.slice(0, 4).map((order) => ({
          ...order,
          total: null,
          paid: null,
          actions: order.actions.map(({ event }) =>
            event === 'editFiles'
              ? { event, allowed: true, reason: null }
              : { event, allowed: false, reason: messageOf(rights.create) },
          ),
        })),
        total: 284,
      }),
    },
  },
};

const long: OrderSummary = {
  ...orderBySN('261119914003862'),
  productName: '加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款',
  spec: '350g 超感滑面白卡 · 420×330×120 mm · 双面 · 100,000 个 × 12 款 · 覆触感膜（双面） · 烫金 120 cm² · 压凸 80 cm² · 局部 UV · 模切 · 打孔穿绳 · 手工糊制',
  hint: storyMessage(
    '印刷文件需要修改：第 3 页图片分辨率 96 dpi，第 7 页字体未嵌入，共 12 处问题，请重新上传后再次提交审核',
  ),
  total: fen(123_456_789),
};

export const LongText: Story = {
  tags: ['photo'],
  args: { answers: { ...counts, ...on(getOrders, { items: [long, ...orders], total: 284 }) } },
};

/** Another address that waits for its freight says so in its row, with the way to where it is paid or given up. */
export const AddressWaits: Story = {
  args: {
    answers: {
      ...counts,
      ...on(getOrders, {
        items: [{ ...orderBySN('261118093271846'), addressWaits: true }, ...orders],
        total: 284,
      }),
    },
  },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row');
    await expect(
      within(first as HTMLElement).getByRole('link', { name: /^地址变更待付运费/ }),
    ).toHaveAttribute('href', '/user/orderDetail/261118093271846#delivery');
  },
};

/** What has missed its day says so, why, when it comes and whom to ask. */
export const Late: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('myOrder', {}, { tab: 'inProduction' }),
    answers: {
      ...counts,
      ...on(getOrders, {
        items: [
          {
            ...orderBySN('261118093271846'),
            late: { expected: '2026-11-24' },
            hint: messageOf(hint.late, { status: 17, day: '2026-11-24' }),
          },
          ...orders.filter(({ status }) => status === 13),
        ],
        total: 2,
      }),
    },
  },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row');
    await expect(first).toHaveTextContent('已延误');
    await expect(first).toHaveTextContent('预计 11 月 24 日 送达：生产用时超过计划');
    await expect(
      within(first as HTMLElement).getByRole('link', { name: /^联系客服/ }),
    ).toHaveAttribute('href', pathOf('aboutContact'));
  },
};

/**
 * On a phone an order is a card of 150 px at most, in both languages, with buttons a thumb can press; a late one may
 * take a line more to say why.
 */
const checkCards: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('list', { name: /我的订单|My orders/ });
  const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-order]')];
  await expect(cards).toHaveLength(orders.length);
  for (const card of cards) {
    // A late one and English words take a line more.
    const most = /已延误|[a-z]{4}/.test(card.textContent) ? 166 : 150;
    await expect(card.getBoundingClientRect().height, card.textContent).toBeLessThanOrEqual(most);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    // A finger cannot ask for the rest of what is cut off.
    for (const said of card.querySelectorAll('[data-part=number], [data-part=hint]')) {
      await expect(said.scrollWidth, said.textContent).toBeLessThanOrEqual(said.clientWidth);
      await expect(said.scrollHeight, said.textContent).toBeLessThanOrEqual(said.clientHeight);
    }
    for (const button of within(card).queryAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  }
};

export const Cards: Story = {
  globals: phone,
  tags: ['photo'],
  play: checkCards,
};

export const CardsEnglish: Story = {
  globals: phone,
  args: { locale: 'en-US' },
  play: checkCards,
};

const [submitted] = orders;
const withoutFiles: OrderSummary[] = submitted
  ? [
      {
        ...submitted,
        fileStatus: fileStatus.default,
        actions: (['confirm', 'editFiles', 'reorder', 'cancel'] as const).map((event) => ({
          event,
          allowed: true,
          reason: null,
        })),
      },
    ]
  : [];

/** The longest buttons that stand together: none is cut off at the edge. */
export const CardsWithLongButtons: Story = {
  globals: phone,
  args: {
    locale: 'en-US',
    answers: { ...counts, ...on(getOrders, { items: withoutFiles, total: 1 }) },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'My orders' });
    const card = canvasElement.querySelector<HTMLElement>('[data-order]');
    const edge = card?.getBoundingClientRect().left ?? 0;
    const buttons = card?.querySelectorAll('a, button') ?? [];
    await expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons) {
      await expect(button.getBoundingClientRect().left, button.textContent).toBeGreaterThan(edge);
    }
  },
};

/** Tab, search and page stand in the address; the calls follow it. */
export const TabsAndSearch: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await page.findByRole('table');
    await step('a tab narrows the list', async () => {
      await userEvent.click(page.getByRole('tab', { name: /生产中/ }));
      await expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.GetOrdersByCustomer',
        expect.objectContaining({ tab: 'inProduction', pageIndex: 1, pageSize: 20 }),
      );
      await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(3));
    });
    await step('words are searched for when they are sent, not while they are typed', async () => {
      const field = await page.findByRole('searchbox');
      await userEvent.type(field, '不干胶');
      await expect(args.onEvent).not.toHaveBeenCalledWith(
        'call Order.GetOrdersByCustomer',
        expect.objectContaining({ keyword: '不干胶' }),
      );
      await userEvent.type(field, '{Enter}');
      await expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.GetOrdersByCustomer',
        expect.objectContaining({ keyword: '不干胶', tab: 'inProduction' }),
      );
      await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(2));
    });
    await step('clearing the filter brings the tab back', async () => {
      await userEvent.click(page.getByRole('button', { name: '清除筛选' }));
      await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(3));
    });
  },
};

/** The days of the address narrow list and counts; an open end stays open. */
export const Days: Story = {
  args: { path: pathOf('myOrder', {}, { from: '2026-11-01' }) },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('2026-11-01 起的订单');
    for (const call of ['GetOrdersByCustomer', 'GetOrderStatusCount']) {
      await expect(args.onEvent).toHaveBeenCalledWith(
        `call Order.${call}`,
        expect.objectContaining({ createdFrom: '2026-11-01' }),
      );
    }
  },
};

/** What the address names is shown, narrows list and counts, and can be taken away. */
export const Todo: Story = {
  args: { path: pathOf('myOrder', {}, { todo: 'mend' }) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('待办: 文件待修改');
    for (const call of ['GetOrdersByCustomer', 'GetOrderStatusCount']) {
      await expect(args.onEvent).toHaveBeenCalledWith(
        `call Order.${call}`,
        expect.objectContaining({ todo: 'mend' }),
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: '不再只看“文件待修改”' }));
    await waitFor(() => expect(canvas.queryByText('待办: 文件待修改')).toBeNull());
  },
};

/** Paying opens the payment and goes to the cashier. */
export const Pays: Story = {
  args: {
    answers: {
      ...counts,
      ...list,
      ...on(createPayment, payment),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^付款，订单 261120385502765/ }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Pay.CreatePayment', {
      orderSNs: ['261120385502765'],
    });
    await expect(await page.findByTestId('left')).toHaveTextContent(
      '/pay/checkout?paymentSN=9261120771536048',
    );
  },
};

/** Cancelling asks, says what happens to the money, and keeps the dialog when it is refused. */
export const Cancels: Story = {
  args: {
    answers: {
      ...counts,
      ...list,
      ...on(cancelOrder, ({ reason }) =>
        reason === '规格或数量选错'
          ? null
          : refused(errCode.wrongState, '订单已审核通过并拼版，不能取消；请联系客服'),
      ),
    },
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('the question says that nothing was paid', async () => {
      await userEvent.click(
        await page.findByRole('button', { name: '取消，订单 261120385502765' }),
      );
      const dialog = await screen.findByRole('alertdialog', { name: '取消订单' });
      await expect(dialog).toHaveTextContent('订单尚未付款，取消不产生费用');
    });
    const dialog = within(screen.getByRole('alertdialog', { name: '取消订单' }));
    await step('a refusal is told in the dialog', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('请联系客服');
    });
    await step('a success closes it and asks for the list again', async () => {
      await userEvent.click(dialog.getByText('规格或数量选错'));
      await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
      await waitFor(() =>
        expect(screen.queryByRole('alertdialog', { name: '取消订单' })).toBeNull(),
      );
      await expect(args.onEvent).toHaveBeenCalledWith('call Order.Cancel', {
        orderSN: '261120385502765',
        reason: '规格或数量选错',
      });
    });
  },
};
