// Stories of a cart's checkout: every state it can be in.

import { getAddresses } from '@banxin/contract/calls/customer/address';
import { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import { fen } from '@banxin/contract/money';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { priceLogs } from '../../stories/fixtures/pricing.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { checkoutOf, stockOffers } from '../../stories/fixtures/stock.ts';
import { afterSalesColleague } from '../../stories/fixtures/users.ts';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import StockSubmitPage from './StockSubmitPage.tsx';
import { onEvent, prepared, sent, shown, submitButton } from './stockSubmit.testkit.tsx';

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

/** What goes together from each factory, with its carriers; one order for each line. */
export const Ready: Story = {
  ...shown(prepared({ offers: stockOffers, most: { samples: 2, redPacket: fen(1_200) } })),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: '由永城工厂发货' });
    await expect(page.getByRole('region', { name: '由成都工厂发货' })).toBeVisible();
    await expect(page.getByText('将生成 3 张订单，一次付款')).toBeVisible();
    await expect(page.getByText('提交后库存为您保留 30 分钟')).toBeVisible();
    await expect(
      canvasElement.querySelector('[data-component=PriceSheet] [data-part=total]'),
    ).toHaveTextContent('¥229.60');
  },
};

export const Loading: Story = {
  ...shown(on(prepareSubmit, 'pending')),
  tags: ['state:loading'],
};

export const Failed: Story = {
  ...shown(on(prepareSubmit, failed(500))),
  tags: ['state:failed'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '结算信息没有加载出来' });
    await expect(page.getByText(/购物车里的商品都还在/)).toBeVisible();
  },
};

/** Who sees no prices cannot check out. */
export const Forbidden: Story = {
  ...shown(on(prepareSubmit, forbidden())),
  tags: ['state:forbidden'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '当前账号不能下单' });
    await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** What the address names lies in the cart no more. */
export const Nothing: Story = {
  ...shown(on(prepareSubmit, refusedBy(stockRefusals.nothing))),
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('没有要结算的商品');
    await expect(page.getByRole('link', { name: '返回购物车' })).toHaveAttribute(
      'href',
      '/stock/cart',
    );
  },
};

/** An address that names nothing asks for nothing. */
export const NothingNamed: Story = {
  ...shown({}, { path: pathOf('stockSubmit', {}, { ids: 'x' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有要结算的商品');
    await expect(sent('Stock.PrepareSubmit')).toEqual([]);
  },
};

/** Who may look but not order is told whom to ask. */
export const WithoutRight: Story = {
  ...shown({}, { user: afterSalesColleague }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前账号没有下单权限，请联系主账号');
    await expect(page.queryByRole('button', { name: '提交订单' })).toBeNull();
  },
};

/** Another carrier for one consignment: the others keep theirs. */
export const Carrier: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('radiogroup', {
      name: '第 1 批商品的快递',
    });
    await userEvent.click(within(group).getByRole('radio', { name: /顺丰速运/ }));
    await waitFor(() =>
      expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({
        ways: [{ productId: 701, carrier: 'shunfeng' }],
      }),
    );
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-component=PriceSheet] [data-part=total]'),
      ).toHaveTextContent('¥243.60'),
    );
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() =>
      expect(sent('Stock.Submit')[0]).toMatchObject({
        ways: [
          { productId: 701, carrier: 'shunfeng' },
          { productId: 802, carrier: 'zhongtong' },
        ],
        expectedTotal: 24_360,
      }),
    );
  },
};

/** No address is kept: one is typed, freight and day follow its province. */
export const NoAddress: Story = {
  ...shown(on(getAddresses, [])),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('textbox', { name: /^收货人/ });
    await expect(page.getByText('填写地址后计算运费与送达日期')).toBeVisible();
    await expect(page.getAllByText('填写收货地区后显示可用的快递与运费')[0]).toBeVisible();
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(page.getByRole('textbox', { name: /^收货人/ })).toHaveFocus());
    await expect(sent('Stock.Submit')).toEqual([]);
  },
};

/** Coupons by one press. */
export const BestCoupons: Story = {
  ...shown(prepared({ offers: stockOffers })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('优惠券可省 ¥8.00');
    await userEvent.click(page.getByRole('button', { name: '用最划算的' }));
    await page.findByText('优惠共减 ¥8.00');
    await expect(page.queryByRole('button', { name: '用最划算的' })).toBeNull();
  },
};

/** Coupons by choice; what cannot be used says why, and what it lacks. */
export const ChosenCoupons: Story = {
  ...shown(prepared({ offers: stockOffers })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '选择优惠券' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择优惠券' }));
    await dialog.findByText('还差 ¥350.00');
    await userEvent.click(dialog.getByRole('radio', { name: /满 20 减 5 元/ }));
    await userEvent.click(dialog.getByRole('button', { name: '使用，共省 ¥5.00' }));
    await within(canvasElement).findByText('优惠共减 ¥5.00');
  },
};

/** None can be used: why is a press away. */
export const UnusableCoupons: Story = {
  ...shown(prepared({ offers: stockOffers.slice(2) })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('您有 1 张优惠券，这次暂不能用');
    await expect(page.getByRole('button', { name: '查看原因' })).toBeVisible();
  },
};

/** Samples, as many as are chosen, and red packets of the account. */
export const FromTheAccount: Story = {
  tags: ['photo'],
  ...shown(
    prepared({
      have: { samples: 6, redPacket: fen(5_000) },
      most: { samples: 2, redPacket: fen(1_200) },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('checkbox', {
        name: '用现金红包抵 ¥12.00（共 ¥50.00，最多抵商品金额的 30%）',
      }),
    );
    await userEvent.click(
      page.getByRole('checkbox', { name: '用免费样品额度抵扣（共 6 份，这次最多抵 2 份）' }),
    );
    await waitFor(() =>
      expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({
        freeSamples: 2,
        // All of it: what there is room for changes with the rest of the choice.
        redPacketSum: 5_000,
      }),
    );
    // Fewer by choice: the others stay.
    const number = page.getByRole('combobox', { name: '抵扣份数' });
    await expect(number).toHaveValue('2');
    await userEvent.selectOptions(number, '1');
    await waitFor(() =>
      expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({ freeSamples: 1, redPacketSum: 5_000 }),
    );
    await page.findByText('其余 5 份留在账户，以后可用');
  },
};

/** Of one there is less: fewer, or without it; the rest stays. */
export const Short: Story = {
  ...shown(prepared({ short: [{ productId: 802, left: 2 }] })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('气泡袋 200×250只剩 2 包');
    await step('nothing is submitted before it is settled', async () => {
      await userEvent.click(await submitButton(canvasElement));
      await expect(sent('Stock.Submit')).toEqual([]);
    });
    await step('fewer of it', async () => {
      await userEvent.click(page.getByRole('button', { name: '改为 2 包' }));
      await waitFor(() =>
        expect(sent('Stock.SetCartLine')[0]).toEqual({
          productId: 802,
          quantity: 2,
          isSaved: false,
          version: 7,
        }),
      );
    });
    await step('or without it', async () => {
      await userEvent.click(page.getByRole('button', { name: '移除气泡袋 200×250' }));
      await waitFor(() => expect(page.queryByText('有商品库存不足')).toBeNull());
      await expect(page.queryByRole('region', { name: '由成都工厂发货' })).toBeNull();
      await expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({ productIds: [701, 705] });
    });
  },
};

/** None is left of one: it can only be taken out. */
export const NoneLeft: Story = {
  ...shown(prepared({ short: [{ productId: 705, left: 0 }] })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('激光打印机硒鼓暂时缺货');
    await expect(page.queryByRole('button', { name: /^改为/ })).toBeNull();
  },
};

export const English: Story = {
  ...shown(prepared({ offers: stockOffers }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 orders will be made, paid at once');
    await expect(page.getByText('Coupons can save ¥8.00')).toBeVisible();
  },
};

/** What was chosen before a reload stands there again. */
export const Remembered: Story = {
  ...shown(
    { ...on(getAddresses, []), ...on(prepareSubmit, checkoutOf()) },
    {
      typed: { 'draft.stockSubmit.1': { remark: '请放前台', consignee: '王前台' } },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: '订单备注' })).toHaveValue('请放前台'),
    );
    await expect(page.getByRole('textbox', { name: /^收货人/ })).toHaveValue('王前台');
  },
};

/** So do the address, the carrier and what is taken off, which the price depends on. */
export const ChoicesRemembered: Story = {
  ...shown(
    prepared({
      have: { samples: 6, redPacket: fen(5_000) },
      most: { samples: 2, redPacket: fen(1_200) },
    }),
    {
      typed: {
        'draft.stockSubmit.1': {
          addressId: '12',
          choices: JSON.stringify({
            ids: [701, 705, 802],
            ways: [{ productId: 701, carrier: 'shunfeng' }],
            redPacketSum: 5_000,
          }),
        },
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({
        province: addresses.find(({ id }) => id === 12)?.province,
        ways: [{ productId: 701, carrier: 'shunfeng' }],
        redPacketSum: 5_000,
      }),
    );
    await expect(await page.findByRole('checkbox', { name: /^用现金红包抵/ })).toBeChecked();
  },
};

/** The sum opens into its orders, and each of them into its lines: the price of one, how many, freight by weight. */
export const Explained: Story = {
  ...shown(
    on(prepareSubmit, (asked) => ({
      ...checkoutOf()(asked),
      ...(asked.explained && { log: priceLogs([701, 705]) }),
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '为什么是这个价' }));
    const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
    // The order, and the goods of it.
    await expect(await shown.findAllByText('A4 复印纸 70g')).toHaveLength(2);
    await userEvent.click(shown.getByRole('button', { name: /复印纸/ }));
    await expect(shown.getByText('单价')).toBeVisible();
    await expect(sent('Stock.PrepareSubmit')[0]).toMatchObject({ explained: true });
  },
};
