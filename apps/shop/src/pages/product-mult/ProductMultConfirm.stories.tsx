// The confirmation of several jobs: one address, one way, one payment; a price that moved, and what else can be in the way.

import type { InputOf } from '@banxin/contract/call';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { createTogether, prepareTogether } from '@banxin/contract/calls/order/together';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import { snapshotOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { quote } from '@banxin/pricing/quote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { explainedJob, priceLog } from '../../stories/fixtures/pricing.ts';
import { NOW, product } from '../../stories/fixtures/quoting.ts';
import { stockOffers } from '../../stories/fixtures/stock.ts';
import { jobSum } from '../../stories/fixtures/ways.ts';
import { failed, on, refused, refusedBy } from '../../stories/storyClient.ts';
import { withDrops } from './jobRow.ts';
import ProductMultPage from './ProductMultPage.tsx';
import {
  confirming,
  discountsOf,
  filled,
  KEY,
  onEvent,
  PAYMENT,
  sent,
} from './productMultStories.testkit.tsx';

const meta = {
  title: 'Screens/ProductMult/Confirm',
  component: ProductMultPage,
  tags: ['screen:/product/mult/:categoryId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof ProductMultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const CALL = 'Order.CreateTogether';

const submitIn = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('button', { name: '提交订单' });

const payable = (canvas: HTMLElement): number => {
  const shown = canvas.querySelector('[data-component=PriceSheet] [data-part=total]');
  return Math.round(
    Number(/([\d,]+\.\d\d)/.exec(shown?.textContent ?? '')?.[1]?.replaceAll(',', '')) * 100,
  );
};

/** One address, one way, all jobs on one price sheet that opens into each of them. */
export const Confirm: Story = {
  ...confirming(),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await submitIn(canvasElement);
    await expect(page.getByText('将生成 3 张订单，一次付款')).toBeVisible();
    const sheet = within(page.getByRole('region', { name: '价格明细' }));
    await userEvent.click(sheet.getByRole('button', { name: /印刷品/ }));
    await expect(sheet.getByText('2. 服装吊牌')).toBeVisible();
  },
};

/** Sent the fastest way, which costs what it says; one press orders all of it, a second one nothing more. */
export const Ordering: Story = {
  ...confirming(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await submitIn(canvasElement);
    const before = payable(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /最快/ }));
    await waitFor(() => expect(payable(canvasElement)).toBeGreaterThan(before));
    const total = payable(canvasElement);
    await userEvent.dblClick(button);
    await expect(await page.findByTestId('left')).toHaveTextContent(
      `/pay/checkout?paymentSN=${PAYMENT}`,
    );
    await expect(sent(CALL)).toHaveLength(1);
    const [input] = sent(CALL) as { rows: { expectedTotal: number; styles?: unknown[] }[] }[];
    await expect(input?.rows.reduce((sum, row) => sum + row.expectedTotal, 0)).toBe(total);
    await expect(input?.rows[0]?.styles).toHaveLength(3);
  },
};

/** Coupons by one press and red packets of the account: the sheet says what they take off, and it is ordered so. */
export const TakesOff: Story = {
  ...confirming(discountsOf(stockOffers, 1_200)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('优惠券可省 ¥8.00');
    const before = payable(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '用最划算的' }));
    await page.findByText('优惠共减 ¥8.00');
    await userEvent.click(page.getByRole('checkbox', { name: /^用现金红包抵 ¥12.00/ }));
    await page.findByText('优惠共减 ¥20.00');
    await waitFor(() => expect(payable(canvasElement)).toBe(before - 2_000));
    const sheet = within(page.getByRole('region', { name: '价格明细' }));
    await expect(sheet.getByText('优惠')).toBeVisible();
  },
};

/** What was chosen outlives a look back at the table, and goes along at the sum that was seen. */
export const OrdersWithIt: Story = {
  ...confirming(discountsOf(stockOffers)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '用最划算的' }));
    await page.findByText('优惠共减 ¥8.00');
    await userEvent.click(page.getByRole('button', { name: '返回修改' }));
    await userEvent.click(await page.findByRole('button', { name: /^去确认/ }));
    await page.findByText('优惠共减 ¥8.00');
    const total = payable(canvasElement);
    await waitFor(async () => expect(await submitIn(canvasElement)).toBeEnabled());
    await userEvent.click(await submitIn(canvasElement));
    await waitFor(() => expect(sent(CALL)).toHaveLength(1));
    await expect(sent(CALL)[0]).toMatchObject({
      couponId: 41,
      freightCouponId: 42,
      expectedSum: total,
    });
  },
};

/** A coupon went meanwhile: the sum of now is told, and nothing is ordered before it is accepted. */
export const SumMoved: Story = {
  ...confirming({
    ...discountsOf(stockOffers),
    ...on(createTogether, (input) =>
      sent(CALL).length > 1
        ? { orders: [], paymentSN: PAYMENT }
        : refusedBy(stockRefusals.sumMoved, {
            seen: fen(input.expectedSum ?? 0),
            total: fen((input.expectedSum ?? 0) + 500),
          }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '用最划算的' }));
    await page.findByText('优惠共减 ¥8.00');
    await waitFor(async () => expect(await submitIn(canvasElement)).toBeEnabled());
    await userEvent.click(await submitIn(canvasElement));
    const dialog = within(await screen.findByRole('alertdialog', { name: '价格有变化' }));
    await userEvent.click(dialog.getByRole('button', { name: /^按 ¥[\d,.]+ / }));
    await waitFor(() => expect(sent(CALL)).toHaveLength(2));
    const [second, first] = sent(CALL) as { expectedSum: number }[];
    await expect(second?.expectedSum).toBe((first?.expectedSum ?? 0) + 500);
  },
};

/** Not known what could be taken off: it says so, and the jobs can be ordered at their full price. */
export const DiscountsFailed: Story = {
  ...confirming(on(prepareTogether, failed(500))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('优惠没有加载出来');
    await expect(await submitIn(canvasElement)).toBeEnabled();
  },
};

/** Where it goes is typed; freight and day follow its province. */
export const NoAddress: Story = {
  ...confirming(on(getAddresses, [])),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await submitIn(canvasElement));
    await expect(page.getByText('填写收货地区后显示可用的快递与运费')).toBeVisible();
    await waitFor(() => expect(page.getByRole('textbox', { name: /^收货人/ })).toHaveFocus());
    await expect(sent(CALL)).toEqual([]);
  },
};

const [first] = filled;
const moved = quote(product(101), book, {
  configuration: { ...product(101).defaults, ...first?.configuration, quantity: 10 },
  customer: { type: 3, vipLevel: 6 },
  urgent: 'none',
  now: NOW,
  destination: { province: '上海市' },
});
if (!moved.valid) throw new Error('the job of the story can be made');
const newQuote = snapshotOf(moved);

const movedAnswer = ({ rows }: InputOf<typeof createTogether>) =>
  refusedBy(refusals.pricesMoved, {
    moved: [{ index: 0, seen: rows[0]?.expectedTotal ?? fen(0), quote: newQuote }],
  });

const movedIn = async (canvas: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(await submitIn(canvas));
  return await screen.findByRole('alertdialog', { name: '价格有变化' });
};

/** A price moved: old and new, line by line; back in the confirmation nothing was ordered. */
export const PriceMoved: Story = {
  ...confirming(on(createTogether, movedAnswer)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const dialog = await movedIn(canvasElement);
    await waitFor(() => expect(within(dialog).getByText(/第 1 行 铜版纸名片/)).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: '返回修改' })).toBeEnabled();
  },
};

let tries = 0;

/** Accepted, the new price is what is ordered. */
export const PriceAccepted: Story = {
  ...confirming(
    on(createTogether, (input) => {
      tries += 1;
      return tries % 2 === 1 ? movedAnswer(input) : { orders: [], paymentSN: PAYMENT };
    }),
  ),
  play: async ({ canvasElement }) => {
    tries = 0;
    const dialog = await movedIn(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: /^按 ¥[\d,.]+ 下单$/ }));
    await waitFor(() => expect(sent(CALL)).toHaveLength(2));
    const [input] = sent(CALL) as { rows: { expectedTotal: number }[] }[];
    await expect(input?.rows[0]?.expectedTotal).toBe(newQuote.total);
  },
};

/** A file of one row cannot be used: that row is named, and led to. */
export const RowRefused: Story = {
  ...confirming(
    on(createTogether, refused(errCode.fileUnusable, '文件不能用于下单', { index: 1 })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await submitIn(canvasElement));
    await expect(await page.findByText('第 2 行：文件不能用于下单')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '修改第 2 行' }));
    await page.findByRole('grid');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('data-row', '2'),
    );
  },
};

/** The agreement comes first; what was filled in stays. */
export const Unsigned: Story = {
  ...confirming(on(createTogether, refused(errCode.agreementMissing, messages.agreementMissing))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitIn(canvasElement));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('agreement.open', { required: true }));
    await expect(await submitIn(canvasElement)).toBeEnabled();
  },
};

/** The network went: nobody knows whether it arrived, and the same press is the same intent. */
export const Offline: Story = {
  ...confirming(on(createTogether, failed('network'))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitIn(canvasElement));
    await expect(await within(canvasElement).findByText('没有收到回复')).toBeVisible();
  },
};

export const Phone: Story = {
  ...confirming(),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await submitIn(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Each row says why it costs what it does, as it would be ordered: where it goes, and with whom. */
export const Explained: Story = {
  ...confirming(on(calculateLogs, priceLog(explainedJob(101)))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '为什么是这个价：第 2 行' }));
    const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
    await userEvent.click(await shown.findByRole('button', { name: /纸张/ }));
    await expect(shown.getByText('印张（含损耗）')).toBeVisible();
    await expect(sent('Calculate.CalculateLogs')[0]).toMatchObject({
      carrier: expect.any(String),
      province: expect.any(String),
    });
  },
};

/** Orders side by side as they would be placed: each with who takes it, and what that costs. */
export const Compared: Story = {
  ...confirming(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '对比价格' }));
    const dialog = within(await screen.findByRole('dialog', { name: '价格对比' }));
    await expect(await dialog.findByRole('row', { name: /^运费/ })).toHaveTextContent(/¥.*¥/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const SHANGHAI = {
  ...{ consignee: '悦享包装收货处', mobilePhone: '13800000001', province: '上海市' },
  ...{ city: '上海市', district: '闵行区', detail: '春申路 100 号 3 号库' },
};
const CHENGDU = {
  ...{ consignee: '悦享成都仓', mobilePhone: '13800000002', province: '四川省' },
  ...{ city: '成都市', district: '温江区', detail: '光华大道三段 8 号' },
};

/** One job for two receivers, kept in the browser with the table. */
const shared = filled.map((row, at) =>
  at > 0
    ? row
    : withDrops(row, [
        { id: 1, receiver: SHANGHAI, quantity: 3, carrier: null },
        { id: 2, receiver: CHENGDU, quantity: 2, carrier: 'shunfeng' },
      ]),
);

/** A job is shared out in the editor of the order page: each receiver with its freight, the cheapest plan in one press. */
export const SharedOut: Story = {
  ...confirming(on(calcExpressSum, jobSum), { stored: { [KEY]: shared } }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const receivers = await page.findByRole('list', { name: '第 1 行的收货人' });
    await step('each receiver has its freight', async () => {
      await expect(within(receivers).getAllByRole('listitem')).toHaveLength(2);
      await expect(receivers).toHaveTextContent(/悦享成都仓 四川省 ×2.*顺丰.*¥/);
    });
    const before = payable(canvasElement);
    await step('the cheapest plan costs less', async () => {
      await userEvent.click(page.getByRole('button', { name: '修改收货人与数量：第 1 行' }));
      const dialog = within(await screen.findByRole('dialog', { name: '寄往多个地址' }));
      await userEvent.click(await dialog.findByRole('button', { name: '采用最省方案' }));
      await dialog.findByText(/^已是最省/);
      await userEvent.click(await dialog.findByRole('button', { name: '用这些地址' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(payable(canvasElement)).toBeLessThan(before));
    });
  },
};

/** The others are shared out alike in one press; all of it is ordered as it was seen. */
export const SharedAlike: Story = {
  ...confirming(on(calcExpressSum, jobSum), { stored: { [KEY]: shared } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^其余 2 单也按此比例分/ }));
    await page.findByText('每一单都寄往自己的收货人，见下面的订单明细。');
    const total = payable(canvasElement);
    await userEvent.click(await submitIn(canvasElement));
    await page.findByTestId('left');
    const [input] = sent(CALL) as InputOf<typeof createTogether>[];
    await expect(input?.rows.map(({ drops }) => drops?.map(({ quantity }) => quantity))).toEqual([
      [3, 2],
      [6, 4],
      [6, 4],
    ]);
    await expect(input?.rows.reduce((sum, row) => sum + row.expectedTotal, 0)).toBe(total);
    await expect(input?.receiver).toMatchObject({ consignee: '悦享包装收货处' });
  },
};
