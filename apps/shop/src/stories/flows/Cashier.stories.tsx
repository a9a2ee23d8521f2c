// Paying at the cashier: once, whatever is pressed and whatever fails.

import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx';
import { alipayStart, payment, receipt, wechatStart } from '../fixtures/payment.ts';
import { STORY_NOW, StoryShop } from '../StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../storyClient.ts';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Cashier',
  component: CheckoutPage,
  tags: ['flow', 'machine:cashier'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answers: StoryAnswers): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('payCheckout', {}, { paymentSN: payment.paymentSN })}
      answers={answers}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <CheckoutPage />
    </StoryShop>
  ),
});

const PAY = 'Pay.PayByBalance';
const ASK = 'Pay.Poll';
const START = 'Pay.StartChannel';
const button = () => screen.findByRole('button', { name: '余额支付 ¥1,284.00' }, slow);

let answer = controlled<typeof receipt>();

export const PaysOnce: Story = {
  ...shown({ ...on(getPayment, payment), ...on(payByBalance, () => answer.promise) }),
  beforeEach: () => {
    answer = controlled();
  },
  play: stage.driven({}, async ({ step }) => {
    await step('a double click, and a third one while it waits, send one request', async () => {
      await userEvent.dblClick(await button());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(stage.sent(PAY)).toHaveLength(1));
    });
    await step('the receipt follows', async () => {
      await answer.resolve(receipt);
      await screen.findByRole('heading', { name: '付款成功' });
      await expect(stage.sent(PAY)).toHaveLength(1);
    });
  }),
};

let isBroken = true;

export const FailsAndPaysAgain: Story = {
  ...shown({
    ...on(getPayment, payment),
    ...on(payByBalance, () => (isBroken ? failed() : receipt)),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: stage.driven({ cashier: { requestError: 1 } }, async ({ step }) => {
    await step('it says why, that nothing was charged, and leaves the button', async () => {
      await userEvent.click(await button());
      await screen.findByText('付款没有完成');
      await screen.findByText(/服务错误，请重试/);
      await expect(stage.emitted('requestError')).toMatchObject([{ message: '服务错误，请重试' }]);
    });
    await step('trying again pays', async () => {
      isBroken = false;
      await userEvent.click(await button());
      await screen.findByRole('heading', { name: '付款成功' });
    });
  }),
};

let isCharged = false;

/** The answer to paying did not come: the shop finds out by itself, and only while somebody looks. */
export const FindsOut: Story = {
  ...shown({
    ...on(getPayment, () => (isCharged ? { ...payment, status: 'paid' } : payment)),
    ...on(pollPayment, () => ({ status: isCharged ? 'paid' : 'pending' })),
    ...on(payByBalance, failed('timeout')),
  }),
  beforeEach: () => {
    isCharged = false;
  },
  play: stage.driven({ cashier: { requestError: 1 } }, async ({ step }) => {
    await step('it says that nobody knows yet, and offers no second payment', async () => {
      await userEvent.click(await button());
      await screen.findByText('正在确认付款结果', {}, slow);
      await expect(screen.queryByRole('button', { name: /余额支付/ })).toBeNull();
    });
    await step('it asks after 3 s, and again after 3 s more', async () => {
      stage.tick(3);
      await waitFor(() => expect(stage.sent(ASK)).toHaveLength(1));
      await waitFor(() =>
        expect(document.querySelector('[data-state="waiting.idle"]')).not.toBeNull(),
      );
    });
    await step('paid: the result is shown', async () => {
      isCharged = true;
      stage.tick(3);
      await screen.findByRole('heading', { name: '这张订单已付款' }, slow);
      await expect(stage.sent(PAY)).toHaveLength(1);
    });
  }),
};

/** Whoever does not want to wait pays again; the key is the same. */
export const StopsWaiting: Story = {
  ...shown({ ...on(getPayment, payment), ...on(payByBalance, failed('network')) }),
  play: stage.driven({ cashier: { requestError: 1 } }, async () => {
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole('button', { name: '返回付款' }, slow));
    await button();
  }),
};

/** The computer slept through the deadline: what is seen again is over, and nothing can be pressed. */
export const TimeIsUp: Story = {
  ...shown(on(getPayment, { ...payment, expiresAt: new Date(STORY_NOW - 1).toISOString() })),
  play: stage.driven({}, async () => {
    await screen.findByText('付款单已失效', {}, slow);
    await expect(screen.queryByRole('button', { name: /余额支付/ })).toBeNull();
    await expect(stage.sent(PAY)).toEqual([]);
  }),
};

let isScanned = false;

/** A code is scanned: the shop hears of it by itself and says so. */
export const PaysByScanning: Story = {
  ...shown({
    ...on(getPayment, () =>
      isScanned ? { ...payment, status: 'paid', paidBy: 'wechat' } : payment,
    ),
    ...on(pollPayment, () => ({ status: isScanned ? 'paid' : 'pending' })),
    ...on(startChannel, wechatStart),
  }),
  beforeEach: () => {
    isScanned = false;
  },
  play: stage.driven({}, async ({ step }) => {
    await step('choosing it charges nothing; the button shows the code', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /微信支付/ }, slow));
      await expect(stage.sent(START)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: '微信支付 ¥1,284.00' }));
      await screen.findByRole('img', { name: '微信扫码支付 ¥1,284.00' }, slow);
      await expect(stage.sent(START)).toHaveLength(1);
    });
    await step('paid on the phone: the result is shown', async () => {
      isScanned = true;
      stage.tick(3);
      await screen.findByRole('heading', { name: '付款成功' }, slow);
    });
  }),
};

/** Refused at the channel: another way is one press away. */
export const ChoosesAnotherWay: Story = {
  ...shown({
    ...on(getPayment, payment),
    ...on(pollPayment, { status: 'pending' }),
    ...on(startChannel, alipayStart),
    ...on(payByBalance, receipt),
  }),
  play: stage.driven({}, async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /支付宝/ }, slow));
    await userEvent.click(screen.getByRole('button', { name: '支付宝 ¥1,284.00' }));
    await screen.findByRole('link', { name: /打开支付宝付款页/ }, slow);
    await userEvent.click(screen.getByRole('button', { name: '换一种付款方式' }));
    await userEvent.click(await screen.findByRole('radio', { name: /账户余额/ }));
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: '付款成功' });
  }),
};
