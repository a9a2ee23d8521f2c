// What a customer does about the delivery of an order: another address, holding it back, receipt, taking it out.

import { getAddresses } from '@banxin/contract/calls/customer/address';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { closePayment } from '@banxin/contract/calls/payment/channel';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { hint } from '@banxin/contract/messages/order';
import { fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { payment } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { expressSum } from '../../stories/fixtures/ways.ts';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { SET_ADDRESS } from './order-detail.data.ts';
import { may, type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const made = detailOf(orderBySN('261119271148092'), {
  files: [],
  actions: may('changeAddress', 'stopShipping', 'reorder'),
});

/** @param more answers in the place of those that stand here */
const at = (order: OrderDetail, more: StoryAnswers = {}) =>
  orderAt(order, {
    ...on(getAddresses, addresses),
    ...on(calcExpressSum, expressSum(order)),
    ...more,
  });

const meta = {
  title: 'Screens/Order/Delivery',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(made), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string | RegExp): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const addressDialog = async () =>
  within(await screen.findByRole('dialog', { name: '修改收货地址' }));

async function openAddress(canvasElement: HTMLElement) {
  await press(canvasElement, '修改地址');
  return addressDialog();
}

/** Whoever came to give an address stands at the top of the page. */
const asked = { stored: { [SET_ADDRESS]: true } };

/** Chooses Xinjiang: further away. */
async function moveFar(dialog: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(await dialog.findByRole('button', { name: /省份/ }));
  await userEvent.click(await screen.findByRole('option', { name: '新疆维吾尔自治区' }));
  await userEvent.click(await dialog.findByRole('button', { name: /城市/ }));
  await userEvent.click(await screen.findByRole('option', { name: '乌鲁木齐市' }));
}

/** Further away costs more: how much, from where it is taken, and when it arrives then. */
export const FurtherAway: Story = {
  tags: ['photo'],
  args: asked,
  play: async () => {
    const dialog = await addressDialog();
    await dialog.findByText('运费不变');
    await moveFar(dialog);
    await dialog.findByText(/需补运费 ¥[\d.]+，从账户余额（¥12,864\.00）扣除/);
    await dialog.findByRole('button', { name: /^补付 ¥[\d.]+ 并保存$/ });
  },
};

export const Phone: Story = {
  tags: ['photo'],
  args: asked,
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
  play: async () => {
    const dialog = await addressDialog();
    await dialog.findByText('运费不变');
  },
};

/** A saved address fills the form in; what is sent is what was shown. */
export const FromSavedAddresses: Story = {
  args: at(
    made,
    on(updateOrderDeliveryAddress, { difference: fen(0), balanceAfter: null, paymentSN: null }),
  ),
  play: async ({ canvasElement, args }) => {
    const dialog = await openAddress(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /从常用地址选择/ }));
    const [, second] = addresses;
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(`^${second?.consignee}`) }),
    );
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /收货人/ })).toHaveValue(second?.consignee),
    );
    await userEvent.click(await dialog.findByRole('button', { name: /保存/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.UpdateOrderDeliveryAddress',
        expect.objectContaining({
          orderSN: made.orderSN,
          receiver: expect.objectContaining({ consignee: second?.consignee }),
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByText('收货地址已修改');
  },
};

/** The balance does not cover the difference: what is missing, and the cashier instead. */
export const BalanceTooLow: Story = {
  args: at(made, on(calcExpressSum, expressSum(made, { balance: fen(100) }))),
  play: async ({ canvasElement }) => {
    const dialog = await openAddress(canvasElement);
    await moveFar(dialog);
    await dialog.findByText(/余额不足，还差 ¥/);
    await expect(dialog.getByRole('radio', { name: /账户余额/ })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /收银台/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: /^去收银台付 ¥/ })).toBeEnabled();
  },
};

/** Who would rather pay it another way goes on to the cashier; until then nothing has changed. */
export const AtTheCashier: Story = {
  args: at(
    made,
    on(updateOrderDeliveryAddress, {
      difference: fen(1_300),
      balanceAfter: null,
      paymentSN: '9261120771536072',
    }),
  ),
  play: async ({ canvasElement, args }) => {
    const dialog = await openAddress(canvasElement);
    await moveFar(dialog);
    await userEvent.click(await dialog.findByRole('radio', { name: /收银台/ }));
    await dialog.findByText(/付款后地址才会修改/);
    await userEvent.click(dialog.getByRole('button', { name: /^去收银台付 ¥/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.UpdateOrderDeliveryAddress',
        expect.objectContaining({ payFrom: 'cashier' }),
      ),
    );
    // It goes on to the cashier: the journey of freight walks there.
  },
};

const wish: NonNullable<OrderDetail['wish']> = {
  paymentSN: '9261120771536072',
  amount: fen(1_300),
  expiresAt: '2026-11-23T09:00:00.000+08:00',
  receiver: {
    consignee: '天山分店',
    mobilePhone: '13900009999',
    province: '新疆维吾尔自治区',
    city: '乌鲁木齐市',
    district: '天山区',
    detail: '人民路 18 号',
    isDefault: false,
  },
  count: 1,
};

/** Another address waits for its freight: where to, how much, the way to pay it and the way to give it up. */
export const WaitsForFreight: Story = {
  tags: ['photo'],
  args: at({ ...made, wish }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('等待支付运费差额');
    await page.findByText(/天山分店 · 新疆维吾尔自治区 乌鲁木齐市/);
    await expect(page.getByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      '/pay/checkout?paymentSN=9261120771536072',
    );
  },
};

/** Giving it up asks first, and closes its payment. */
export const GivesUp: Story = {
  args: at({ ...made, wish }, on(closePayment, { status: 'cancelled' })),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '不改地址了');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '不改地址了' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Pay.Close', {
        paymentSN: '9261120771536072',
      }),
    );
    await screen.findAllByText('地址保持不变');
  },
};

/** Several addresses in English, on a phone. */
export const WaitsOnPhone: Story = {
  args: { ...at({ ...made, wish: { ...wish, count: 3 } }), locale: 'en-US' },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('To 3 addresses');
  },
};

/** A role without prices learns that it waits, not for how much, and cannot pay it. */
export const WaitsWithoutPrices: Story = {
  args: { ...at({ ...made, total: null, wish: { ...wish, amount: null } }), user: designer },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('等待支付运费差额');
    await expect(page.queryByText(/¥13\.00/)).toBeNull();
    await expect(page.queryByRole('link', { name: '去付款' })).toBeNull();
  },
};

/** An unpaid order gets another sum. */
export const Unpaid: Story = {
  args: at(made, on(calcExpressSum, expressSum(made, { isPaid: false }))),
  play: async ({ canvasElement }) => {
    const dialog = await openAddress(canvasElement);
    await moveFar(dialog);
    await dialog.findByText(/订单金额增加 ¥[\d.]+，改为 ¥/);
    await expect(dialog.getByRole('button', { name: '保存地址' })).toBeEnabled();
  },
};

/** What is wrong with the form is said at its field; nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openAddress(canvasElement);
    await dialog.findByText('运费不变');
    await userEvent.clear(dialog.getByRole('textbox', { name: /联系电话/ }));
    await userEvent.click(dialog.getByRole('button', { name: '保存地址' }));
    await dialog.findByText('请输入联系电话');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Order.UpdateOrderDeliveryAddress',
      expect.anything(),
    );
  },
};

/** The works were quicker: the reason, and nothing was charged. */
export const TooLateMeanwhile: Story = {
  args: at(
    made,
    on(updateOrderDeliveryAddress, refusedBy(refusals.addressTooLate, { status: 65 })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openAddress(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '保存地址' }));
    await dialog.findByText('地址没有修改，没有扣款');
    await dialog.findByText(/地址不能再修改/);
  },
};

/** Another window spent the balance. */
export const SpentMeanwhile: Story = {
  args: at(
    made,
    on(
      updateOrderDeliveryAddress,
      refusedBy(payment.balanceTooLow, { balance: fen(0), amount: fen(600), missing: fen(600) }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openAddress(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '保存地址' }));
    await dialog.findByText(/还差 ¥6\.00/);
  },
};

export const FreightFailed: Story = {
  args: at(made, on(calcExpressSum, failed('network'))),
  play: async ({ canvasElement }) => {
    const dialog = await openAddress(canvasElement);
    await dialog.findByText('运费没有计算出来');
    await expect(dialog.getByRole('button', { name: '保存地址' })).toBeDisabled();
  },
};

/** Who came to give an address finds it open, once. */
export const AskedByTheAddress: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: made.orderSN }, { type: 2 }),
    stored: { [SET_ADDRESS]: true },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: '修改收货地址' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In store: the address is settled, and the page says so. */
export const AddressSettled: Story = {
  args: at({
    ...made,
    actions: [
      {
        event: 'changeAddress',
        allowed: false,
        reason: messageOf(refusals.addressTooLate, { status: 65 }),
      },
      ...may('stopShipping'),
    ],
  }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '修改地址' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/地址不能再修改/);
  },
};

/** Held back: why is told to the works. */
export const Stops: Story = {
  args: at(made, on(setShippingStop, null)),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '停止发货');
    const dialog = within(await screen.findByRole('alertdialog', { name: '停止发货' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因（选填）' }), '客户改期');
    await userEvent.click(dialog.getByRole('button', { name: '停止发货' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.SetShippingStop', {
      orderSN: made.orderSN,
      isStopped: true,
      reason: '客户改期',
    });
    await screen.findAllByText('已停止发货');
  },
};

/** It left meanwhile. */
export const StopTooLate: Story = {
  args: at(made, on(setShippingStop, refusedBy(refusals.notStoppable, { status: 66 }))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '停止发货');
    const dialog = within(await screen.findByRole('alertdialog', { name: '停止发货' }));
    await userEvent.click(dialog.getByRole('button', { name: '停止发货' }));
    await dialog.findByText('没有停止发货');
    await dialog.findByText(/不能停止或恢复发货/);
  },
};

const stopped = {
  ...made,
  hint: messageOf(hint.shippingStopped),
  actions: may('changeAddress', 'resumeShipping'),
};

export const Resumes: Story = {
  args: at(stopped, on(setShippingStop, null)),
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(/已按您的要求停止发货，恢复发货后继续/);
    await press(canvasElement, '恢复发货');
    const dialog = within(await screen.findByRole('alertdialog', { name: '恢复发货' }));
    await userEvent.click(dialog.getByRole('button', { name: '恢复发货' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.SetShippingStop', {
      orderSN: made.orderSN,
      isStopped: false,
    });
  },
};

const onItsWay = detailOf(orderBySN('261115448106237'), {
  files: [],
  actions: may('confirmReceipt', 'reorder'),
});

const received = { ...onItsWay, actions: may('reorder') };
let isReceived = false;

/** The next step of a parcel on its way; asked before, because it cannot be taken back, and gone when it is done. */
export const Receives: Story = {
  beforeEach: () => {
    isReceived = false;
  },
  args: at(onItsWay, {
    ...on(getOrderDetail, () => (isReceived ? received : onItsWay)),
    ...on(confirmReceipt, () => {
      isReceived = true;
      return null;
    }),
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /^确认签收，订单/);
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认签收' }));
    await dialog.findByText(/全部货物了吗/);
    await userEvent.click(dialog.getByRole('button', { name: '确认签收' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Order.ConfirmReceipt', {
      orderSNs: [onItsWay.orderSN],
    });
    await screen.findAllByText('已确认签收');
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(page.queryByRole('button', { name: /^确认签收，订单/ })).toBeNull();
  },
};

const cancelled = detailOf(orderBySN('261106317759048'), {
  files: [],
  actions: may('reorder', 'hide'),
});

/** Taken out of the lists: the page leads back to them. */
export const Hides: Story = {
  args: at(cancelled, on(hideOrder, null)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^删除订单，订单/);
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除订单' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除订单' }));
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      '/user/myorder',
    );
  },
};
