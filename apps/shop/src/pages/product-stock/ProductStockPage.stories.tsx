// Goods from the shelf in every state.

import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import { getGoods, setReminder } from '@banxin/contract/calls/stock/goods';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { goodsOf, stockAnswers } from '../../stories/fixtures/stock.ts';
import { afterSalesColleague, designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import ProductStockPage from './ProductStockPage.tsx';

const at = (id: number | string) => pathOf('productStock', { id });

const meta = {
  title: 'Screens/ProductStock',
  tags: ['screen:/product/stock/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: at(701), answers: stockAnswers(), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ProductStockPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What lies there, what it costs from which quantity on, who sends it, when it arrives. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'A4 复印纸 70g' });
    await expect(page.getByText('可用 86 包')).toBeVisible();
    await expect(page.getByText('现在付款，约 11 月 23 日 送达')).toBeVisible();
    await expect(page.getByText('永城工厂发货')).toBeVisible();
    await page.findByText(/双面复印不透，适合日常文印/);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...stockAnswers(), ...on(getGoods, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...stockAnswers(), ...on(getGoods, failed(500)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '商品没有加载出来' });
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
  },
};

/** No such goods: the list and the search lead on. */
export const Unknown: Story = {
  tags: ['state:empty'],
  args: {
    path: at(799),
    answers: { ...stockAnswers(), ...on(getGoods, refusedBy(stockRefusals.unknown)) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '没有这种现货商品' });
    await expect(page.getByRole('link', { name: '全部产品' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** An address that is no number is no product. */
export const NoNumber: Story = {
  args: {
    path: at('x'),
    answers: { ...stockAnswers(), ...on(getGoods, refusedBy(stockRefusals.unknown)) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '没有这种现货商品' });
  },
};

/** What is printed has a page of its own. */
export const Printed: Story = {
  args: {
    path: at(101),
    answers: { ...stockAnswers(), ...on(getGoods, refusedBy(stockRefusals.unknown)) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(
      '/product/detail/101',
    );
  },
};

/** Whether it is printed is not known: what is known is said. */
export const UnknownWithoutCatalogue: Story = {
  args: {
    answers: {
      ...stockAnswers(),
      ...on(getGoods, refusedBy(stockRefusals.unknown)),
      ...on(getProductCategoryNames, failed(500)),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '没有这种现货商品' });
  },
};

const quantity = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: '数量' });

/** The step of the ladder follows the quantity. */
export const Ladder: Story = {
  play: async ({ canvasElement }) => {
    const field = await quantity(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.tab();
    const table = within(canvasElement).getByRole('table', { name: '数量与单价' });
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: '5 包起' })).toHaveAttribute(
        'data-current',
      ),
    );
    await expect(within(table).getByRole('cell', { name: '¥19.00' })).toHaveAttribute(
      'data-current',
    );
  },
};

/** More than there are is set to what there is, and says so. */
export const TooMany: Story = {
  args: { answers: stockAnswers({ available: 12 }) },
  play: async ({ canvasElement }) => {
    const field = await quantity(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await userEvent.tab();
    await within(canvasElement).findByText('最多可买 12 包');
    await waitFor(() => expect(field).toHaveValue('12'));
  },
};

/** Put into the cart, with the way to it. */
export const PutIn: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '加入购物车' }));
    await expect((await screen.findAllByText('已加入购物车')).length).toBeGreaterThan(0);
    await expect(args.onEvent).toHaveBeenCalledWith('call Stock.MergeCart', {
      lines: [{ productId: 701, quantity: 1 }],
    });
    await userEvent.click(screen.getByRole('button', { name: '去购物车' }));
    await expect(await page.findByTestId('left')).toHaveTextContent('/stock/cart');
  },
};

/** Bought at once: exactly so many are checked out, and the cart is not touched. */
export const BuyNow: Story = {
  args: { answers: stockAnswers() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = await quantity(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await userEvent.click(await page.findByRole('button', { name: '立即购买' }));
    await expect(await page.findByTestId('left')).toHaveTextContent('/stock/submit?buy=701x4');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Stock.SetCartLine',
      expect.anything(),
    );
  },
};

/** Nothing lies there: when it comes, and where it is not forgotten. */
export const SoldOut: Story = {
  tags: ['photo'],
  args: { answers: stockAnswers({ available: 0, restockOn: '2026-11-26' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('预计 11 月 26 日 到货');
    await expect(page.getByRole('button', { name: '到货提醒' })).toBeVisible();
    await expect(page.queryByRole('button', { name: '加入购物车' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: '放入稍后再买' }));
    await expect((await screen.findAllByText('已放入稍后再买')).length).toBeGreaterThan(0);
  },
};

/** Told when it is back: asked for, and taken back. */
export const Reminded: Story = {
  tags: ['photo'],
  render: (args) => {
    let isReminded = false;
    const answers = {
      ...stockAnswers({ available: 0, restockOn: null }),
      ...on(getGoods, () => goodsOf(701, { available: 0, isReminded })),
      ...on(setReminder, ({ isOn }) => {
        isReminded = isOn;
        return { isReminded };
      }),
    };
    return (
      <StoryShop {...args} answers={answers}>
        <ProductStockPage />
      </StoryShop>
    );
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('taken back', async () => {
      await userEvent.click(await page.findByRole('button', { name: '到货提醒' }));
      await userEvent.click(await page.findByRole('button', { name: '取消提醒' }));
      await page.findByRole('button', { name: '到货提醒' });
    });
    await step('asked for', async () => {
      await userEvent.click(page.getByRole('button', { name: '到货提醒' }));
      await page.findByText('到货后会告诉您');
      await expect(args.onEvent).toHaveBeenCalledWith('call Stock.SetReminder', {
        id: 701,
        isOn: true,
      });
    });
  },
};

const sample = (kind: 'rate' | 'quota' | 'quotaSpent' | 'none', left = 0) =>
  stockAnswers({ ...goodsOf(901, { perOrder: 5, sample: { kind, left } }) }, 901);

/** Members have free samples; five of each at most. */
export const SampleQuota: Story = {
  tags: ['photo'],
  args: { path: at(901), answers: sample('quota', 4) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('免费样品额度剩 4 份');
    await expect(page.getByText('每款样品最多 5 本')).toBeVisible();
  },
};

/** Growth levels pay nine tenths. */
export const SampleRate: Story = {
  args: { path: at(901), answers: sample('rate') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('会员样品价 9 折');
  },
};

/** The quota is used up. */
export const SampleSpent: Story = {
  args: { path: at(901), answers: sample('quotaSpent') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('免费样品额度已用完');
  },
};

/** Who has neither is told who has. */
export const SampleNone: Story = {
  args: { path: at(901), answers: sample('none') },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '看会员权益' }),
    ).toHaveAttribute('href', '/vip/introduction');
  },
};

/** Who sees no prices sees none. */
export const WithoutPrices: Story = {
  args: { user: designer, answers: stockAnswers({ ladder: [] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前账号不能查看价格');
    await expect(page.queryByRole('button', { name: '立即购买' })).toBeNull();
  },
};

/** Who may not order keeps goods in the cart. */
export const WithoutRight: Story = {
  args: { user: afterSalesColleague },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '加入购物车' });
    await expect(page.queryByRole('button', { name: '立即购买' })).toBeNull();
  },
};

/** What is told of it fails by itself. */
export const IntroductionFailed: Story = {
  args: { answers: { ...stockAnswers(), ...on(getIntroduction, failed(500)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('商品介绍没有加载出来');
    await userEvent.click(page.getByRole('tab', { name: '常见问题' }));
    await page.findByText('提交后为我保留多久？');
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('86 packs in stock');
  },
};
