// Ordering several jobs at once, in every state.

import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { pathOf } from '@banxin/contract/routes';
import { book } from '@banxin/pricing/book';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { NOW, product, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import ProductMultPage from './ProductMultPage.tsx';
import {
  alike,
  barOf,
  cellOf,
  faulty,
  filled,
  onEvent,
  shown,
  shownWith,
  tableOf,
} from './productMultStories.testkit.tsx';

const meta = {
  title: 'Screens/ProductMult',
  component: ProductMultPage,
  tags: ['screen:/product/mult/:categoryId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof ProductMultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Jobs that can be ordered, two rows that cannot yet: each says why, and what mends it. */
export const Ready: Story = {
  ...shownWith(faulty),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const bar = await barOf(canvasElement);
    await expect(bar).toHaveTextContent(/合计 5 单 ¥[\d,.]+/);
    await expect(bar).toHaveTextContent(/运费 ¥[\d.]+/);
    await expect(bar).toHaveTextContent(/最晚 \d+ 月 \d+ 日 送达/);
    await expect(bar).toHaveTextContent('还有 2 行需要修改');
    await expect(cellOf(canvasElement, 4, 'quantity')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Loading: Story = {
  ...shown(on(getOrderConfig, 'pending')),
  tags: ['state:loading'],
};

/** Nobody has filled in anything: the first row is ready. */
export const FirstRow: Story = {
  ...shown(),
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    await expect(within(canvasElement).getByText('粘贴表格或添加一行')).toBeVisible();
    await expect(await barOf(canvasElement)).toHaveTextContent('合计 1 单');
  },
};

export const Failed: Story = {
  ...shown(on(getOrderConfig, failed(500))),
  tags: ['state:failed'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '多款下单没有加载出来' });
    await expect(page.getByText(/您填写的清单都在这台电脑上/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...shown(on(getAllProductCategories, forbidden())),
  tags: ['state:forbidden'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '当前账号不能下单' });
  },
};

/** One product did not load: its rows wait for their price, the others are there. */
export const Partial: Story = {
  ...shownWith(
    filled,
    on(getOrderConfig, ({ categoryId }) =>
      categoryId === 105 ? failed(500) : { product: product(categoryId), book, now: NOW },
    ),
  ),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    await expect(
      within(canvasElement).getByText('有的产品没有加载出来，它们的价格待重算'),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part=subtotal]')[1]).toHaveTextContent(
      '待重算',
    );
  },
};

export const UnknownCategory: Story = {
  ...shown({}, { path: pathOf('productMult', { categoryId: 88 }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '没有这个分类' });
    await expect(page.getByRole('link', { name: '看全部分类' })).toHaveAttribute(
      'href',
      '/category',
    );
  },
};

/** Goods from the shelf are bought by the cart. */
export const StockCategory: Story = {
  ...shown({}, { path: pathOf('productMult', { categoryId: 7 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这一类是现货，请加入购物车购买');
  },
};

/** Who sees no prices fills in, and is told whom to ask. */
export const WithoutPrices: Story = {
  ...shown(unpricedAnswers, { user: designer }),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    await expect(canvasElement.querySelector('[data-part=subtotal]')).toHaveTextContent('--');
    await expect(
      within(canvasElement).queryByRole('button', { name: '去确认' }),
    ).not.toBeInTheDocument();
  },
};

/** Where it goes is not known: no freight, no day. */
export const WithoutAddress: Story = {
  ...shownWith(filled, on(getAddresses, [])),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    await expect(await barOf(canvasElement)).toHaveTextContent('填写收货地址后计算运费');
  },
};

/** Rows of one specification are offered as one job, and following the offer saves what it says. */
export const Merging: Story = {
  ...shownWith(alike),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    const page = within(canvasElement);
    const fenIn = (text: string | null): number =>
      Math.round(Number(/¥([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);
    const before = fenIn((await barOf(canvasElement)).textContent);
    const offer = await page.findByText(/规格相同的 3 行可合为 1 单 3 款，省 ¥/);
    const saves = fenIn(offer.textContent);
    await userEvent.click(page.getByRole('button', { name: '合并' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-row]')).toHaveLength(1));
    await expect(before - fenIn((await barOf(canvasElement)).textContent)).toBe(saves);
    await expect(cellOf(canvasElement, 1, 'styles')).toHaveTextContent('3');
    await userEvent.click(page.getByRole('button', { name: '撤销' }));
    await expect(canvasElement.querySelectorAll('tr[data-row]')).toHaveLength(3);
  },
};

/** On a phone every row is a sheet, and edited in a drawer. */
export const Phone: Story = {
  ...shownWith(faulty),
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '修改第 1 行' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(page.queryByRole('grid')).toBeNull();
  },
};

/** The drawer of a phone: all options of the row, and what it comes to. */
export const PhoneDrawer: Story = {
  ...shownWith(filled),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '修改第 2 行' }));
    const drawer = await screen.findByRole('dialog', { name: '第 2 行' });
    await userEvent.click(await within(drawer).findByRole('radio', { name: /^20 盒/ }));
    await userEvent.click(within(drawer).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('#job-2')).toHaveTextContent('2,000 张');
  },
};

export const English: Story = {
  ...shownWith(faulty, {}, { locale: 'en-US' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: /^Jobs: / });
    // What somebody typed stays as it was typed.
    await expect(chineseIn(canvasElement, ['很多'])).toEqual([]);
  },
};
