// Orders that have to do with the cloud warehouse: what leaves it, what is given back, what is printed for it.

import type { CloudLine } from '@banxin/contract/entities/cloudLine';
import type { CloudOrder } from '@banxin/contract/entities/cloudWarehouse';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { QuoteLine } from '@banxin/contract/entities/quote';
import { orderStatus } from '@banxin/contract/enums/order';
import { hint, standingOf } from '@banxin/contract/messages/order';
import { fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { CLOUD_WAREHOUSE } from '@banxin/contract/rules/cloudWarehouse';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cloudOrders } from '../../stories/fixtures/cloud.ts';
import { detailOf, orderBySN, shelfOrder } from '../../stories/fixtures/orders.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

/** An order of the list as its page shows it: goods from the shelf stand for its time and its price. */
function parcel(at: number): OrderDetail {
  const { errand: _, lines, consignee, phone, payBefore, ...order } = cloudOrders[at] as CloudOrder;
  const { productId } = shelfOrder;
  const shelf = detailOf({ ...order, productId }, { remark: '放前台' });
  const total = order.total ?? fen(0);
  const cost = (id: string, label: string, amount: number): QuoteLine => ({
    ...{ id, label, amount: fen(amount) },
    kind: 'fee',
  });
  return {
    ...shelf,
    ...order,
    ...{ goods: lines, specLines: [], payBefore },
    quote: shelf.quote && {
      ...shelf.quote,
      total,
      lines: [
        cost('goods', '代销商品', total - 1_310),
        cost('pick', '拣货', 300),
        cost('material', '包材', 110),
        cost('freight', '运费', 900),
      ],
    },
    receiver: shelf.receiver && {
      ...{ ...shelf.receiver, consignee, mobilePhone: phone },
      ...{ province: '浙江省', city: '杭州市', district: '西湖区', detail: '文三路 90 号' },
    },
  };
}

const printed = orderBySN('261112058340721');
const goods = (count: number): CloudLine[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ kind: 1, id: 21 + at, code: `YX00002${1 + at}`, name: printed.productName },
    ...{ spec: printed.spec, unit: '盒', quantity: 20 },
  }));

const stored = (status: number, more: Partial<OrderDetail> = {}): OrderDetail =>
  detailOf(
    {
      ...{ ...printed, cloud: 'store', status, actions: [] },
      ...{ statusLabel: standingOf(status, true), hint: messageOf(hint.status, { status }) },
    },
    {
      ...{ goods: goods(2), styles: [{ name: '蓝色封面', parts: [] }], files: [] },
      ...{ receiver: CLOUD_WAREHOUSE, carrier: null, promise: null },
      ...more,
    },
  );

const meta = {
  title: 'Screens/Order/Cloud warehouse',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...orderAt(parcel(1), {}), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const partOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));

/** A parcel lists what is in it, each by its code; no product page is named that there is not. */
export const Sent: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, '发出的商品');
    // Nothing of it is reviewed or made.
    await expect(within(canvasElement).getAllByText('拣货').length).toBeGreaterThan(0);
    await expect(within(canvasElement).queryByText('生产')).toBeNull();
    await expect(part.getByText('YX000015')).toBeVisible();
    await expect(part.getByText('× 40 个')).toBeVisible();
    await expect(part.getByRole('link', { name: '礼盒' })).toHaveAttribute(
      'href',
      '/cloudWSM/inventory?keyword=YX000015',
    );
    await expect(part.getByRole('link', { name: 'A4 复印纸' })).toHaveAttribute(
      'href',
      '/product/stock/701',
    );
    await expect(part.getByRole('link', { name: '再发一单' })).toHaveAttribute(
      'href',
      '/cloudWSM/order?stock=15x40&goods=701x2',
    );
    await expect(within(canvasElement).queryByRole('region', { name: '产品与规格' })).toBeNull();
    await expect(canvasElement.querySelector('a[href="/product/detail/1"]')).toBeNull();
  },
};

/** What comes back to its owner is not sent once more. */
export const GivenBack: Story = {
  args: orderAt(parcel(2), {}),
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, '退回的商品');
    await expect(part.getByText('YX000012')).toBeVisible();
    await expect(part.queryByRole('link', { name: '再发一单' })).toBeNull();
    await expect(part.getByRole('link', { name: '查看云仓库存' })).toHaveAttribute(
      'href',
      '/cloudWSM/inventory?keyword=YX000012',
    );
  },
};

/** Printed for the warehouse: a code for each design, and what comes next. */
export const Stored: Story = {
  tags: ['photo'],
  args: orderAt(stored(orderStatus.stored), {}),
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, '存入云仓');
    await expect(part.getByText('已入库，可在云仓下单发货。')).toBeVisible();
    await expect(part.getByText('蓝色封面')).toBeVisible();
    await expect(part.getByText('第 2 款')).toBeVisible();
    await expect(part.getByRole('link', { name: '去发货' })).toHaveAttribute(
      'href',
      '/cloudWSM/order?stock=21%2C22',
    );
    await expect(within(canvasElement).getByRole('region', { name: '产品与规格' })).toBeVisible();
  },
};

/** Nothing can be sent before it lies there; in English its words are the reader's. */
export const Coming: Story = {
  args: {
    ...orderAt(stored(orderStatus.approvedOrdered, { goods: goods(1) }), {}),
    locale: 'en-US',
  },
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, 'Into the cloud warehouse');
    await expect(part.getByText(/^Comes in when it is made/)).toBeVisible();
    await expect(part.queryByRole('link', { name: 'Send it' })).toBeNull();
  },
};

/** Whoever sends nothing reads what was sent. */
export const ReadOnly: Story = {
  args: { ...orderAt({ ...parcel(1), total: null, quote: null }, {}), user: designer },
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, '发出的商品');
    await expect(part.getByText('YX000015')).toBeVisible();
    await expect(part.queryByRole('link', { name: '再发一单' })).toBeNull();
  },
};

/** On a phone the goods stand below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement, '发出的商品');
    await expect(part.getByRole('link', { name: '再发一单' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
