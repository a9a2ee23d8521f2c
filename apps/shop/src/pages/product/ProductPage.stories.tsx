// The public catalogue.

import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { createCart } from '../../stories/fixtures/stock.ts';
import { designer, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import ProductPage from './ProductPage.tsx';

const all = on(getAllProductCategories, catalogue);
const only = (id: number) => pathOf('product', {}, { category: id });

const meta = {
  title: 'Screens/Product catalogue',
  tags: ['screen:/product', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('product'), user: null, answers: all, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <ProductPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** Every product; the chips lead by plain links and say how many there are. */
export const All: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chip = await page.findByRole('link', { name: '节庆用品 6' });
    await expect(chip).toHaveAttribute('href', only(6));
    await expect(page.getByRole('link', { name: '铜版纸名片' })).toHaveAttribute(
      'href',
      '/product/detail/101',
    );
  },
};

/** A chip narrows the page to its category; the price says what it buys. */
export const OneCategory: Story = {
  tags: ['photo'],
  args: { path: only(1) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '名片卡券' });
    // As many as it shows, not as the shop has.
    const cards = page.getAllByRole('article');
    await expect(page.getByText(/种产品，选好规格/)).toHaveTextContent(`${cards.length} 种产品`);
    const card = page.getByRole('link', { name: '铜版纸名片' }).closest('article');
    await expect(card).toHaveTextContent('推荐');
    await expect(card).toHaveTextContent('¥20.60 起');
    await expect(card).toHaveTextContent('/ 2 盒');
  },
};

/** Products as a list: the habit of this page, whatever the category centre is like. @see specification §3 */
export const AsList: Story = {
  tags: ['photo'],
  args: { path: only(5), stored: { 'categoryGridType.visitor': 2 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('button', { name: '列表' });
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: '网格' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** Left as a list, found as a list. */
export const StillAList: Story = {
  args: { path: only(5), stored: { 'productLayoutType.visitor': 2 } },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('button', { name: '列表' });
    await waitFor(() => expect(list).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** Goods from the shelf go into the cart from here: a visitor's are kept in the browser; what is printed has no such button. */
export const IntoTheCart: Story = {
  tags: ['photo'],
  args: { path: only(7) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '把A4 复印纸 70g加入购物车' }));
    await expect((await screen.findAllByText('登录后并入您的购物车')).length).toBeGreaterThan(0);
    await expect(args.onEvent).not.toHaveBeenCalledWith('call Stock.MergeCart', expect.anything());
  },
};

/** Who is logged in has them in the cart of the login. */
export const IntoOwnCart: Story = {
  args: {
    path: pathOf('product'),
    user: yuexiang,
    answers: { ...all, ...createCart([]).answers },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '把A4 复印纸 70g加入购物车' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Stock.MergeCart', {
        lines: [{ productId: 701, quantity: 1 }],
      }),
    );
    const printed = page.getByRole('link', { name: '铜版纸名片' }).closest('article');
    await expect(within(printed as HTMLElement).queryByRole('button')).toBeNull();
  },
};

/** A shelf that is empty says when it is filled again. */
export const Restocking: Story = {
  args: {
    path: only(8),
    answers: on(
      getAllProductCategories,
      catalogue.map((category) => ({
        ...category,
        products: category.products.map((product) =>
          product.id === 804 ? { ...product, restockOn: '2026-11-26' } : product,
        ),
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = await page.findByText('补货中，预计 11 月 26 日');
    await expect(words).toBeVisible();
    const card = within(words.closest('article') as HTMLElement);
    await expect(card.queryByRole('button', { name: /加入购物车/ })).toBeNull();
  },
};

/** A role that sees no prices: the same products, no amount anywhere. */
export const WithoutPrices: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: unpricedAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: '铜版纸名片' });
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US', path: only(6) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Festive goods' });
    const card = canvasElement.querySelector('article');
    await expect(card).toHaveTextContent(/from ¥[\d.,]+ ?\//);
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getAllProductCategories, 'pending') },
};

export const Unknown: Story = { args: { path: only(99) }, tags: ['photo'] };

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    path: only(9),
    answers: on(
      getAllProductCategories,
      catalogue.map((category) => (category.id === 9 ? { ...category, products: [] } : category)),
    ),
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getAllProductCategories, failed(500)) },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    path: only(1),
    answers: on(
      getAllProductCategories,
      catalogue.map((category) => ({
        ...category,
        name: `${category.name}与企业定制印刷品大类`,
        products: category.products.map((product) => ({
          ...product,
          name: `${product.name}（双面覆膜烫金压凸定制款）`,
          description: `${product.description}，${product.description}，${product.description}`,
          from: fen(12_345_678),
          fromUnit: '100 盒（10,000 张）',
        })),
      })),
    ),
  },
  globals: phone,
};
