// The cashier in every state of its flow.

import { closePayment, pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  alipayStart,
  cloudSubject,
  freightPayment,
  manyTogether,
  payment,
  receipt,
  receiptOfMany,
  stockPayment,
  topUpPayment,
  transferStart,
  wechatStart,
} from '../../stories/fixtures/payment.ts';
import { afterSalesColleague } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, notFound, on, refused, refusedBy } from '../../stories/storyClient.ts';
import CheckoutPage from './CheckoutPage.tsx';

const open = { ...on(getPayment, payment), ...on(pollPayment, { status: 'pending' }) };

const meta = {
  title: 'Screens/Checkout',
  tags: ['screen:/pay/checkout', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('payCheckout', {}, { paymentSN: payment.paymentSN }),
    answers: { ...open, ...on(payByBalance, receipt) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <CheckoutPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

const pay: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /余额支付/ }));
};

export const Ready: Story = { tags: ['state:ready'] };

export const English: Story = { args: { locale: 'en-US' }, tags: ['photo'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getPayment, 'pending') },
};

export const Paying: Story = {
  args: { answers: { ...open, ...on(payByBalance, 'pending') } },
  play: pay,
};

/** A message names the order: its payment is opened once, and paid as any other. */
export const FromMessage: Story = {
  args: {
    path: pathOf('payCheckout', {}, { order: '261120385502765' }),
    answers: { ...open, ...on(createPayment, payment) },
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('button', { name: '余额支付 ¥1,284.00' });
    const opened = (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
      ([event]) => event === 'call Pay.CreatePayment',
    );
    await expect(opened).toEqual([['call Pay.CreatePayment', { orderSNs: ['261120385502765'] }]]);
  },
};

/** The message is older than the payment: why nothing is to be paid, and the order. */
export const FromMessageTooLate: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('payCheckout', {}, { order: '261120385502765' }),
    answers: {
      ...open,
      ...on(
        createPayment,
        refusedBy(refusals.paidAlready, {
          orderSN: '261120385502765',
          status: orderStatus.ordered,
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '付款没有打开' });
    await expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/user/orderDetail/261120385502765',
    );
  },
};

/** Pressing twice pays once. */
export const Paid: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: '余额支付 ¥1,284.00' });
    await step('a double click sends one request', async () => {
      await userEvent.dblClick(button);
      await page.findByRole('heading', { name: '付款成功' });
      const sent = (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
        ([event]) => event === 'call Pay.PayByBalance',
      );
      await expect(sent).toHaveLength(1);
    });
    await step('the order is one press away', async () => {
      await expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute(
        'href',
        '/user/orderDetail/261120385502765',
      );
    });
  },
};

const together = on(getPayment, manyTogether);

/** Several orders at once: five of seven are listed, the others open. */
export const Together: Story = {
  tags: ['photo'],
  args: { answers: together },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('list', { name: '7 张订单一起付款' });
    await step('the rest opens and closes', async () => {
      const all = page.getByRole('button', { name: '展开全部 7 张' });
      await userEvent.click(all);
      await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
      await userEvent.click(page.getByRole('button', { name: '收起' }));
      await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    });
    await expect(page.getByTestId('payable')).toHaveTextContent('¥3,505.40');
  },
};

/** All of them are paid; each leads to its own page. */
export const PaidTogether: Story = {
  tags: ['photo'],
  args: { answers: { ...together, ...on(payByBalance, receiptOfMany) } },
  globals: phone,
  play: async (context) => {
    await pay(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: '付款成功' });
    await expect(page.getAllByRole('link', { name: /^订单 / })).toHaveLength(5);
    await expect(page.getByRole('link', { name: '去我的订单' })).toHaveAttribute(
      'href',
      pathOf('myOrder'),
    );
  },
};

/** The balance lacks something: how much, and what to do. */
export const TooLittle: Story = {
  args: { answers: on(getPayment, { ...payment, balance: fen(50_000) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/还差 ¥784.00/);
    await page.findByRole('button', { name: '去充值' });
  },
};

/** Somebody else spent the balance meanwhile. */
export const TooLittleMeanwhile: Story = {
  args: {
    answers: {
      ...open,
      ...on(
        payByBalance,
        refused(errCode.balanceTooLow, '余额 ¥500.00，还差 ¥784.00，请充值后再付款', {
          balance: 50_000,
          amount: 128_400,
          missing: 78_400,
        }),
      ),
    },
  },
  play: pay,
};

/** Another window was faster. */
export const PaidElsewhere: Story = {
  args: { answers: { ...open, ...on(payByBalance, refused(errCode.paidAlready, '已经付款')) } },
  play: async (context) => {
    await pay(context);
    await within(context.canvasElement).findByRole('heading', { name: '这张订单已付款' });
  },
};

export const PaidBefore: Story = {
  tags: ['photo'],
  args: { answers: on(getPayment, { ...payment, status: 'paid' }) },
};

export const Cancelled: Story = {
  tags: ['photo'],
  args: { answers: on(getPayment, { ...payment, status: 'cancelled' }) },
};

/** Goods are kept for half an hour: how long it is still, by the shop's clock, which no screen reader reads out. */
export const StockGoods: Story = {
  tags: ['photo'],
  args: { answers: on(getPayment, stockPayment) },
  play: async ({ canvasElement }) => {
    const left = await within(canvasElement).findByRole('timer');
    await expect(left).toHaveTextContent('剩余 29:41');
    await expect(left.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  },
};

/** Nobody paid the goods in time: they go back into the cart, one press away. */
export const StockOver: Story = {
  tags: ['photo'],
  args: { answers: on(getPayment, { ...stockPayment, status: 'expired' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('超过付款时限，订单已自动取消。现货商品会放回购物车，可以重新结算。');
    await expect(page.getByRole('link', { name: '去购物车' })).toHaveAttribute(
      'href',
      pathOf('stockCart'),
    );
    await expect(page.queryByText(/文件和配置/)).toBeNull();
  },
};

/** What left the cloud warehouse lies there again. */
export const CloudOver: Story = {
  args: {
    answers: on(getPayment, { ...stockPayment, subjects: [cloudSubject], status: 'expired' }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('超过付款时限，订单已自动取消。云仓商品恢复可用，可以重新提交。');
    await expect(page.getByRole('link', { name: '去云仓库存' })).toHaveAttribute(
      'href',
      pathOf('cloudInventory'),
    );
  },
};

/** Jobs and goods that were to be paid together: what is not due yet can still be paid. */
export const TogetherOver: Story = {
  args: {
    locale: 'en-US',
    answers: on(getPayment, {
      ...stockPayment,
      subjects: [...payment.subjects, ...stockPayment.subjects],
      status: 'expired',
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(
      /^The time to pay has passed: .+ “My orders”\. Files .+ again\. Goods from stock go back/,
    );
    await page.findByRole('link', { name: 'To the cart' });
  },
};

/** It was not charged, and a second press is safe. */
export const PayFailed: Story = {
  args: { answers: { ...open, ...on(payByBalance, failed()) } },
  play: async (context) => {
    await pay(context);
    await within(context.canvasElement).findByRole('alert');
  },
};

/** The answer did not come: it may or may not have been charged, and the shop finds out. */
export const Waiting: Story = {
  tags: ['photo'],
  args: { answers: { ...open, ...on(payByBalance, failed('timeout')) } },
  play: async (context) => {
    await pay(context);
    const page = within(context.canvasElement);
    await page.findByText('正在确认付款结果');
    await expect(page.queryByRole('button', { name: /余额支付/ })).toBeNull();
  },
};

export const WaitingEnglish: Story = {
  args: { ...Waiting.args, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /from balance/ }));
    await page.findByText('Finding out whether it is paid');
  },
};

/** Chooses a channel and begins there. */
const begin =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name }));
    await userEvent.click(page.getByRole('button', { name: / ¥1,284.00$/ }));
  };

/** A code to scan, with how long it stands. */
export const Wechat: Story = {
  args: { answers: { ...open, ...on(startChannel, wechatStart) } },
  play: async (context) => {
    await begin(/微信支付/)(context);
    const page = within(context.canvasElement);
    await page.findByRole('img', { name: '微信扫码支付 ¥1,284.00' });
    await page.findByText('二维码 600 秒后刷新');
  },
};

/** A link, which no browser blocks. */
export const Alipay: Story = {
  args: { answers: { ...open, ...on(startChannel, alipayStart) } },
  play: async (context) => {
    await begin(/支付宝/)(context);
    const link = await within(context.canvasElement).findByRole('link', {
      name: /打开支付宝付款页/,
    });
    await expect(link).toHaveAttribute('href', alipayStart.url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** On a phone the page opens in place: there is no second window to come back from. */
export const AlipayOnPhone: Story = {
  ...Alipay,
  globals: phone,
  play: async (context) => {
    await begin(/支付宝/)(context);
    const link = await within(context.canvasElement).findByRole('link', {
      name: /打开支付宝付款页/,
    });
    await expect(link).not.toHaveAttribute('target');
  },
};

/** Where to, how much, and the remark that finds its payment. */
export const Transfer: Story = {
  args: { answers: { ...open, ...on(startChannel, transferStart) } },
  globals: phone,
  play: async (context) => {
    await begin(/对公转账/)(context);
    await within(context.canvasElement).findByText('9261120771536048B');
  },
};

/** The button that was pressed goes with its view: the keyboard goes on at the title of the next one. */
export const AnotherWay: Story = {
  args: Transfer.args ?? {},
  play: async (context) => {
    await begin(/对公转账/)(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getByRole('heading', { name: '对公转账' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: '换一种付款方式' }));
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(page.getByRole('radio', { name: /对公转账/ })).toBeChecked();
  },
};

/** Whoever comes back from the channel does not have to press anything. */
export const CameBack: Story = {
  args: {
    path: pathOf('payCheckout', {}, { paymentSN: payment.paymentSN, back: 'alipay' }),
    answers: { ...open, ...on(getPayment, { ...payment, begun: 'alipay' }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '支付宝' });
    await page.findByText('正在确认付款结果');
    await userEvent.click(page.getByRole('button', { name: '换一种付款方式' }));
    await expect(await page.findByRole('radio', { name: /支付宝/ })).toBeChecked();
  },
};

/** The channel does not answer: it says so, and every other way stays. */
export const ChannelShut: Story = {
  args: {
    answers: {
      ...open,
      ...on(startChannel, refused(errCode.channelShut, '支付宝暂不可用，请换一种付款方式')),
    },
  },
  play: async (context) => {
    await begin(/支付宝/)(context);
    await within(context.canvasElement).findByText(/支付宝暂不可用/);
  },
};

/** One that takes less than this says so before it is chosen. */
export const OverTheLimit: Story = {
  args: {
    answers: {
      ...open,
      ...on(getPayment, {
        ...payment,
        channels: [
          {
            channel: 'wechat',
            closed: {
              message: '超过微信支付单笔限额 ¥1,000.00，请换一种付款方式',
              data: { key: 'payment.channelLimit', channel: 'wechat', most: 100_000 },
            },
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /微信支付/ })).toBeDisabled();
    await page.findByText(/单笔限额/);
  },
};

export const PriceMoved: Story = {
  args: { answers: { ...open, ...on(startChannel, refused(errCode.priceMoved, '金额有变')) } },
  play: async (context) => {
    await begin(/支付宝/)(context);
    await within(context.canvasElement).findByRole('heading', { name: '订单金额有变' });
  },
};

/** Fills the account: the channel that was chosen before, never the balance. */
export const TopUp: Story = {
  args: {
    path: pathOf('payCheckout', {}, { paymentSN: topUpPayment.paymentSN, by: 'wechat' }),
    answers: { ...on(getPayment, topUpPayment), ...on(startChannel, wechatStart) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('到账 ¥10,200.00，含赠送 ¥200.00');
    await expect(page.getByRole('radio', { name: /微信支付/ })).toBeChecked();
    await expect(page.queryByRole('radio', { name: /账户余额/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '微信支付 ¥10,000.00' }));
    await page.findByRole('img', { name: '微信扫码支付 ¥10,000.00' });
  },
};

export const ToppedUp: Story = {
  args: {
    path: pathOf('payCheckout', {}, { paymentSN: topUpPayment.paymentSN }),
    answers: on(getPayment, { ...topUpPayment, status: 'paid', paidBy: 'wechat' }),
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '充值成功' });
    await expect(page.getByRole('link', { name: '查看收支明细' })).toHaveAttribute(
      'href',
      pathOf('recharge', { tab: 'records' }),
    );
  },
};

/** Nobody paid it in time: nothing was booked, and it can be begun anew. */
export const TopUpOver: Story = {
  args: {
    path: pathOf('payCheckout', {}, { paymentSN: topUpPayment.paymentSN }),
    answers: on(getPayment, { ...topUpPayment, status: 'expired' }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/没有入账/);
    await expect(page.getByRole('link', { name: '去充值' })).toHaveAttribute(
      'href',
      pathOf('recharge'),
    );
  },
};

const ofFreight = pathOf('payCheckout', {}, { paymentSN: freightPayment.paymentSN });

/** Another address: which order, from where to where, and why so much. */
export const Freight: Story = {
  tags: ['photo'],
  args: { path: ofFreight, answers: on(getPayment, freightPayment) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('改地址的运费差额');
    await page.findByText(/春申路 100 号/);
    await page.findByText(/人民路 18 号/);
    await page.findByText('¥5.00 → ¥18.00，补 ¥13.00');
    await page.findByText('现金红包只抵货款，不能支付运费差额。');
    await page.findByText(/付款后地址才会修改/);
    await page.findByRole('button', { name: '余额支付 ¥13.00' });
    await expect(page.getByRole('radio', { name: /支付宝/ })).toBeEnabled();
  },
};

export const FreightPhone: Story = {
  args: {
    ...Freight.args,
    locale: 'en-US',
    answers: on(getPayment, {
      ...freightPayment,
      balance: fen(100),
      subjects: freightPayment.subjects.map((subject) => ({
        ...subject,
        change: subject.change && { ...subject.change, to: { ...subject.change.to, count: 3 } },
      })),
    }),
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 addresses');
    await page.findByText('The balance lacks ¥12.00');
  },
};

/** Paid: the address has changed with it. */
export const FreightPaid: Story = {
  args: {
    path: ofFreight,
    answers: {
      ...on(getPayment, freightPayment),
      ...on(payByBalance, {
        ...receipt,
        paymentSN: freightPayment.paymentSN,
        amount: freightPayment.amount,
      }),
    },
  },
  play: async (context) => {
    await pay(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: '付款成功，地址已修改' });
    await expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/user/orderDetail/261120385502765',
    );
  },
};

/** The label was printed meanwhile: nothing was charged, and the order goes where it did. */
export const FreightTooLate: Story = {
  args: {
    path: ofFreight,
    answers: {
      ...on(getPayment, freightPayment),
      ...on(payByBalance, refused(errCode.wrongState, '地址不能再修改')),
    },
  },
  play: async (context) => {
    await pay(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: '付款单已失效' });
    await page.findByText(/没有扣款，仍寄往原地址/);
  },
};

let isClosed = false;

/** It asks first; closed, the orders stay. */
export const Closes: Story = {
  args: {
    answers: {
      ...open,
      ...on(getPayment, () => (isClosed ? { ...payment, status: 'cancelled' } : payment)),
      ...on(startChannel, wechatStart),
      ...on(closePayment, () => {
        isClosed = true;
        return { status: 'cancelled' };
      }),
    },
  },
  beforeEach: () => {
    isClosed = false;
  },
  play: async (context) => {
    await begin(/微信支付/)(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '关闭付款单' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '关闭付款单' }));
    await page.findByRole('heading', { name: '付款单已失效' });
  },
};

export const WithoutPayment: Story = {
  tags: ['state:empty'],
  args: { path: pathOf('payCheckout') },
};

export const NotFound: Story = {
  args: { answers: on(getPayment, notFound('付款单不存在')) },
  tags: ['photo'],
};

/** A role that sees what is due but does not pay. */
export const MayNotPay: Story = {
  tags: ['photo'],
  args: { answers: open, user: afterSalesColleague },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(rightRefusals.pay);
    await expect(page.queryByRole('button', { name: /余额支付/ })).toBeNull();
  },
};

/** A role without prices. */
export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getPayment, refused(errCode.forbidden, rightRefusals.prices)) },
};

export const LoadFailed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getPayment, failed('network')) },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    answers: on(getPayment, {
      ...payment,
      amount: fen(123_456_789),
      balance: fen(987_654_321),
      subjects: payment.subjects.map((subject) => ({
        ...subject,
        title: '加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款',
        spec: '350g 超感滑面白卡 · 420×330×120 mm · 双面 · 100,000 个 × 12 款 · 覆触感膜（双面） · 烫金 120 cm² · 压凸 80 cm² · 局部 UV · 模切 · 打孔穿绳 · 手工糊制',
        amount: fen(123_456_789),
      })),
    }),
  },
  globals: phone,
};
