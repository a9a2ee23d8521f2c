// The last hour in which an order can be paid, and what its page shows when that is over.

import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { hint } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import OrderDetailPage from '../../pages/order-detail/OrderDetailPage.tsx';
import { detailOf, orderBySN } from '../fixtures/orders.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../StoryShop.tsx';
import { on } from '../storyClient.ts';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/PayDeadline',
  component: OrderDetailPage,
  tags: ['flow', 'machine:pay-deadline'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof OrderDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sn = '261120385502765';
/** Ten minutes and two seconds are left. */
const unpaid = detailOf(orderBySN(sn), {
  files: [],
  hint: messageOf(hint.statusBy, { status: 1, at: '2026-11-20T09:10:00.000+08:00' }),
  payBefore: new Date(STORY_NOW + 602_000).toISOString(),
});
const cancelled = detailOf(orderBySN('261106317759048'), { orderSN: sn, files: [] });

let isCancelled = false;

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('UserOrderDetail', { sn })}
      answers={on(getOrderDetail, () => (isCancelled ? cancelled : unpaid))}
      flows={stage.flows}
      now={() => STORY_NOW + stage.elapsed()}
      onEvent={stage.onEvent}
      {...props}
    >
      <OrderDetailPage />
    </StoryShop>
  ),
});

const timer = () => screen.findByRole('timer', {}, slow);
const spoken = () => document.querySelector('[data-flow="pay-deadline"] [role="status"]');

export const LastMinutes: Story = {
  ...shown(),
  beforeEach: () => {
    isCancelled = false;
  },
  play: stage.driven({ 'pay-deadline': { 'deadline.passed': 1 } }, async ({ step }) => {
    await step('the last hour is shown by the second, beside the date', async () => {
      await expect(await timer()).toHaveTextContent('付款时间还剩 10 分 2 秒');
      await screen.findByText(/请在 11 月 20 日 09:10 前付款/);
      stage.tick(1);
      await waitFor(async () => expect(await timer()).toHaveTextContent('10 分 1 秒'));
    });
    await step('ten minutes, five and one are said aloud, and no other second', async () => {
      await expect(spoken()).toHaveTextContent('');
      stage.tick(1);
      await waitFor(() => expect(spoken()).toHaveTextContent('付款时间不足 10 分钟'));
      stage.tick(299);
      await expect(spoken()).toHaveTextContent('付款时间不足 10 分钟');
      stage.tick(1);
      await waitFor(() => expect(spoken()).toHaveTextContent('付款时间不足 5 分钟'));
      stage.tick(240);
      await waitFor(() => expect(spoken()).toHaveTextContent('付款时间不足 1 分钟'));
    });
    await step('at the end it asks nobody to pay any more', async () => {
      stage.tick(60);
      await waitFor(() => expect(spoken()).toHaveTextContent('付款时间已过，订单即将自动取消'));
      await expect(screen.queryByRole('timer')).toBeNull();
      await expect(screen.queryByText(/前付款/)).toBeNull();
    });
    await step('when the server has cancelled it, the page shows it cancelled', async () => {
      isCancelled = true;
      stage.tick(65);
      await waitFor(() => expect(screen.getByTestId('order-status')).toHaveTextContent('已取消'));
      await expect(document.querySelector('[data-flow="pay-deadline"]')).toBeNull();
    });
  }),
};

export const LastMinutesEnglish: Story = {
  ...shown({ locale: 'en-US' }),
  beforeEach: () => {
    isCancelled = false;
  },
  play: stage.driven({}, async () => {
    await expect(await timer()).toHaveTextContent('10 min 2 s left to pay');
  }),
};
