// Favourites ordered again, in every state.

import { createAddress, getAddresses } from '@banxin/contract/calls/customer/address';
import { prepareReorder, reorder, repriceFavorites } from '@banxin/contract/calls/order/favorite';
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { fen } from '@banxin/contract/money';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reorderLink } from '../../features/favorite/reorderLink.ts';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  repricedCards,
  repricedExpired,
  repricedFlyers,
  repricedGone,
  repricedRetired,
  unmovedBooklets,
} from '../../stories/fixtures/favorites.ts';
import { explainedJob, priceLog } from '../../stories/fixtures/pricing.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { stockOffers } from '../../stories/fixtures/stock.ts';
import { offeredFor } from '../../stories/fixtures/together.ts';
import { buyer, designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import {
  failed,
  forbidden,
  on,
  refused,
  refusedBy,
  type StoryAnswers,
} from '../../stories/storyClient.ts';
import ProductReorderPage from './ProductReorderPage.tsx';

const cards = repricedCards();
const known = [cards, repricedFlyers, unmovedBooklets];

/** Each of these by its id, with the cards at the amounts that were chosen. */
const repricing = (favorites: readonly Repriced[]) =>
  on(repriceFavorites, ({ ids, changes = [], addressId }) =>
    ids.flatMap((id) => {
      const kept = favorites.find((one) => one.id === id);
      if (kept === undefined) return [];
      const amounts = changes.find((one) => one.id === id);
      const { id: _, ...changed } = amounts ?? { id };
      const answer = amounts && id === cards.id ? repricedCards(changed) : kept;
      const to = addresses.find((one) => one.id === addressId);
      return [{ ...answer, receiver: to ?? answer.receiver }];
    }),
  );

/** What they can take off together. @param redPacket the most of it @unit fen */
const discountsOf = (
  favorites: readonly Repriced[],
  offers: readonly CouponOffer[] = [],
  redPacket = 0,
) =>
  on(prepareReorder, (input) =>
    offeredFor(offers, redPacket)(
      input,
      favorites.reduce((sum, { priceNow }) => sum + (priceNow ?? 0), 0),
    ),
  );

const at = (favorites: readonly Repriced[], more: StoryAnswers = {}) => ({
  path: reorderLink(favorites.map(({ id }) => id)),
  answers: {
    ...on(getAddresses, addresses),
    ...repricing(favorites),
    ...discountsOf(favorites),
    ...more,
  },
});

const placed = (favorites: readonly Repriced[]) =>
  on(reorder, {
    orders: favorites.map(({ id, priceNow }) => ({
      id,
      orderId: id,
      orderSN: `2611201234567${id}`,
      total: priceNow ?? fen(0),
    })),
    paymentSN: '9261120771536048',
  });

const meta = {
  title: 'Screens/Reorder',
  tags: ['screen:/product/reorder/:favoriteId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at([cards]), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ProductReorderPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));

const totalIn = (canvasElement: HTMLElement): HTMLElement => {
  const total = canvasElement.querySelector<HTMLElement>('[data-part=total]');
  if (total === null) throw new Error('There is no sum');
  return total;
};

async function confirm(canvasElement: HTMLElement) {
  const [button] = await within(canvasElement).findAllByRole('button', { name: '去确认' });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: '确认返单' }));
}

/** Every line that differs with its reason; they come to the difference of the prices. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement, '员工名片');
    const table = await sheet.findByRole('table', { name: '价格差额：员工名片' });
    const [, ...rows] = within(table).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) await expect(row).toHaveTextContent(/会员等级或客户类型变化|运费变化/);
    const difference = cards.differences.reduce(
      (sum, { before, after }) => sum + (after ?? 0) - (before ?? 0),
      0,
    );
    await expect(difference).toBe((cards.priceNow ?? 0) - (cards.priceThen ?? 0));
    await sheet.findByText('已重新检查');
  },
};

export const Several: Story = {
  tags: ['photo'],
  args: at(known),
  play: async ({ canvasElement, step }) => {
    await sheetOf(canvasElement, '门店传单');
    await step('what did not move says so', async () => {
      await (await sheetOf(canvasElement, '产品手册')).findByText('价格没有变化');
    });
    await step('the sum is that of all of them', async () => {
      const sum = known.reduce((all, { priceNow }) => all + (priceNow ?? 0), 0);
      await expect(fenOf(/¥[\d,.]+/.exec(totalIn(canvasElement).textContent ?? '')?.[0])).toBe(sum);
    });
    await step('one is taken out, and the others stay', async () => {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: '从这次返单中移除：门店传单' }),
      );
      await waitFor(() =>
        expect(within(canvasElement).queryByRole('region', { name: '门店传单' })).toBeNull(),
      );
      await sheetOf(canvasElement, '员工名片');
    });
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { ...at([cards]), locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '员工名片' });
    const theirs = ['员工名片', ...addresses.flatMap(({ consignee }) => [consignee])];
    const places = [
      '上海市闵行区春申路 100 号 3 号库',
      '四川省成都市双流区物流大道 8 号 2 栋一层收货口',
    ];
    await waitFor(() => expect(chineseIn(canvasElement, [...theirs, ...places])).toEqual([]));
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: at([cards, repricedGone]),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement, '员工名片');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('[data-page-bar]')).toHaveTextContent('去确认');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getAddresses, addresses), ...on(repriceFavorites, 'pending') } },
};

/** All were taken out: the favourites are where they were. */
export const Empty: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement, '员工名片');
    await userEvent.click(sheet.getByRole('button', { name: '从这次返单中移除：员工名片' }));
    await within(canvasElement).findByText('没有要返单的收藏');
    await expect(within(canvasElement).getByRole('link', { name: '回到我的收藏' })).toHaveAttribute(
      'href',
      '/user/favorites',
    );
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...on(getAddresses, addresses), ...on(repriceFavorites, failed()) } },
};

/** Somebody else's favourite, one that is removed, or nonsense in the address. */
export const Unknown: Story = {
  args: {
    path: '/product/reorder/abc',
    answers: {
      ...on(getAddresses, addresses),
      ...on(repriceFavorites, ({ ids }) => (ids.includes(0) ? refusedBy(refusals.unknown) : known)),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '收藏不存在或已删除' });
    await expect(page.getByRole('link', { name: '回到我的收藏' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: {
    user: designer,
    answers: { ...on(getAddresses, addresses), ...on(repriceFavorites, forbidden()) },
  },
};

/** What cannot be ordered says why, names what takes its place, and leaves the others alone. */
export const LostAmongOthers: Story = {
  tags: ['photo'],
  args: at([cards, repricedRetired, repricedExpired, repricedGone]),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('收藏已失效：手动失效，不能返单');
    await page.findByText('收藏已失效：证书过期（1 月 17 日），不能返单');
    await page.findByText(/^该产品已下架，最接近：/);
    await expect(page.getByRole('link', { name: '按最接近的产品配置：珠光名片' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/detail\/101\?c=/),
    );
    await expect(page.getByRole('link', { name: '重新配置：年中活动礼盒' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/detail\/501\?c=/),
    );
    await expect(page.getAllByText('3 个不能返单，不在这次下单内')).not.toHaveLength(0);
    const dialog = await confirm(canvasElement);
    await dialog.findByText('将提交 1 单，一次付款；付款前可以取消。');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Order.OneClickReorder',
      expect.anything(),
    );
  },
};

export const NothingOrderable: Story = {
  args: at([repricedRetired]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('收藏已失效：手动失效，不能返单');
    await page.findByText('没有可以返单的收藏');
    for (const button of page.getAllByRole('button', { name: '去确认' })) {
      await expect(button).toBeDisabled();
    }
  },
};

const replaced: Repriced = {
  ...cards,
  job: cards.job && {
    ...cards.job,
    isReplaced: true,
    spec: '350g 铜版 · 90×54 · 双面',
    specSaid: '',
  },
};

/** It can no longer be made as it was: what is ordered instead stands beside what it was. */
export const Replaced: Story = {
  tags: ['photo'],
  args: at([replaced]),
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement, '员工名片');
    await sheet.findByText(/^原来的规格已不能生产/);
    await sheet.findByText(/^原来：/);
  },
};

const withFiles: Repriced = {
  ...cards,
  files: [
    { id: 'f_1', name: '正面.pdf', state: 'checked', findings: [] },
    {
      id: 'f_2',
      name: '反面.pdf',
      state: 'faulty',
      findings: [
        {
          code: 'LOW_RESOLUTION',
          severity: 'error',
          page: 1,
          message: '第 1 页图片分辨率 96 dpi，不足 300 dpi',
        },
      ],
    },
    { id: 'f_3', name: '', state: 'gone', findings: [] },
  ],
};

/** Files that cannot go along say why, and the last look says it again. */
export const FilesLeft: Story = {
  tags: ['photo'],
  args: at([withFiles]),
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement, '员工名片');
    await sheet.findByText('原文件已清理，请重新上传');
    await sheet.findByText('第 1 页图片分辨率 96 dpi，不足 300 dpi');
    await sheet.findByText(/^有文件不能沿用/);
    const dialog = await confirm(canvasElement);
    await expect(await dialog.findByText(/先不带文件下单/)).toHaveTextContent('员工名片');
  },
};

/** Another quantity, other designs: priced anew, and ordered like that. */
export const OtherAmounts: Story = {
  args: at([cards], placed([cards])),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetOf(canvasElement, '员工名片');
    const before = totalIn(canvasElement).textContent;
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: '数量：员工名片' }), '10');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.Reprice', {
        ids: [31],
        changes: [{ id: 31, quantity: 10, styles: 2 }],
      }),
    );
    await waitFor(() => expect(totalIn(canvasElement).textContent).not.toBe(before));
    const dialog = await confirm(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.OneClickReorder', {
        jobs: [
          {
            id: 31,
            quantity: 10,
            styles: 2,
            expectedTotal: repricedCards({ quantity: 10 }).priceNow,
          },
        ],
      }),
    );
  },
};

/** One address for all of them: each is priced and ordered to there. */
export const OneAddress: Story = {
  args: at([cards, repricedFlyers], placed([cards, repricedFlyers])),
  play: async ({ canvasElement, args }) => {
    const where = await sheetOf(canvasElement, '收货地址');
    await userEvent.click(where.getByRole('button', { name: /各自上次的收货地址/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^悦享成都仓/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.Reprice', {
        ids: [31, 30],
        changes: [],
        addressId: 12,
      }),
    );
    const dialog = await confirm(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.OneClickReorder',
        expect.objectContaining({ addressId: 12 }),
      ),
    );
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      '/pay/checkout?paymentSN=9261120771536048',
    );
  },
};

const homeless: Repriced = { ...cards, receiver: null };

/** Never ordered, and no address yet: the choice of one is pointed out and focused; a new one is kept and used. */
export const WithoutReceiver: Story = {
  args: {
    ...at([homeless], {
      ...on(getAddresses, []),
      ...on(createAddress, (typed) => ({ ...typed, id: 12, isDefault: true })),
    }),
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const where = await sheetOf(canvasElement, '收货地址');
    await step('nothing is ordered to nowhere', async () => {
      const [button] = page.getAllByRole('button', { name: '去确认' });
      if (button) await userEvent.click(button);
      await where.findByText('请选择收货地址');
      await waitFor(() =>
        expect(where.getByRole('button', { name: /各自上次的收货地址/ })).toHaveFocus(),
      );
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('a new address needs all of its fields', async () => {
      await userEvent.click(where.getByRole('button', { name: '新增收货地址' }));
      const dialog = within(await screen.findByRole('dialog', { name: '新增收货地址' }));
      await userEvent.click(dialog.getByRole('button', { name: '保存并使用' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: '收货人' })).toHaveFocus());
      await expect(args.onEvent).not.toHaveBeenCalledWith(
        'call Customer.CreateCustomerAddress',
        expect.anything(),
      );
    });
  },
};

const dearer = fen((cards.priceNow ?? 0) + 1_140);

const moved = at([cards, repricedFlyers], {
  ...on(reorder, ({ jobs }) =>
    jobs[0]?.expectedTotal === dearer
      ? {
          orders: [{ id: 31, orderId: 1, orderSN: '261120123456731', total: dearer }],
          paymentSN: '9261120771536048',
        }
      : refusedBy(refusals.priceMoved, {
          moved: [
            {
              id: cards.id,
              seen: cards.priceNow ?? 0,
              total: dearer,
              differences: [
                {
                  id: 'goods.paper',
                  label: '纸张',
                  before: fen(2_000),
                  after: fen(3_140),
                  cause: 'book',
                },
              ],
            },
          ],
        }),
  ),
});

async function moves(canvasElement: HTMLElement) {
  const dialog = await confirm(canvasElement);
  await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
  await dialog.findByText('价格有变化');
  return dialog;
}

/** The price moved after it was seen: old and new with the line, and nothing is ordered until that is accepted. */
export const PriceMoved: Story = {
  tags: ['photo'],
  args: moved,
  play: async ({ canvasElement }) => {
    const dialog = await moves(canvasElement);
    const table = await dialog.findByRole('table', { name: '价格差额：员工名片' });
    await expect(table).toHaveTextContent('价格表已更新');
    await dialog.findByRole('button', { name: /^按 ¥[\d,.]+ 下单$/ });
  },
};

/** Accepted, it is ordered at the price that was seen last. */
export const MovedPriceAccepted: Story = {
  args: moved,
  play: async ({ canvasElement, args }) => {
    const dialog = await moves(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^按 ¥[\d,.]+ 下单$/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Order.OneClickReorder',
        expect.objectContaining({
          jobs: [
            expect.objectContaining({ id: 31, expectedTotal: dearer }),
            expect.objectContaining({ id: 30, expectedTotal: repricedFlyers.priceNow }),
          ],
        }),
      ),
    );
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent('paymentSN=');
  },
};

/** One of them was retired in another window: nothing is ordered, and back on the page they are asked for again. */
export const LostMeanwhile: Story = {
  args: at([cards], on(reorder, refusedBy(refusals.lost, { id: 31, reason: 'hand', day: null }))),
  play: async ({ canvasElement, args }) => {
    const dialog = await confirm(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
    await dialog.findByText('收藏已失效：手动失效，不能返单');
    const asked = () =>
      (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
        ([event]) => event === 'call FavoriteOrder.Reprice',
      ).length;
    const before = asked();
    await userEvent.click(dialog.getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  },
};

/** The connection broke: nobody knows whether it arrived, and the same press again is the same order. */
export const NotSent: Story = {
  args: at([cards], on(reorder, failed('network'))),
  play: async ({ canvasElement }) => {
    const dialog = await confirm(canvasElement);
    const button = await dialog.findByRole('button', { name: /^下单并付款/ });
    await userEvent.click(button);
    await dialog.findByRole('alert');
    await expect(button).toBeEnabled();
  },
};

/** The agreement is asked for first; whoever cannot sign it is told who can. */
export const AgreementMissing: Story = {
  args: at([cards], on(reorder, refused(errCode.agreementMissing, messages.agreementMissing))),
  play: async ({ canvasElement, args }) => {
    const dialog = await confirm(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('agreement.open', { required: true }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AgreementOfMain: Story = {
  args: {
    ...at([cards], on(reorder, refused(errCode.agreementMissing, messages.agreementMissing))),
    user: buyer,
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirm(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
    await screen.findAllByText('主账号尚未签订《承印品协议书》，请主账号签订后再下单');
  },
};

/** What it cost beside what it costs, line by line, with the inputs that moved; and how each line is worked out now. */
export const Explained: Story = {
  args: at([cards], {
    ...on(repriceFavorites, ({ explained }) => [
      {
        ...cards,
        ...(explained && {
          logs: {
            before: priceLog(explainedJob(201)),
            after: priceLog(explainedJob(201, { customer: { type: 3, vipLevel: 0 } })),
          },
        }),
      },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: `为什么是这个价：${cards.name}` }),
    );
    const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
    const table = within(await shown.findByRole('table', { name: '逐行对比' }));
    await expect(table.getByRole('columnheader', { name: '上次' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /VIP/ })).toBeVisible();
    await userEvent.click(shown.getByRole('tab', { name: '计算过程' }));
    await expect(await shown.findByRole('button', { name: /纸张/ })).toBeVisible();
  },
};

const dealt = [cards, repricedFlyers];
const full = dealt.reduce((sum, { priceNow }) => sum + (priceNow ?? 0), 0);

/**
 * Coupons by one press and red packets of the account: the sheet says what they take off; at a sum that moved nothing is
 * ordered before it is accepted.
 */
export const TakesOff: Story = {
  args: at(dealt, {
    ...discountsOf(dealt, stockOffers, 1_200),
    ...on(reorder, ({ expectedSum = 0 }) =>
      expectedSum === full - 2_000
        ? refusedBy(stockRefusals.sumMoved, { seen: fen(expectedSum), total: fen(full - 1_200) })
        : { orders: [], paymentSN: '9261120771536048' },
    ),
  }),
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('chosen, it is in the sum', async () => {
      await userEvent.click(await page.findByRole('button', { name: '用最划算的' }));
      await page.findByText('优惠共减 ¥8.00');
      await userEvent.click(page.getByRole('checkbox', { name: /^用现金红包抵 ¥12.00/ }));
      await page.findByText('优惠共减 ¥20.00');
      await waitFor(() => expect(totalOf(canvasElement)).toBe(full - 2_000));
    });
    await step('a coupon went meanwhile: the sum of now is told, and accepted', async () => {
      const dialog = await confirm(canvasElement);
      await expect(dialog.getByText('优惠')).toBeVisible();
      await userEvent.click(await dialog.findByRole('button', { name: /^下单并付款/ }));
      await dialog.findByText('价格有变化');
      await userEvent.click(await dialog.findByRole('button', { name: /^按 ¥[\d,.]+ 下单$/ }));
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenCalledWith(
          'call Order.OneClickReorder',
          expect.objectContaining({ couponId: 41, redPacketSum: 1_200, expectedSum: full - 1_200 }),
        ),
      );
    });
  },
};

/** What was chosen before a reload stands there again: the coupon, the address, the amounts; it goes with the order. */
export const Remembered: Story = {
  args: {
    ...at(dealt, {
      ...discountsOf(dealt, stockOffers, 1_200),
      ...on(reorder, { orders: [], paymentSN: '9261120771536048' }),
    }),
    typed: {
      'draft.reorder.1': {
        choices: JSON.stringify({
          named: dealt.map(({ id }) => id),
          chosen: { couponId: 41, freightCouponId: null, redPacketSum: 1_200 },
          addressId: 12,
          amounts: [[cards.id, { quantity: 10, styles: 2 }]],
        }),
      },
      'draft.reorder.2': {
        choices: JSON.stringify({
          named: dealt.map(({ id }) => id),
          chosen: { couponId: 43, freightCouponId: null, redPacketSum: 0 },
        }),
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('优惠共减 ¥17.00');
    await expect(await page.findByRole('checkbox', { name: /^用现金红包抵/ })).toBeChecked();
    await expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.Reprice', {
      ids: [31, 30],
      changes: [{ id: 31, quantity: 10, styles: 2 }],
      addressId: 12,
    });
  },
};
