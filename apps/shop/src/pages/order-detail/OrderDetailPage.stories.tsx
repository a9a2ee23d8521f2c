// The page of an order along its way, and everything that may be missing.

import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { checkFile } from '@banxin/contract/calls/file/printFile';
import { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import { getComment } from '@banxin/contract/calls/order/comment';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { hint, standingOf } from '@banxin/contract/messages/order';
import {
  orderPart,
  method as payMethod,
  payment as paymentStatus,
} from '@banxin/contract/messages/payment';
import { backWhy } from '@banxin/contract/messages/receipts';
import { fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { faultyFile, sizeFits } from '../../stories/fixtures/files.ts';
import { openStandingOf, unpaidStanding } from '../../stories/fixtures/invoices.ts';
import { detailOf, orderBySN, paymentsOf, shelfOrder } from '../../stories/fixtures/orders.ts';
import { parcelOnTheRoad, sharedSheet } from '../../stories/fixtures/parcels.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, notFound, on, type StoryAnswers } from '../../stories/storyClient.ts';
import OrderDetailPage from './OrderDetailPage.tsx';

const show = (order: OrderDetail, changes: StoryAnswers = {}): StoryAnswers => ({
  ...on(getOrderDetail, order),
  ...on(getOrderPaymentRecords, order.status > 3 ? paymentsOf(order) : []),
  ...on(getOrderMaking, sharedSheet),
  ...on(getExpressLogs, [parcelOnTheRoad]),
  ...on(checkFile, order.files.includes(faultyFile) ? [] : [sizeFits(order)]),
  ...on(getComment, null),
  ...on(getOrderInvoices, order.status > 3 ? openStandingOf(order) : unpaidStanding),
  ...changes,
});

const detail = (orderSN: string, changes: Partial<OrderDetail> = {}): OrderDetail =>
  detailOf(orderBySN(orderSN), changes);

const producing = detail('261119271148092');

const meta = {
  title: 'Screens/Order',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('UserOrderDetail', { sn: '261119271148092' }),
    answers: show(producing),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <OrderDetailPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const deliveryOf = (canvas: HTMLElement, name: string): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name });

/** Paid and approved: cancelling is refused with its reason. */
export const Approved: Story = { tags: ['state:ready'] };

export const English: Story = { args: { locale: 'en-US' }, tags: ['photo'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getOrderDetail, 'pending') },
};

/** The number is copied at a press, without the words around it. */
export const CopiesTheNumber: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: '复制订单号' }));
    await expect(write).toHaveBeenCalledWith('261119271148092');
    await canvas.findByText('已复制');
  },
};

/** Registered, waits to be confirmed: no address, no promise, no payment. */
export const NotConfirmed: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '261120620187453' }),
    answers: show(
      detail('261120620187453', { receiver: null, carrier: null, quote: null, remark: '' }),
    ),
  },
};

/** Confirmed, waits to be paid; files may still come. Nothing is promised for a day. */
export const ToPay: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '261120385502765' }),
    answers: show(detail('261120385502765', { files: [] })),
  },
  play: async ({ canvasElement }) => {
    const delivery = await deliveryOf(canvasElement, '收货与配送');
    await expect(delivery).toHaveTextContent(/付款后 \d+ 个工作日发货，途中约 \d+ 天/);
    await expect(delivery).not.toHaveTextContent(/月 \d+ 日/);
  },
};

export const ToPayEnglish: Story = {
  args: { ...ToPay.args, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const delivery = await deliveryOf(canvasElement, 'Delivery');
    await expect(delivery).toHaveTextContent(/Ships \d+ working days after payment/);
  },
};

/** Paid without files: the days count from the moment the files pass. */
export const PaidWithoutFiles: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: '261119914003862' }),
    answers: show(
      detail('261119914003862', {
        status: 11,
        statusLabel: standingOf(11, true),
        fileStatus: 2,
        hint: messageOf(hint.uploadFiles),
        files: [],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const delivery = await deliveryOf(canvasElement, '收货与配送');
    await expect(delivery).toHaveTextContent(/文件通过审核后 \d+ 个工作日发货/);
  },
};

/** Goods from the shelf: nothing asks for print files. */
export const FromTheShelf: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: shelfOrder.orderSN }),
    answers: show(
      detailOf(
        {
          ...shelfOrder,
          confirmed: true,
          statusLabel: standingOf(1, true),
          hint: messageOf(hint.statusBy, { status: 1, at: '2026-11-23T08:30:00.000+08:00' }),
          actions: (['pay', 'cancel', 'reorder'] as const).map((event) => ({
            event,
            allowed: true,
            reason: null,
          })),
        },
        { remark: '' },
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await deliveryOf(canvasElement, '收货与配送');
    await expect(canvasElement).not.toHaveTextContent('文件');
  },
};

/** Another day than the one that was promised first says so. */
export const DateChanged: Story = {
  args: {
    answers: show(
      detail('261119271148092', {
        promise: producing.promise && { ...producing.promise, isChanged: true },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const delivery = await deliveryOf(canvasElement, '收货与配送');
    await expect(delivery).toHaveTextContent(/预计 \d+ 月 \d+ 日 送达.*交期变更/);
  },
};

/** Review was withdrawn: the file must be replaced. */
export const FilesToMend: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '261119914003862' }),
    answers: show(detail('261119914003862', { files: [faultyFile] })),
  },
};

export const OnItsWay: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '261115448106237' }),
    answers: show(detail('261115448106237')),
  },
};

export const Delivered: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '261112058340721' }),
    answers: show(
      detail('261112058340721', {
        files: [],
        actions: ['comment' as const, 'reorder' as const].map((event) => ({
          event,
          allowed: true,
          reason: null,
        })),
      }),
    ),
  },
};

const cancelled = detail('261106317759048', { files: [] });

export const Cancelled: Story = {
  tags: ['photo'],
  args: { path: pathOf('UserOrderDetail', { sn: cancelled.orderSN }), answers: show(cancelled) },
};

/** It was paid before: what went back stands below what was paid. */
export const Refunded: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: cancelled.orderSN }),
    answers: show(cancelled, {
      ...on(
        getOrderPaymentRecords,
        paymentsOf(cancelled).map((payment) => ({
          ...payment,
          status: 'refunded' as const,
          statusLabel: messageOf(paymentStatus.refunded),
        })),
      ),
      ...on(getOrderRefunds, [
        {
          amount: fen(34_070),
          at: '2026-11-18T15:20:00.000+08:00',
          balanceAfter: fen(1_320_470),
          channel: null,
          shut: null,
          part: 'order',
          partLabel: messageOf(orderPart.order),
          isDone: true,
        },
      ]),
    }),
  },
  play: async ({ canvasElement }) => {
    const refunds = await within(canvasElement).findByRole('list', { name: '退款记录' });
    await expect(refunds).toHaveTextContent('退回账户余额');
    await expect(refunds).toHaveTextContent('340.70');
    await expect(refunds).toHaveTextContent('13,204.70');
  },
};

/** Its channel does not give it back: the customer reads why, and what is asked of them. */
export const RefundShut: Story = {
  args: {
    path: pathOf('UserOrderDetail', { sn: cancelled.orderSN }),
    answers: show(cancelled, {
      ...on(
        getOrderPaymentRecords,
        paymentsOf(cancelled).map((payment) => ({
          ...payment,
          method: 'wechat' as const,
          methodLabel: messageOf(payMethod.wechat),
          balanceAfter: null,
          status: 'refunded' as const,
          statusLabel: messageOf(paymentStatus.refunded),
        })),
      ),
      ...on(getOrderRefunds, [
        {
          amount: fen(34_070),
          at: '2026-11-18T15:20:00.000+08:00',
          balanceAfter: null,
          channel: messageOf(payMethod.bank),
          shut: messageOf(backWhy.payerGone),
          part: 'order',
          partLabel: messageOf(orderPart.order),
          isDone: false,
        },
      ]),
    }),
  },
  play: async ({ canvasElement }) => {
    const refunds = await within(canvasElement).findByRole('list', { name: '退款记录' });
    await expect(refunds).toHaveTextContent('改用银行转账退回');
    await expect(refunds).toHaveTextContent(
      '不能原路退回：付款的账户已注销、冻结，或银行卡已失效。请联系客服告知收款账户',
    );
  },
};

/** The role design works on files and sees no prices. */
export const WithoutPrices: Story = {
  tags: ['photo'],
  args: {
    user: designer,
    path: pathOf('UserOrderDetail', { sn: '261119914003862' }),
    answers: show(
      detail('261119914003862', {
        total: null,
        paid: null,
        quote: null,
        files: [faultyFile],
        actions: [{ event: 'editFiles', allowed: true, reason: null }],
      }),
    ),
  },
};

export const NotFound: Story = {
  tags: ['state:empty'],
  args: {
    path: pathOf('UserOrderDetail', { sn: '999999999999999' }),
    answers: on(getOrderDetail, notFound('订单不存在')),
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getOrderDetail, forbidden()) },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getOrderDetail, failed(500)) },
};

/** The order is there; payments and the file's judgement are not. */
export const PartlyFailed: Story = {
  args: {
    answers: show(producing, {
      ...on(getOrderPaymentRecords, failed('network')),
      ...on(checkFile, failed('timeout')),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('付款记录没有加载出来');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    answers: show(
      detail('261119271148092', {
        productName: '加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款',
        files: [faultyFile, { ...faultyFile, id: 'f_4' }],
        remark:
          '请分三批发货：第一批 500 个 11 月 25 日前到上海市闵行区春申路 100 号 3 号库，其余按仓库通知。外箱贴客户唛头，不要出现印厂信息，每箱净重不超过 15 公斤。',
        receiver: {
          consignee: '悦享包装华东区物流中心收货处（夜间卸货请提前联系保安室）',
          mobilePhone: '13800000001',
          province: '新疆维吾尔自治区',
          city: '克孜勒苏柯尔克孜自治州',
          district: '阿克陶县',
          detail: '奥依塔克镇工业园区纬三路 100 号 3 号库 B 区 12 号月台旁物流中心收货处二楼',
          isDefault: false,
        },
      }),
    ),
  },
};

/** A page opens large. */
export const OpensPreview: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: '查看《悦享飞机盒.pdf》第 2 页' }),
    );
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await expect(within(viewer).getByRole('img')).toHaveAccessibleName('《悦享飞机盒.pdf》第 2 页');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** `type=2` leaves its mark and goes out of the address. */
export const AddressFlag: Story = {
  args: { path: pathOf('UserOrderDetail', { sn: '261119271148092' }, { type: 2 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};
