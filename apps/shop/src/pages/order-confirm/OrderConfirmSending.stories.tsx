// Stories of the confirmation page: choosing, confirming, and what the server has against it.

import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { errCode } from '@banxin/contract/errors';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo, priceMoved, WAITING } from '../../stories/fixtures/confirming.ts';
import { afterSalesColleague, buyer } from '../../stories/fixtures/users.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { on, refused } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, ready, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/OrderConfirm',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The kept addresses, the default one chosen; confirming sends what is seen. */
export const Confirmed: Story = {
  ...shown({ ...ready, ...confirmed }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await step('the default address is chosen', async () => {
      await expect(page.getByRole('radio', { name: /悦享包装收货处/ })).toBeChecked();
    });
    await step('confirming sends the total that is on screen', async () => {
      const total = totalOf(canvasElement);
      await userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
          orderSN: WAITING,
          expectedTotal: total,
          payNow: true,
          receiver: { consignee: '悦享包装收货处', province: '上海市' },
        }),
      );
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith('navigate', `/user/orderDetail/${WAITING}`),
      );
    });
  },
};

/** Another carrier, another address, another speed: the server prices each, the old price stays meanwhile. */
export const CarrierReprices: Story = {
  ...shown(ready),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    const before = totalOf(canvasElement);
    await step('顺丰 is among all carriers and costs more', async () => {
      await userEvent.click(page.getByRole('button', { name: /全部 \d+ 种配送方式/ }));
      await userEvent.click(page.getByRole('radio', { name: /顺丰/ }));
      await waitFor(() => expect(totalOf(canvasElement)).toBeGreaterThan(before));
      await expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ carrier: 'shunfeng' });
    });
    await step('another address forgets the carrier and asks again', async () => {
      await userEvent.click(page.getByRole('radio', { name: /悦享成都仓/ }));
      await waitFor(() =>
        expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ province: '四川省' }),
      );
      await expect(sent('Order.GetConfirmOrderInfo')[0]).not.toHaveProperty('carrier');
    });
    await step('what is not paid now is only confirmed', async () => {
      await userEvent.click(page.getByRole('checkbox', { name: '确认后立即付款' }));
      await expect(page.getByRole('button', { name: '确认订单' })).toBeVisible();
    });
  },
};

/** A moved price is shown line by line; nothing is ordered until it is accepted. */
export const PriceMoved: Story = {
  ...shown({
    ...ready,
    ...on(confirmOrder, refused(errCode.priceMoved, '价格有变化，请确认', priceMoved())),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const { quote, differences } = priceMoved();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    await step('every moved line with before and after', async () => {
      await expect(differences.length).toBeGreaterThan(0);
      for (const { label, before, after } of differences) {
        const line = within(dialog).getByText(label).parentElement;
        await expect(fenOf(line?.querySelector('del')?.textContent)).toBe(before);
        await expect(line?.textContent).toContain(((after ?? 0) / 100).toFixed(2));
      }
    });
    await step('accepting confirms at the new total', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /^按 ¥/ }));
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({ expectedTotal: quote.total }),
      );
    });
  },
};

/** Going back asks for the price again and orders nothing. */
export const PriceMovedBack: Story = {
  ...PriceMoved,
  tags: [],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    const asked = sent('Order.GetConfirmOrderInfo').length;
    await userEvent.click(within(dialog).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(sent('Order.GetConfirmOrderInfo').length).toBe(asked + 1));
    await expect(sent('Order.ConfirmOrder')).toHaveLength(1);
  },
};

/** The button waits while the order is on its way. */
export const Confirming: Story = {
  ...shown({ ...ready, ...on(confirmOrder, 'pending') }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: '确认订单并付款' });
    await userEvent.click(button);
    await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
    await userEvent.click(button);
    await expect(sent('Order.ConfirmOrder')).toHaveLength(1);
  },
};

export const AgreementMissing: Story = {
  ...shown(on(getConfirmOrderInfo, confirmInfo({ agreementSigned: false }))),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        'agreement.open',
        expect.objectContaining({ required: true }),
      ),
    );
    await expect(sent('Order.ConfirmOrder')).toEqual([]);
  },
};

/** Only the main account signs: its colleague who orders waits for it. */
export const AgreementIsTheMainAccounts: Story = {
  ...shown(on(getConfirmOrderInfo, confirmInfo({ agreementSigned: false })), { user: buyer }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText(/请主账号签订后再下单/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /确认订单/ })).toBeNull();
  },
};

/** A role that sees the price but does not order. */
export const MayNotConfirm: Story = {
  ...shown(ready, { user: afterSalesColleague }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText(rightRefusals.create)).toBeVisible();
    await expect(page.queryByRole('button', { name: /确认订单/ })).toBeNull();
  },
};
