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

/** Rows side by side: the one that somebody stands in and the next, line by line; another in its place, a third beside it. */
export const Compared: Story = {
  ...shownWith(filled),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await tableOf(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '对比价格' }));
    const dialog = within(await screen.findByRole('dialog', { name: '价格对比' }));
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await step('what each costs is what its row says', async () => {
      for (const number of [1, 2]) {
        const subtotal = canvasElement.querySelectorAll('[data-part=subtotal]')[number - 1];
        await expect(row(/^含税合计/)).toHaveTextContent(subtotal?.textContent ?? 'nothing');
      }
    });
    await step('what differs is marked, the paper too', async () => {
      for (const name of [/^产品/, /^纸张/, /^含税合计/]) {
        await expect(row(name)).toHaveAttribute('data-differs');
      }
    });
    await step('three are the most', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '再加一行' }));
      await dialog.findByText('最多对比 3 行');
      await expect(dialog.getAllByRole('columnheader')).toHaveLength(3);
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: /第 3 列对比的订单/ })).toHaveFocus(),
      );
    });
  },
};

/** One goes, another is chosen in a column; who closes it is back in the cell. */
export const ComparedOthers: Story = {
  ...shownWith(filled),
  play: async ({ canvasElement, step }) => {
    await tableOf(canvasElement);
    await userEvent.click(cellOf(canvasElement, 3, 'product'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '对比价格' }));
    const dialog = within(await screen.findByRole('dialog', { name: '价格对比' }));
    await step('the row that somebody stood in is there', async () => {
      await expect(dialog.getByRole('button', { name: /第 2 列对比的订单/ })).toHaveTextContent(
        '第 3 行',
      );
    });
    await step('another is chosen in its place', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /第 2 列对比的订单/ }));
      const taken = await screen.findByRole('option', { name: /^第 2 行/ });
      await expect(taken).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(screen.getByRole('option', { name: /^第 1 行/ }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: /第 2 列对比的订单/ })).toHaveTextContent(
          '第 1 行',
        ),
      );
    });
    await step('a third comes and goes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '再加一行' }));
      await userEvent.click(await dialog.findByRole('button', { name: '移除第 3 行' }));
      await expect(dialog.getAllByRole('columnheader')).toHaveLength(2);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cellOf(canvasElement, 3, 'product')).toHaveFocus());
  },
};

/** One row has nothing beside it. */
export const NothingToCompare: Story = {
  ...shownWith(filled.slice(0, 1)),
  play: async ({ canvasElement }) => {
    await tableOf(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: '对比价格' })).toBeNull();
  },
};

export const ComparedInEnglish: Story = {
  ...shownWith(filled, {}, { locale: 'en-US' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: /^Jobs: / });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare prices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prices side by side' });
    await within(dialog).findByRole('row', { name: /^Total with VAT/ });
    await expect(chineseIn(dialog)).toEqual([]);
  },
};

export const ComparedOnAPhone: Story = {
  ...shownWith(filled),
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '对比价格' }));
    await screen.findByRole('dialog', { name: '价格对比' });
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
