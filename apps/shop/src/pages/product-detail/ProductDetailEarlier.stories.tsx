// Stories of a product's page that begins with an earlier order: one that is not submitted, one that is ordered again.

import { checkFile } from '@banxin/contract/calls/file/printFile';
import { createOrder, saveDraft } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { QuoteLine } from '@banxin/contract/entities/quote';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import { failed, on, refused } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt } from './productDetail.testkit.tsx';

const meta = {
  title: 'Screens/ProductDetailEarlier',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const SN = '261120620187453';
const draft: OrderDetail = { ...detailOf(orderBySN(SN)), version: 4 };
const told = fn();

const at = (query: Record<string, string>, answers: object) =>
  shownAt(pathOf('productDetail', { id: 101 }, query), {
    onEvent: told,
    answers: { ...productAnswers, ...on(checkFile, []), ...answers },
  });
const editing = (answers: object = {}) =>
  at({ draft: SN }, { ...on(getOrderDetail, draft), ...answers });

const [file] = draft.files;

/** One order is edited: its files stay. */
export const EditingDraft: Story = {
  ...editing(),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText(`正在修改未提交的订单 ${SN}，保存后回到确认页`);
    await expect(await page.findByRole('article', { name: file?.name ?? '' })).toBeVisible();
  },
};

/** Saving changes this order and makes no other, and names the version that was seen. */
export const DraftSaved: Story = {
  ...editing(on(saveDraft, { orderId: 286, orderSN: SN, version: 5 })),
  play: async ({ canvasElement }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByRole('article', { name: file?.name ?? '' });
    await userEvent.click(page.getByRole('radio', { name: /^20 盒/ }));
    await userEvent.click(page.getByRole('button', { name: '保存修改，去确认' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        'call Order.SaveDraft',
        expect.objectContaining({
          orderSN: SN,
          version: 4,
          fileIds: [file?.id],
          configuration: expect.objectContaining({ quantity: 20 }),
        }),
      ),
    );
    await expect(told).not.toHaveBeenCalledWith('call Order.CreateOrder', expect.anything());
  },
};

const MOVED = '这张订单已在另一个窗口修改，请刷新页面后再改';

/** Another window was quicker, which the shop says in a notice: what was chosen stays. */
export const DraftMoved: Story = {
  ...editing(on(saveDraft, refused(3001, MOVED))),
  play: async ({ canvasElement }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^20 盒/ }));
    await userEvent.click(page.getByRole('button', { name: '保存修改，去确认' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('call Order.SaveDraft', expect.anything()),
    );
    await expect(page.getByRole('button', { name: '保存修改，去确认' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^20 盒/ })).toBeChecked();
  },
};

/** The draft was submitted or removed meanwhile. */
export const DraftGone: Story = {
  ...at({ draft: SN }, on(getOrderDetail, failed(404))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText('这张订单已提交或已删除；现在下单会新建一单');
    await expect(page.getByRole('button', { name: '立即下单' })).toBeVisible();
  },
};

/** A file is taken out of its place, and the order is saved without it. */
export const DraftWithoutItsFile: Story = {
  ...editing(on(saveDraft, { orderId: 286, orderSN: SN, version: 5 })),
  play: async ({ canvasElement }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    const row = await page.findByRole('article', { name: file?.name ?? '' });
    await userEvent.click(within(row).getByRole('button', { name: /删除|移除/ }));
    await waitFor(() => expect(page.queryByRole('article')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '保存修改，去确认' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        'call Order.SaveDraft',
        expect.objectContaining({ fileIds: [] }),
      ),
    );
  },
};

const last = detailOf(orderBySN(SN));
const coupon: QuoteLine = { id: 'coupon', label: '优惠券', amount: -100, kind: 'discount' };
/** The price of last time, when there was a coupon. */
const cheaperThen: OrderDetail = {
  ...last,
  quote: last.quote && {
    ...last.quote,
    total: fen(last.quote.total - 100),
    lines: [...last.quote.lines, coupon],
  },
};

const again = at(
  { from: SN },
  { ...on(getOrderDetail, cheaperThen), ...on(createOrder, { orderId: 287, orderSN: SN }) },
);

/** Ordered again: configuration, files, receiver and carrier are taken over, and each can be changed. */
export const OrderedAgain: Story = {
  ...again,
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText(/已按订单 261120620187453 的规格配置好/);
    const files = page.getByRole('checkbox', { name: '沿用上次的 1 个文件' });
    await expect(files).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^收货：悦享包装收货处/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^快递：中通/ })).toBeChecked();
    await step('last time and now stand side by side, with what differs and why', async () => {
      const prices = page.getByRole('table', { name: '上次与这次的价格' });
      await expect(prices).toHaveTextContent('优惠或会员等级不同');
      await expect(prices).toHaveTextContent('合计');
    });
  },
};

/** The order takes along what last time had. */
export const OrderedAgainSent: Story = {
  ...again,
  play: async ({ canvasElement }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByRole('checkbox', { name: '沿用上次的 1 个文件' });
    await userEvent.click(page.getByRole('button', { name: '立即下单' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        'call Order.CreateOrder',
        expect.objectContaining({
          fileIds: [file?.id],
          carrier: 'zhongtong',
          receiver: expect.objectContaining({ consignee: '悦享包装收货处' }),
        }),
      ),
    );
  },
};

/** Nothing of last time is wanted, and the file fails the check of today. */
export const OrderedAgainWithout: Story = {
  ...at(
    { from: SN },
    {
      ...on(getOrderDetail, last),
      ...on(checkFile, [
        { code: 'SIZE_MISMATCH', severity: 'error', message: '第 1 页尺寸与产品不符' },
      ]),
      ...on(createOrder, { orderId: 287, orderSN: SN }),
    },
  ),
  play: async ({ canvasElement, step }) => {
    told.mockClear();
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await page.findByText(/今天检查不通过，请换文件/);
    await step('each is left out by one press', async () => {
      for (const name of [/^沿用上次的/, /^收货：/, /^快递：/]) {
        await userEvent.click(page.getByRole('checkbox', { name }));
      }
      await expect(page.queryByRole('article')).toBeNull();
      await userEvent.click(page.getByRole('button', { name: '立即下单' }));
      await waitFor(() =>
        expect(told).toHaveBeenCalledWith(
          'call Order.CreateOrder',
          expect.not.objectContaining({ receiver: expect.anything(), carrier: expect.anything() }),
        ),
      );
    });
  },
};
