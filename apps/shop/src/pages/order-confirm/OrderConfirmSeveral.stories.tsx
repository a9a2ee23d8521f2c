// Stories of the confirmation page: an order that goes to several addresses.

import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import { confirmInfo, expressSum, WAITING } from '../../stories/fixtures/confirming.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { failed, on, refused } from '../../stories/storyClient.ts';
import { NOTHING_CHOSEN } from './keptChoices.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, sent, shown } from './orderConfirm.testkit.tsx';

const waiting = detailOf(orderBySN(WAITING), { receiver: null });
const order = { ...waiting, configuration: { ...waiting.configuration, quantity: 10 } };
const answers = {
  ...on(getConfirmOrderInfo, confirmInfo({ order })),
  ...on(calcExpressSum, expressSum(order)),
  ...confirmed,
};

const rows: readonly DropRow[] = [
  {
    id: 1,
    receiver: {
      consignee: '悦享包装收货处',
      mobilePhone: '13800000001',
      province: '上海市',
      city: '上海市',
      district: '闵行区',
      detail: '春申路 100 号 3 号库',
    },
    quantity: 6,
    carrier: null,
  },
  {
    id: 2,
    receiver: {
      consignee: '悦享成都仓',
      mobilePhone: '13800000002',
      province: '四川省',
      city: '成都市',
      district: '温江区',
      detail: '光华大道三段 8 号',
    },
    quantity: 4,
    carrier: null,
  },
];
const kept = (drops: readonly DropRow[], version = 0) => ({
  typed: {
    [`draft.confirm.${WAITING}.${yuexiang.id}`]: {
      ...NOTHING_CHOSEN,
      drops: JSON.stringify({ version, rows: drops }),
    },
  },
});

const meta = {
  title: 'Screens/OrderConfirmSeveral',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (canvas: HTMLElement) => within(canvas).findByRole('list', { name: '2 个收货地址' });

async function openEditor(canvas: HTMLElement, name = '寄往多个地址') {
  await loaded(canvas);
  await userEvent.click(await within(canvas).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: '寄往多个地址' }));
}

/** A pasted receiver takes his part, the first keeps the rest; each has its freight, and all is confirmed at once. */
export const PastedAndConfirmed: Story = {
  ...shown(answers),
  play: async ({ canvasElement, step }) => {
    const editor = await openEditor(canvasElement);
    await step('one address is not several', async () => {
      await editor.findByText('再加一个地址，或返回只寄一个地址');
      await expect(editor.getByRole('button', { name: '用这些地址' })).toBeDisabled();
    });
    await step('a pasted one takes 4', async () => {
      await userEvent.click(editor.getByRole('textbox', { name: '粘贴收货人列表' }));
      await userEvent.paste('陈先生 13900001234 四川省成都市温江区光华大道三段 8 号 ×4');
      const add = await editor.findByRole('button', { name: '加入 1 个收货人' });
      await waitFor(() => expect(add).toBeEnabled());
      await userEvent.click(add);
      await editor.findByText('共 10，已分完');
    });
    await step('and is used', async () => {
      const use = editor.getByRole('button', { name: '用这些地址' });
      await waitFor(() => expect(use).toBeEnabled());
      await userEvent.click(use);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the page names both, with their freight', async () => {
      const items = within(await list(canvasElement)).getAllByRole('listitem');
      await expect(items).toHaveLength(2);
      await waitFor(() => expect(items[1]).toHaveTextContent(/数量 4 · .+ ¥[\d.]+ · .+送达/));
      await within(canvasElement).findByText('各地址的快递与运费见收货信息');
    });
    await step('and sends them with what it showed', async () => {
      const total = totalOf(canvasElement);
      await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
          expectedTotal: total,
          receiver: { consignee: '悦享包装收货处' },
          drops: [
            { quantity: 6, carrier: expect.any(String) },
            { quantity: 4, carrier: expect.any(String), receiver: { consignee: '陈先生' } },
          ],
        }),
      );
    });
  },
};

/** They come back after a reload; the price has one line of freight that opens into one for each. */
export const ComeBack: Story = {
  ...shown(answers, kept(rows)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const items = within(await list(canvasElement)).getAllByRole('listitem');
    await waitFor(() => expect(items[0]).toHaveTextContent(/¥/));
    const fees = items.map((item) => fenOf(/¥[\d.]+/.exec(item.textContent)?.[0] ?? ''));
    const asked = sent('Order.GetConfirmOrderInfo')[0];
    await expect(asked).toMatchObject({
      dropProvinces: ['上海市', '四川省'],
      dropQuantities: [6, 4],
    });
    await expect(fees.every((fee) => fee > 0)).toBe(true);
  },
};

/** One address again: the carriers are there to choose from. */
export const OneAgain: Story = {
  ...shown(answers, kept(rows)),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await list(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '只寄一个地址' }));
    await within(canvasElement).findByRole('radiogroup', { name: '配送方式' });
    await within(canvasElement).findByRole('button', { name: '寄往多个地址' });
    await waitFor(() =>
      expect(sent('Order.GetConfirmOrderInfo')[0]).not.toHaveProperty('dropProvinces'),
    );
  },
};

/** The order was edited since: its goods are others, and the addresses that shared them out are gone. */
export const OfAnotherVersion: Story = {
  ...shown(answers, kept(rows, 7)),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await within(canvasElement).findByRole('button', { name: '寄往多个地址' });
    await expect(within(canvasElement).queryByRole('list', { name: '2 个收货地址' })).toBeNull();
  },
};

const reason = '该地区不支持这家快递';
const unavailable = messageOf(refusals.carrierUnavailable, { reason });

/** One address cannot be served any more: it is said at that address, and all stays as it was given. */
export const AddressRefused: Story = {
  ...shown(
    {
      ...answers,
      ...on(
        confirmOrder,
        refused(2001, reason, {
          fields: { 'drops.1.carrier': reason },
          why: { 'drops.1.carrier': unavailable.data },
        }),
      ),
    },
    kept(rows),
  ),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const items = within(await list(canvasElement)).getAllByRole('listitem');
    await waitFor(() => expect(items[1]).toHaveTextContent(/¥/));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    await waitFor(() => expect(items[1]).toHaveTextContent(reason));
    await expect(items[0]).not.toHaveTextContent(reason);
    const editor = await openEditor(canvasElement, '修改地址与数量');
    await expect(await editor.findByText(reason)).toBeVisible();
  },
};

/** What it costs could not be worked out: it can be tried again, and nothing is used meanwhile. */
export const FreightFailed: Story = {
  ...shown({ ...answers, ...on(calcExpressSum, failed('network')) }, kept(rows)),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await list(canvasElement);
    const editor = await openEditor(canvasElement, '修改地址与数量');
    await editor.findByText('运费没有计算出来');
    await expect(editor.getByRole('button', { name: '用这些地址' })).toBeDisabled();
  },
};

/** A single piece cannot be shared out. */
export const OnePiece: Story = {
  ...shown({
    ...answers,
    ...on(getConfirmOrderInfo, (input) => ({
      ...confirmInfo({ order })(input),
      order: { ...order, configuration: { ...order.configuration, quantity: 1 } },
    })),
  }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: '寄往多个地址' })).toBeNull();
  },
};
