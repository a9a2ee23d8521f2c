// Storing what is printed in the cloud warehouse instead of sending it.

import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo } from '../../stories/fixtures/confirming.ts';
import { on } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { loaded, onEvent, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/Order confirm/Cloud warehouse',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const base = confirmInfo();

/** What is stored pays no freight: the server leaves its line out. */
const answered = on(getConfirmOrderInfo, ({ intoWarehouse = false, ...input }) => {
  const info = { ...(typeof base === 'function' ? base(input) : base), warehouseRefusal: null };
  if (!intoWarehouse) return info;
  const freight = info.quote.lines.find(({ id }) => id === 'freight')?.amount ?? 0;
  return {
    ...info,
    carriers: [],
    carrier: null,
    quote: {
      ...info.quote,
      lines: info.quote.lines.filter(({ id }) => id !== 'freight'),
      total: (info.quote.total - freight) as typeof info.quote.total,
    },
  };
});

/** Chosen in one press: what it means stands there, freight and address are gone, and it is sent like that. */
export const Stores: Story = {
  ...shown({ ...answered, ...on(confirmOrder, 'pending') }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    const store = await page.findByRole('radio', { name: /^存入云仓/ });
    await step('what it means is said before', async () => {
      await expect(page.getByText(/不收运费；印好即入库/)).toBeVisible();
      await expect(page.getByText(/60 天内免仓储费，之后每立方米每天 ¥1.20/)).toBeVisible();
    });
    await userEvent.click(store);
    await step('no carrier, no address, no freight', async () => {
      await page.findByText('存入云仓，不用选快递，也不收运费');
      await waitFor(() =>
        expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ intoWarehouse: true }),
      );
      await expect(page.queryByRole('radio', { name: /悦享包装收货处/ })).toBeNull();
      await page.findByText(/个工作日后入库/);
    });
    await step('it is confirmed like that', async () => {
      const button = await page.findByRole('button', { name: '确认订单并付款' });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({ intoWarehouse: true, carrier: '' }),
      );
    });
  },
};

/** And back to an address: nothing of it was lost. */
export const SendsAfterAll: Story = {
  ...shown({ ...answered, ...on(confirmOrder, 'pending') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^存入云仓/ }));
    await page.findByText('存入云仓，不用选快递，也不收运费');
    await userEvent.click(page.getByRole('radio', { name: /^送到收货地址/ }));
    await page.findByRole('radio', { name: /悦享包装收货处/ });
  },
};

/** Why it cannot be stored stands beside the choice. */
export const Refused: Story = {
  ...shown(
    on(getConfirmOrderInfo, (input) => ({
      ...(typeof base === 'function' ? base(input) : base),
      warehouseRefusal: messageOf(refusals.notPrinted),
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(await page.findByRole('radio', { name: /^存入云仓/ })).toBeDisabled();
    await expect(page.getByText('现货商品不能存入云仓')).toBeVisible();
  },
};
