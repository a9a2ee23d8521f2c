// A customer's home: what waits, what is owned, what was ordered, whom to reach; each part fails alone.

import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getToday } from '@banxin/contract/calls/customer/today';
import { getCustomerManager } from '@banxin/contract/calls/delivery/contacts';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrders } from '@banxin/contract/calls/order/list';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import {
  getCategoryStatistics,
  getLastSixMonths,
  getOrderStatistics,
} from '@banxin/contract/calls/order/statistics';
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  homeAnswers,
  months,
  today,
  todayOfDesigner,
  toPay,
  withoutAmounts,
} from '../../stories/fixtures/home.ts';
import { payment } from '../../stories/fixtures/payment.ts';
import { designer, newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { storyMessage } from '../../stories/storyMessage.ts';
import UserIndexPage from './UserIndexPage.tsx';

const meta = {
  title: 'Screens/Home of a customer',
  tags: ['screen:/user/index', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userIndex'), answers: homeAnswers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <UserIndexPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything has arrived, the drawings too. */
const settled: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('group', { name: '近 6 个月 · 金额' });
  await canvas.findByRole('group', { name: '品类占比 · 金额' });
  await canvas.findByText('成都工厂送货');
};

export const Ready: Story = { tags: ['state:ready'], play: settled };

const PENDING = {
  ...on(getToday, 'pending'),
  ...on(getAccount, 'pending'),
  ...on(getOrderStatistics, 'pending'),
  ...on(getLastSixMonths, 'pending'),
  ...on(getCategoryStatistics, 'pending'),
  ...on(getSiteMessages, 'pending'),
  ...on(getCustomerManager, 'pending'),
  ...on(getAddresses, 'pending'),
  ...on(getUsualOrders, 'pending'),
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...homeAnswers, ...PENDING } },
};

/** A customer who has not ordered yet: each part says so, and how to begin. */
export const Nothing: Story = {
  tags: ['state:empty'],
  args: {
    user: newShop,
    answers: {
      ...homeAnswers,
      ...on(getToday, {
        groups: today.map(({ kind }) => ({ kind, count: 0, items: [] })),
      }),
      ...on(getOrderStatistics, {
        thisMonth: { orders: 0, amount: fen(0) },
        lastMonth: { orders: 0, amount: fen(0) },
        all: { orders: 0, amount: fen(0) },
      }),
      ...on(getLastSixMonths, {
        months: months.map(({ month }) => ({ month, orders: 0, amount: fen(0) })),
      }),
      ...on(getCategoryStatistics, { categories: [] }),
      ...on(getSiteMessages, { items: [], total: 0 }),
      ...on(getAddresses, []),
      ...on(getUsualOrders, []),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('今天没有待办');
    await expect(canvas.getByRole('link', { name: '去下单' })).toHaveAttribute(
      'href',
      pathOf('category'),
    );
    await canvas.findByText('近 6 个月没有订单');
    await canvas.findByText('这段时间没有订单');
  },
};

/** Every part fails by itself and can be asked for again; without a manager there is the hotline. */
export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    answers: {
      ...homeAnswers,
      ...on(getToday, failed(500)),
      ...on(getAccount, failed(500)),
      ...on(getLastSixMonths, failed(500)),
      ...on(getSiteMessages, failed('network')),
      ...on(getCustomerManager, failed(500)),
      ...on(getUsualOrders, failed(500)),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /重试/ })).toHaveLength(5);
    await canvas.findByText('客服热线 400-000-0000');
    await canvas.findByRole('group', { name: '品类占比 · 金额' });
  },
};

/** Without 我的主页 somebody is greeted, and nothing is asked for. */
export const GreetingOnly: Story = {
  tags: ['state:forbidden'],
  args: { permissions: [] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: '您好，采购部' });
    await expect(canvas.queryByText('今日待办')).toBeNull();
    await expect(args.onEvent).not.toHaveBeenCalledWith('call Customer.GetToday', {});
  },
};

/** The role design: its own work, and no amount anywhere. */
export const WithoutPrices: Story = {
  args: {
    user: designer,
    answers: {
      ...homeAnswers,
      ...withoutAmounts,
      ...on(getToday, { groups: [...todayOfDesigner] }),
      ...on(getAddresses, []),
      ...on(getUsualOrders, []),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '近 6 个月 · 订单数' });
    await canvas.findByRole('group', { name: '品类占比 · 订单数' });
    await expect(canvas.queryByRole('combobox', { name: '看什么' })).toBeNull();
    await expect(canvas.queryByText('我的资产')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'By category · Amount' });
    await canvas.findByText('Van of the Chengdu factory');
    // What a customer wrote, what stands on a red envelope, and how products of the past are called, are not the shop's words.
    const theirs = [
      yuexiang.customerName,
      yuexiang.linkPerson ?? '',
      '第 2 页分辨率不足 300 DPI',
      '福',
    ];
    const specs = toPay.flatMap(({ spec }) => spec);
    await expect(chineseIn(canvasElement, [...theirs, ...specs])).toEqual([]);
  },
};

/** On a phone charts are closed and asked for when they are opened; what is pressed has room for a thumb. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('成都工厂送货');
    const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-order]');
    const row = within(first as HTMLElement);
    await expect(
      row.getByRole('button', { name: /^去付款/ }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(40);
    for (const one of canvasElement.querySelectorAll('[data-order]')) {
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    }
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Order.GetCustomerLastSixMouthStatistic',
      {},
    );
  },
};

/** A chart of the phone opens. */
export const PhoneChart: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('近 6 个月'));
    await canvas.findByRole('group', { name: '近 6 个月 · 金额' });
    await expect(canvas.queryByRole('group', { name: /品类占比/ })).toBeNull();
  },
};

const [first] = toPay;

export const LongText: Story = {
  args: {
    answers: {
      ...homeAnswers,
      ...on(getToday, {
        groups: today.map((group) => ({
          ...group,
          items: group.items.map((order) => ({
            ...order,
            productName: '加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款',
            spec: '350g 超感滑面白卡 · 420×330×120 mm · 双面 · 100,000 个 × 12 款 · 覆触感膜 · 烫金 120 cm² · 压凸',
            specSaid: null,
            hint: storyMessage(
              '印刷文件需要修改：第 3 页图片分辨率 96 dpi，第 7 页字体未嵌入，共 12 处问题',
            ),
            total: fen(123_456_789),
          })),
        })),
      }),
    },
  },
  play: settled,
};

/** Two of three are paid at once, in one payment; all of a kind are seen in the list, under that filter. */
export const PaysTogether: Story = {
  args: {
    answers: {
      ...homeAnswers,
      ...on(getOrders, { items: [...toPay], total: toPay.length }),
      ...on(createPayment, payment),
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('the way to all of them', async () => {
      await expect(await canvas.findByRole('link', { name: '查看全部：待付款' })).toHaveAttribute(
        'href',
        pathOf('myOrder', {}, { todo: 'pay' }),
      );
    });
    await userEvent.click(canvas.getByRole('button', { name: '合并付款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '合并付款' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /412\.60/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^去付款/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Pay.CreatePayment', {
        orderSNs: toPay.slice(0, 2).map(({ orderSN }) => orderSN),
      }),
    );
    await expect(await canvas.findByTestId('left')).toHaveTextContent('/pay/checkout');
  },
};

/** A server that forgets what was done: here, and in another tab. */
function working() {
  let done: readonly string[] = [];
  const answers = {
    ...homeAnswers,
    ...on(getToday, () => ({
      groups: today.map(({ kind, items }) => {
        const left = items.filter(({ orderSN }) => !done.includes(orderSN));
        return { kind, count: left.length, items: left };
      }),
    })),
    ...on(confirmReceipt, ({ orderSNs }) => {
      done = [...done, ...orderSNs];
      return null;
    }),
  };
  return { answers, elsewhere: (orderSN: string) => (done = [...done, orderSN]) };
}

const world = working();

/** What was done leaves, the focus goes on; what was paid in another tab leaves when this one is looked at again. */
export const RowsLeave: Story = {
  args: { answers: world.answers },
  play: async ({ canvas, step }) => {
    await step('received here', async () => {
      const [button] = await canvas.findAllByRole('button', { name: /^确认签收，订单/ });
      await userEvent.click(button as HTMLElement);
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '确认签收' }));
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: /^确认签收，订单/ })).toHaveLength(1),
      );
      await waitFor(() => expect(document.activeElement?.closest('[data-order]')).not.toBeNull());
    });
    await step('paid elsewhere', async () => {
      world.elsewhere(first?.orderSN ?? '');
      await waitFor(
        () => {
          window.dispatchEvent(new Event('focus'));
          return expect(canvas.getAllByRole('button', { name: /^去付款，订单/ })).toHaveLength(2);
        },
        { timeout: 10_000 },
      );
    });
  },
};

/** Money or number, another time, and the numbers themselves. */
export const Charts: Story = {
  play: async ({ canvas, args, step }) => {
    await step('by number', async () => {
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: '看什么' }),
        'orders',
      );
      await canvas.findByRole('group', { name: '近 6 个月 · 订单数' });
      const cells = within(canvas.getByRole('table', { name: '近 6 个月 · 订单数' }));
      await expect(cells.getByRole('row', { name: '26/07 0' })).toBeInTheDocument();
    });
    await step('of this month', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '时间' }), '1');
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenCalledWith('call Order.GetOrderStatisticByParentCategory', {
          type: 1,
        }),
      );
    });
  },
};
