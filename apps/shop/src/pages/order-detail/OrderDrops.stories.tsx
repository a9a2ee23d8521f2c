// One order to several receivers: a pasted list, quantities, carriers and what it comes to; and how each stands.

import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { getTrades } from '@banxin/contract/calls/delivery/trade';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { OrderDrop, OrderDrops } from '@banxin/contract/calls/order/drops.schemas';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { confirmDropReceipt } from '@banxin/contract/calls/order/receipt';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { standingOf } from '@banxin/contract/messages/order';
import { fen } from '@banxin/contract/money';
import { delivery as deliveryRefusals } from '@banxin/contract/refusals/delivery';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { parcelOnTheRoad } from '../../stories/fixtures/parcels.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { expressSum } from '../../stories/fixtures/ways.ts';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const made = detailOf(orderBySN('261119271148092'), {
  files: [],
  actions: [{ event: 'splitDelivery', allowed: true, reason: null }],
});
const ordered = made.configuration.quantity;
const [own] = addresses;
if (made.receiver === null || own === undefined) throw new Error('The story has no receiver');

const drop = (changes: Partial<OrderDrop>): OrderDrop => ({
  position: 1,
  receiver: { isDefault: false, ...made.receiver } as OrderDrop['receiver'],
  quantity: ordered,
  carrier: { code: 'zhongtong', name: '中通快递' },
  freight: fen(600),
  arriveDate: null,
  status: made.status,
  statusLabel: standingOf(made.status, true),
  mayReceive: false,
  handedAt: null,
  trackingNos: [],
  ...changes,
});

const one: OrderDrops = {
  orderId: made.orderId,
  orderSN: made.orderSN,
  version: 4,
  quantity: ordered,
  refusal: null,
  drops: [drop({})],
};

/** @param more answers in the place of those that stand here */
const at = (order: OrderDetail, more: StoryAnswers = {}) =>
  orderAt(order, {
    ...on(calcExpressSum, expressSum(order)),
    ...on(getOrderMaking, null),
    ...on(getMultipleDelivery, one),
    ...more,
  });

const meta = {
  title: 'Screens/Order/Several addresses',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(made), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const button = await within(canvasElement).findByRole('button', { name: '多地址收货' });
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: '多地址收货' }));
}

type Editor = Awaited<ReturnType<typeof open>>;

async function paste(editor: Editor, list: string): Promise<void> {
  const area = await editor.findByRole('textbox', { name: '粘贴收货人列表' });
  await userEvent.click(area);
  await userEvent.paste(list);
}

const LIST = [
  '收货人\t电话\t地址\t数量',
  '李芳\t13900005678\t四川省成都市武侯区天府大道 9 号\t1',
  '阿依古丽\t13900009999\t新疆维吾尔自治区乌鲁木齐市天山区解放路 2 号\t1',
].join('\n');

/** Pastes the list, adds it and splits evenly. */
async function split(editor: Editor): Promise<void> {
  await paste(editor, LIST);
  await userEvent.click(await editor.findByRole('button', { name: '加入 2 个收货人' }));
  await userEvent.click(await editor.findByRole('button', { name: '平均分' }));
  await editor.findByText(/已分完$/);
}

const rowOf = (editor: Editor, position: number) =>
  within(editor.getByRole('listitem', { name: `地址 ${position}` }));

/** A table that was copied: each line is understood before it is added, split, and priced for each address. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await paste(editor, LIST);
    await editor.findByText('认出 2 个收货人');
    await userEvent.click(editor.getByRole('button', { name: '加入 2 个收货人' }));
    await userEvent.click(editor.getByRole('button', { name: '平均分' }));
    await editor.findByText(`共 ${ordered}，已分完`);
    await editor.findByText(/需补运费 ¥[\d.]+，从账户余额/);
    await rowOf(editor, 2).findByText(/李芳/);
    await waitFor(() =>
      expect(editor.getByRole('button', { name: /^补付 ¥[\d.]+ 并保存$/ })).toBeEnabled(),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await editor.findByText(/需补运费/);
  },
};

/** What is sent is what stood there. */
export const Saves: Story = {
  args: at(
    made,
    on(setMultipleDelivery, { difference: fen(900), balanceAfter: fen(1), paymentSN: null }),
  ),
  play: async ({ canvasElement, args }) => {
    const editor = await open(canvasElement);
    await split(editor);
    const save = await editor.findByRole('button', { name: /并保存$/ });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.SetMultipleDelivery',
        expect.objectContaining({
          orderSN: made.orderSN,
          version: 4,
          drops: [
            expect.objectContaining({ receiver: expect.objectContaining(made.receiver ?? {}) }),
            expect.objectContaining({ receiver: expect.objectContaining({ consignee: '李芳' }) }),
            expect.objectContaining({
              receiver: expect.objectContaining({ consignee: '阿依古丽' }),
            }),
          ],
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByText('收货地址已修改');
  },
};

/** A line that lacks its phone is added all the same; what is missing stands at it, and nothing can be sent. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await paste(editor, '李芳 四川省成都市武侯区天府大道 9 号 ×1');
    await editor.findByText('认出 1 个收货人，1 个要补充');
    await userEvent.click(editor.getByRole('button', { name: '加入 1 个收货人' }));
    await rowOf(editor, 2).findByText('请输入联系电话');
    await expect(editor.getByRole('button', { name: /保存$/ })).toBeDisabled();
    await userEvent.click(rowOf(editor, 2).getByRole('button', { name: '修改地址 2' }));
    const phone = await rowOf(editor, 2).findByRole('textbox', { name: /联系电话/ });
    await userEvent.type(phone, '13900005678');
    await userEvent.click(rowOf(editor, 2).getByRole('button', { name: '用这个地址' }));
    await waitFor(() => expect(editor.getByRole('button', { name: /保存$/ })).toBeEnabled());
  },
};

/** Numbers of orders of one's own shop: who is known stands in the list to be added, who is not is named and stays. */
export const OutsideOrders: Story = {
  args: at(
    made,
    on(getTrades, {
      trades: [{ tid: '3920481756201934', receiver: { ...own, isDefault: false } }],
      missing: ['3920481756209999'],
    }),
  ),
  play: async ({ canvasElement, args }) => {
    const editor = await open(canvasElement);
    await paste(editor, '3920481756201934 ×1\n3920481756209999');
    await userEvent.click(await editor.findByRole('button', { name: /^按 2 个外部订单号/ }));
    await editor.findByText('没有找到这些订单号：3920481756209999');
    await expect(args.onEvent).toHaveBeenCalledWith('call Delivery.GetTradeByTid', {
      tids: ['3920481756201934', '3920481756209999'],
    });
    const area = editor.getByRole('textbox', { name: '粘贴收货人列表' });
    await waitFor(() =>
      expect((area as HTMLTextAreaElement).value).toMatch(
        new RegExp(`^${own.consignee} .*×1\n3920481756209999$`),
      ),
    );
    await expect(editor.queryByRole('button', { name: /外部订单号/ })).toBeNull();
  },
};

export const NoShopConnected: Story = {
  args: at(made, on(getTrades, refusedBy(deliveryRefusals.noShopConnected))),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await paste(editor, '3920481756201934');
    await userEvent.click(await editor.findByRole('button', { name: /^按 1 个外部订单号/ }));
    await editor.findByText('没有取到收货人，输入的内容还在');
    await expect(editor.getByRole('textbox', { name: '粘贴收货人列表' })).toHaveValue(
      '3920481756201934',
    );
  },
};

/** By hand: what is left to be given out is said, and what is too much. */
export const ByHand: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await userEvent.click(editor.getByRole('button', { name: '移除地址 3' }));
    await editor.findByText(/还有 \d+ 没有分$/);
    await expect(editor.getByRole('button', { name: /保存$/ })).toBeDisabled();
    const quantity = rowOf(editor, 1).getByRole('textbox', { name: '数量' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, `${ordered}`);
    await userEvent.tab();
    await editor.findByText(/多分了 \d+$/);
  },
};

/** A row goes, and the keyboard stays where it was: at the next row, the one before, and at last where one is added. */
export const FocusAfterRemoving: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    const button = (name: string) => editor.getByRole('button', { name });
    await userEvent.click(button('移除地址 2'));
    await waitFor(() => rowOf(editor, 2).getByText(/阿依古丽/));
    await waitFor(() => expect(button('移除地址 2')).toHaveFocus());
    await userEvent.click(button('加一个地址'));
    await userEvent.click(await editor.findByRole('button', { name: '移除地址 3' }));
    await waitFor(() => expect(button('移除地址 2')).toHaveFocus());
    await userEvent.click(button('移除地址 1'));
    await waitFor(() => expect(button('加一个地址')).toHaveFocus());
  },
};

/** The cheapest plan is offered with what it saves; one press takes it, one takes it back. */
export const Cheapest: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    const carrier = await rowOf(editor, 2).findByRole('button', { name: /快递/ });
    await waitFor(() => expect(carrier).toBeEnabled());
    await userEvent.click(carrier);
    await userEvent.click(await screen.findByRole('option', { name: /^顺丰/ }));
    await editor.findByText(/^运费共 ¥[\d.]+，省 ¥[\d.]+，最晚 .+ 送达$/);
    await userEvent.click(editor.getByRole('button', { name: '采用最省方案' }));
    await editor.findByText(/^已是最省：运费共 ¥[\d.]+$/);
    await userEvent.click(editor.getByRole('button', { name: '撤销，恢复原来的快递' }));
    await editor.findByRole('button', { name: '采用最省方案' });
    await expect(rowOf(editor, 2).getByRole('button', { name: /快递/ })).toHaveTextContent(/顺丰/);
  },
};

const wishing = (arriveBy: string): Partial<Story> => ({
  args: at({ ...made, arriveBy }, on(calcExpressSum, expressSum({ ...made, arriveBy }))),
});

/** A wished day: what keeping it costs, which address makes the difference, and both plans in one press. */
export const WishCosts: Story = {
  ...wishing('2026-11-23'),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await editor.findByText(/^期望 .+ 送达：按期需多付 ¥[\d.]+$/);
    await editor.findAllByText(/^地址 \d：.+改为.+，多付 ¥[\d.]+，.+ 送达$/);
    await userEvent.click(await editor.findByRole('button', { name: /^采用按期方案，运费 ¥/ }));
    await editor.findByRole('button', { name: '采用最省方案' });
    await expect(editor.queryByRole('button', { name: /^采用按期方案/ })).toBeNull();
  },
};

/** A day that nobody can keep: which address is late, and when it is there at the earliest. */
export const WishTooEarly: Story = {
  ...wishing('2026-11-20'),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await editor.findByText(/^地址 3 无法按期，最早 .+ 送达$/);
  },
};

/** Closed and opened again: what was typed is still there. */
export const KeepsWhatWasTyped: Story = {
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(canvasElement);
    await rowOf(again, 3).findByText(/阿依古丽/);
  },
};

export const BalanceTooLow: Story = {
  args: at(made, on(calcExpressSum, expressSum(made, { balance: fen(100) }))),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    await editor.findByText(/余额不足，还差 ¥/);
    await expect(editor.getByRole('radio', { name: /账户余额/ })).toBeDisabled();
    await expect(editor.getByRole('button', { name: /^去收银台付 ¥/ })).toBeEnabled();
  },
};

/** The order moved meanwhile: what was typed stays, and nothing was charged. */
export const MovedMeanwhile: Story = {
  args: at(made, on(setMultipleDelivery, refusedBy(refusals.dropsMoved, { status: 13 }))),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await split(editor);
    const save = await editor.findByRole('button', { name: /保存$/ });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await editor.findByText('订单在别处有变动，请核对后再提交');
    await rowOf(editor, 3).findByText(/阿依古丽/);
  },
};

export const FreightFailed: Story = {
  args: at(made, on(calcExpressSum, failed('network'))),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await editor.findByText('运费没有计算出来');
    await expect(editor.getByRole('button', { name: '保存' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: at(made, on(getMultipleDelivery, failed('network'))),
  play: async ({ canvasElement }) => {
    const editor = await open(canvasElement);
    await editor.findByText('收货地址没有加载出来，订单没有变动');
  },
};

const onItsWay = detailOf(orderBySN('261115448106237'), {
  files: [],
  isMultiSite: true,
  statusLabel: standingOf(66, true, 69),
  actions: [
    {
      event: 'changeAddress',
      allowed: false,
      reason: messageOf(refusals.dropsTooLate, { status: 66 }),
    },
  ],
});

const several: OrderDrops = {
  ...one,
  orderId: onItsWay.orderId,
  orderSN: onItsWay.orderSN,
  drops: [
    drop({
      quantity: 1,
      status: 69,
      statusLabel: standingOf(69, true),
      arriveDate: '2026-11-17',
      trackingNos: ['73100482715509'],
    }),
    drop({
      position: 2,
      receiver: { ...own, consignee: '成都分店', province: '四川省', city: '成都市' },
      quantity: 1,
      status: 66,
      statusLabel: standingOf(66, true),
      mayReceive: true,
      arriveDate: '2026-11-21',
      trackingNos: ['73100482715510'],
    }),
  ],
};

const received = { ...on(getMultipleDelivery, several), ...on(getExpressLogs, []) };

async function askReceipt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '确认签收地址 2' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '确认签收' }));
  await dialog.findByText('地址 2 的 1 件已经收到了吗？');
  await userEvent.click(dialog.getByRole('button', { name: '确认签收' }));
  return dialog;
}

/** Only what is on its way is asked about, one address at a time. */
export const ReceivesOne: Story = {
  args: at(onItsWay, { ...received, ...on(confirmDropReceipt, null) }),
  play: async ({ canvasElement, args }) => {
    await askReceipt(canvasElement);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.ConfirmDropReceipt', {
        orderSN: onItsWay.orderSN,
        position: 2,
      }),
    );
    await screen.findAllByText('地址 2 已确认签收');
    await expect(
      within(canvasElement).queryByRole('button', { name: '确认签收地址 1' }),
    ).toBeNull();
  },
};

export const ReceiptRefused: Story = {
  args: at(onItsWay, {
    ...received,
    ...on(
      confirmDropReceipt,
      refusedBy(refusals.notReceivable, { orderSN: onItsWay.orderSN, status: 62 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askReceipt(canvasElement);
    await dialog.findByText('没有确认签收');
  },
};

/** Each address with how it stands and its parcel; the order says that a part of it has arrived. */
export const OnItsWay: Story = {
  tags: ['photo'],
  args: at(onItsWay, {
    ...on(getMultipleDelivery, several),
    ...on(getExpressLogs, [
      parcelOnTheRoad,
      { ...parcelOnTheRoad, drop: 2, trackingNo: '73100482715510' },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('部分已签收');
    const list = within(await canvas.findByRole('list', { name: '2 个收货地址' }));
    await list.findByText('已签收');
    await list.findByText('运输中');
    await canvas.findByText(/^地址 2 · 中通快递/);
  },
};
