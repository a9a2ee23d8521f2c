// The category centre.

import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import CategoryPage from './CategoryPage.tsx';

const all = on(getAllProductCategories, catalogue);

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

/** All categories; a product's link is named by the product alone. */
export const All: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: '铜版纸名片' });
    await expect(link).toHaveAttribute('href', '/product/detail/101');
    await expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(catalogue.length);
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

export const One: Story = { args: { path: pathOf('category', { id: 6 }) }, tags: ['photo'] };

export const English: Story = {
  args: { locale: 'en-US', path: pathOf('category', { id: 1 }) },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const name = 'Business cards on coated board';
    await expect(await within(canvasElement).findByRole('link', { name })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getAllProductCategories, 'pending') },
};

export const Unknown: Story = { args: { path: pathOf('category', { id: 99 }) }, tags: ['photo'] };

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    path: pathOf('category', { id: 9 }),
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
    path: pathOf('category', { id: 1 }),
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
