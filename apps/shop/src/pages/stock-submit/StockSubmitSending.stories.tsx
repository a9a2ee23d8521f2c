// Submitting a cart: what it leads to, and what may be in its way.

import { prepareSubmit, submit } from '@banxin/contract/calls/stock/submit';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { fen } from '@banxin/contract/money';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { checkoutOf } from '../../stories/fixtures/stock.ts';
import { buyer, newShop } from '../../stories/fixtures/users.ts';
import { failed, on, refused, refusedBy } from '../../stories/storyClient.ts';
import StockSubmitPage from './StockSubmitPage.tsx';
import { onEvent, PAYMENT, sent, shown, submitButton } from './stockSubmit.testkit.tsx';

const meta = {
  title: 'Screens/StockSubmit',
  component: StockSubmitPage,
  tags: ['screen:/stock/submit', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof StockSubmitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was seen is what is submitted; the cashier comes next, and how long the goods are kept is said. */
export const Submitted: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: '订单备注' }), '请放前台');
    await userEvent.click(await submitButton(canvasElement));
    await expect(await page.findByTestId('left')).toHaveTextContent(
      `/pay/checkout?paymentSN=${PAYMENT}`,
    );
    await expect((await screen.findAllByText('库存已为您保留至 09:30')).length).toBeGreaterThan(0);
    await expect(sent('Stock.Submit')).toEqual([
      {
        productIds: [701, 705, 802],
        version: 7,
        receiver: {
          consignee: '悦享包装收货处',
          mobilePhone: '13800000001',
          province: '上海市',
          city: '上海市',
          district: '闵行区',
          detail: '春申路 100 号 3 号库',
        },
        ways: [
          { productId: 701, carrier: 'zhongtong' },
          { productId: 802, carrier: 'zhongtong' },
        ],
        remark: '请放前台',
        expectedTotal: 22_960,
      },
    ]);
  },
};

/** Nothing is to be paid, so it is. */
export const PaidAtOnce: Story = {
  ...shown(
    on(submit, {
      paymentSN: PAYMENT,
      total: fen(0),
      heldUntil: '2026-11-20T09:30:00.000+08:00',
      isPaid: true,
    }),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await expect((await screen.findAllByText('无需付款，订单已提交')).length).toBeGreaterThan(0);
  },
};

/** Somebody was faster: what is left is named, nothing was ordered, the rest is as it was. */
export const SoldMeanwhile: Story = {
  ...shown({
    ...on(submit, refusedBy(stockRefusals.someTooLow, { short: [{ productId: 802, left: 2 }] })),
    ...on(prepareSubmit, (input) =>
      checkoutOf(sent('Stock.Submit').length > 0 ? { short: [{ productId: 802, left: 2 }] } : {})(
        input,
      ),
    ),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await within(canvasElement).findByText('气泡袋 200×250只剩 2 包');
    await expect(within(canvasElement).queryByText('订单没有提交')).toBeNull();
  },
};

/** The sum moved: nothing is ordered before the new one is accepted. */
export const SumMoved: Story = {
  ...shown(
    on(submit, ({ expectedTotal }) =>
      expectedTotal === 23_500
        ? {
            paymentSN: PAYMENT,
            total: fen(23_500),
            heldUntil: '2026-11-20T09:30:00.000+08:00',
            isPaid: false,
          }
        : refusedBy(stockRefusals.sumMoved, { seen: fen(22_960), total: fen(23_500) }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    const dialog = within(await screen.findByRole('alertdialog', { name: '价格有变化' }));
    await waitFor(() => expect(dialog.getByText('¥229.60')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '按 ¥235.00 下单' }));
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(PAYMENT);
  },
};

/** The new sum is not accepted: the page shows what holds now. */
export const SumDeclined: Story = {
  ...shown(
    on(submit, refusedBy(stockRefusals.sumMoved, { seen: fen(22_960), total: fen(23_500) })),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    await userEvent.click(within(dialog).getByRole('button', { name: '返回修改' }));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: '价格有变化' })).toBeNull(),
    );
    await expect(sent('Stock.Submit')).toHaveLength(1);
    await waitFor(() => expect(sent('Stock.PrepareSubmit').length).toBeGreaterThan(1));
  },
};

/** Another window changed the cart. */
export const CartMoved: Story = {
  ...shown(on(submit, refusedBy(stockRefusals.moved))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await submitButton(canvasElement));
    await page.findByText(/购物车已在另一窗口更新/);
    await expect(page.getByRole('link', { name: '返回购物车' })).toBeVisible();
  },
};

/** Nobody knows whether it arrived: tried again it is the same intent. */
export const NetworkGone: Story = {
  ...shown(on(submit, failed('network'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await submitButton(canvasElement));
    await page.findByText('订单没有提交');
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(sent('Stock.Submit')).toHaveLength(2));
    const [again, first] = sent('Stock.Submit');
    await expect(again).toEqual(first);
  },
};

const unsigned = on(submit, refused(errCode.agreementMissing, messages.agreementMissing));

/** The agreement comes first. */
export const AgreementFirst: Story = {
  ...shown(unsigned, { user: newShop }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('agreement.open', { required: true }));
    await expect(within(canvasElement).queryByText('订单没有提交')).toBeNull();
  },
};

/** Only the main account signs it. */
export const AgreementOfTheMainAccount: Story = {
  ...shown(unsigned, { user: buyer }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await expect(
      (await screen.findAllByText('主账号尚未签订《承印品协议书》，请主账号签订后再下单')).length,
    ).toBeGreaterThan(0);
    await expect(onEvent).not.toHaveBeenCalledWith('agreement.open', { required: true });
  },
};

/** A second press while it is on its way sends nothing. */
export const OnItsWay: Story = {
  ...shown(on(submit, 'pending')),
  play: async ({ canvasElement }) => {
    const button = await submitButton(canvasElement);
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(sent('Stock.Submit')).toHaveLength(1));
  },
};
