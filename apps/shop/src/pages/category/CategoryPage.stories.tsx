// The category centre.

import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { heldCoupons } from '../../stories/fixtures/coupons.ts';
import { filtered, nothingFits } from '../../stories/fixtures/filtering.ts';
import { createCart } from '../../stories/fixtures/stock.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import CategoryPage from './CategoryPage.tsx';

const tree = on(getAllProductCategories, catalogue);
const fits = on(filterCatalogue, ({ parentId, filters }) => filtered(parentId, filters));
const all = { ...tree, ...fits };

const meta = {
  title: 'Screens/Category',
  tags: ['screen:/category/:id?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('category'), answers: all, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <CategoryPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** Every product with its filters; a product's link is named by the product alone. */
export const All: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: '铜版纸名片' });
    await expect(link).toHaveAttribute('href', '/product/detail/101');
    await expect(page.getByRole('group', { name: '材质' })).toHaveTextContent('珠光纸 4');
  },
};

/** A chosen value stands in the address and as a chip that takes it away again. */
export const Narrowed: Story = {
  tags: ['photo'],
  args: { path: pathOf('category', { id: 6 }, { material: 'pearl', sort: 'price' }) },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '节庆用品' });
    await expect(page.getByRole('combobox', { name: '排序' })).toHaveValue('price');
    await step('the chip takes the value away', async () => {
      await userEvent.click(page.getByRole('button', { name: '去掉“珠光纸”' }));
      await expect(page.queryByRole('button', { name: '清空筛选' })).not.toBeInTheDocument();
    });
    await step('a value is chosen by its filter', async () => {
      await userEvent.click(page.getByRole('button', { name: /节庆礼赠/ }));
      await expect(await page.findByRole('button', { name: '去掉“节庆礼赠”' })).toBeVisible();
    });
  },
};

/** Rows say paper, days and whether several designs go at once; the browser keeps the habit. */
export const AsList: Story = {
  tags: ['photo'],
  args: { path: pathOf('category', { id: 5 }), stored: { 'categoryGridType.1': 2 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('button', { name: '列表' });
    if (list.getAttribute('aria-pressed') === 'false') await userEvent.click(list);
    const row = page.getByRole('link', { name: '白卡彩盒' }).closest('article');
    await expect(row).toHaveTextContent('白卡纸 350 g · 6 天发货 · 多款下单');
  },
};

/** Three products side by side; a fourth cannot be added. */
export const Compared: Story = {
  tags: ['photo'],
  args: { path: pathOf('category', { id: 1 }, { compare: '101,102' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: '对比PVC 名片' }));
    const table = await page.findByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(table).toHaveTextContent('1,000 件价格');
    await expect(page.getByRole('checkbox', { name: '对比服装吊牌' })).toBeDisabled();
  },
};

/** What is compared is shown and counted, and can be cleared, whatever the filters leave of it. */
export const ComparedAndFiltered: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('category', { id: 1 }, { material: 'pearl', compare: '101,102,103' }),
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId, filters }) => {
        const answer = filtered(parentId, filters);
        return filters.material === undefined
          ? answer
          : { ...answer, products: answer.products.filter(({ id }) => id >= 104) };
      }),
    },
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const columns = async () =>
      within(await page.findByRole('table')).getAllByRole('columnheader').length;
    await page.findByRole('columnheader', { name: /铜版纸名片/ });
    await expect(await columns()).toBe(3);
    await expect(page.getByRole('checkbox', { name: '对比服装吊牌' })).toBeDisabled();
    await step('one of them makes room', async () => {
      await userEvent.click(page.getByRole('button', { name: '把铜版纸名片移出对比' }));
      await waitFor(async () => expect(await columns()).toBe(2));
      await expect(page.getByRole('checkbox', { name: '对比服装吊牌' })).toBeEnabled();
    });
  },
};

/** What cannot be shown beside the others can still be cleared. */
export const ComparedLost: Story = {
  args: {
    path: pathOf('category', { id: 1 }, { material: 'pearl', compare: '201' }),
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId, filters }) =>
        parentId === null ? failed(500) : filtered(parentId, filters),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('有对比的产品没有加载出来');
    await userEvent.click(page.getByRole('button', { name: '清空对比' }));
    await waitFor(() => expect(page.queryByRole('heading', { name: '产品对比' })).toBeNull());
  },
};

/** A product that is sold no more makes room for another one. */
export const ComparedGone: Story = {
  args: { path: pathOf('category', { id: 1 }, { compare: '101,102,199' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('checkbox', { name: '对比服装吊牌' })).toBeEnabled());
    await expect(within(page.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
  },
};

/** Goods from the shelf have a page of their own, and go into the cart from here; what is printed does not. */
export const FromTheShelf: Story = {
  args: { path: pathOf('category', { id: 7 }), answers: { ...all, ...createCart([]).answers } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'A4 复印纸 70g' })).toHaveAttribute(
      'href',
      '/product/stock/701',
    );
    await userEvent.click(page.getByRole('button', { name: '把A4 复印纸 70g加入购物车' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Stock.MergeCart', {
        lines: [{ productId: 701, quantity: 1 }],
      }),
    );
  },
};

/** A role that sees no prices: the same products, no amount anywhere. */
export const WithoutPrices: Story = {
  tags: ['state:forbidden'],
  args: {
    user: designer,
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId }) => {
        const { products, facets, ...rest } = filtered(parentId);
        return {
          ...rest,
          facets: facets.filter(({ name }) => name !== 'price'),
          products: products.map((one) => ({ ...one, from: null, thousand: null })),
        };
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: '铜版纸名片' });
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

/** A filter that no longer exists leaves the address, the others stay. */
export const DeadFilter: Story = {
  args: {
    path: pathOf('category', {}, { material: 'pearl,velvet' }),
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId, filters }) => ({
        ...filtered(parentId, filters),
        dropped: filters.material?.includes('velvet')
          ? [{ facet: 'material' as const, value: 'velvet' }]
          : [],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '去掉“珠光纸”' });
    await waitFor(() =>
      expect(page.getByRole('link', { name: /名片卡券/ })).toHaveAttribute(
        'href',
        '/category/1?material=pearl',
      ),
    );
  },
};

export const English: Story = {
  args: {
    locale: 'en-US',
    path: pathOf('category', { id: 1 }, { material: 'pearl', compare: '101' }),
  },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const name = 'Business cards on coated board';
    await expect(await within(canvasElement).findByRole('link', { name })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...tree, ...on(filterCatalogue, 'pending') } },
};

export const Unknown: Story = { args: { path: pathOf('category', { id: 99 }) }, tags: ['photo'] };

/** On a phone the filters fold away, and one press brings them. */
export const PhoneFilters: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const fold = await page.findByRole('button', { name: '筛选' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(page.queryByRole('button', { name: /^铜版纸/ })).toBeNull();
    await userEvent.click(fold);
    await expect(await page.findByRole('button', { name: /^铜版纸/ })).toBeVisible();
  },
};

/** Nothing meets all: each way out says what it would show. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    path: pathOf('category', {}, { material: 'pearl', craft: 'window' }),
    answers: { ...tree, ...on(filterCatalogue, nothingFits) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '没有同时满足这些条件的产品' });
    await expect(page.getByRole('button', { name: '去掉“开窗贴膜”可看到 4 种' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...tree, ...on(filterCatalogue, failed(500)) } },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('category', { id: 1 }, { compare: '101,102,103' }),
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId }) => {
        const answer = filtered(parentId);
        return {
          ...answer,
          products: answer.products.map((product) => ({
            ...product,
            name: `${product.name}（双面覆膜烫金压凸定制款）`,
            description: `${product.description}，${product.description}，${product.description}`,
            from: fen(12_345_678),
            fromUnit: '100 盒（10,000 张）',
          })),
        };
      }),
    },
  },
  globals: phone,
};

/** Narrowed to what a coupon is good for: it is named, and can be taken away. */
export const ForCoupon: Story = {
  args: {
    path: pathOf('category', {}, { coupon: 1 }),
    answers: {
      ...tree,
      ...on(filterCatalogue, ({ parentId, filters, couponId }) => ({
        ...filtered(parentId, filters),
        coupon: couponId === undefined ? null : (heldCoupons[1] ?? null),
      })),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('只显示可用此券的产品');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Catalogue.Filter',
      expect.objectContaining({ couponId: 1 }),
    );
    await userEvent.click(page.getByRole('button', { name: /^移除优惠券/ }));
    await waitFor(() => expect(page.queryByText('只显示可用此券的产品')).toBeNull());
  },
};

/** It cannot be used any more: everything is shown, and it is said. */
export const CouponGone: Story = {
  args: { path: pathOf('category', {}, { coupon: 1 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('这张优惠券现在不能使用，已显示全部产品');
    await userEvent.click(page.getByRole('button', { name: '看全部产品' }));
    await waitFor(() => expect(page.queryByText(/这张优惠券现在不能使用/)).toBeNull());
  },
};
