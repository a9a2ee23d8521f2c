// Search: before, found, not found, an order number.

import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { querySearch } from '@banxin/contract/calls/search/search';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderBySN } from '../../stories/fixtures/orders.ts';
import { searchAnswer, searchAnswers } from '../../stories/fixtures/searching.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, notFound, on } from '../../stories/storyClient.ts';
import { storyMessage } from '../../stories/storyMessage.ts';
import SearchPage from './SearchPage.tsx';

const progress = on(lookUpOrder, ({ phoneTail }) =>
  phoneTail === '0001'
    ? {
        orderSN: '261119271148092',
        productId: 502,
        productName: '飞机盒',
        spec: 'E 瓦楞 · 150×100×50 · 单面 · 500 个',
        specSaid: null,
        status: 17,
        statusLabel: storyMessage('生产中'),
        hint: storyMessage('生产中，预计 11 月 25 日 送达'),
        steps: [
          {
            title: storyMessage('下单'),
            at: '2026-11-19T10:03:00.000+08:00',
            state: 'done' as const,
          },
          {
            title: storyMessage('付款'),
            at: '2026-11-19T10:05:00.000+08:00',
            state: 'done' as const,
          },
          {
            title: storyMessage('审核'),
            at: '2026-11-19T10:06:00.000+08:00',
            state: 'done' as const,
          },
          {
            title: storyMessage('生产'),
            at: '2026-11-20T08:00:00.000+08:00',
            state: 'current' as const,
          },
          { title: storyMessage('发货'), at: null, state: 'future' as const },
          { title: storyMessage('签收'), at: null, state: 'future' as const },
        ],
      }
    : notFound('没有找到这张订单，请核对订单号和手机号后 4 位'),
);

const meta = {
  title: 'Screens/Search',
  tags: ['screen:/search', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('search', {}, { q: '名片' }),
    user: null,
    answers: { ...searchAnswers, ...progress },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <SearchPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

export const Found: Story = { tags: ['state:ready'] };

/** Goods from the shelf go into the cart from here, also a visitor's. */
export const FromTheShelf: Story = {
  args: { path: pathOf('search', {}, { q: '复印纸' }), user: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '把A4 复印纸 70g加入购物车' }));
    await expect((await screen.findAllByText('登录后并入您的购物车')).length).toBeGreaterThan(0);
  },
};

export const Start: Story = { args: { path: pathOf('search') }, tags: ['photo'] };

export const StartWithHistory: Story = {
  tags: ['photo'],
  args: {
    path: pathOf('search'),
    stored: { 'searchHistory.visitor': ['烫金红包', '骑马订画册', '261119271148092', '手提袋'] },
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  args: { path: pathOf('search', {}, { q: '蓝维斯麻' }) },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(querySearch, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(querySearch, failed('network')) },
};

/** Digits of an order: its progress, with four digits of a phone. */
export const OrderNumber: Story = {
  args: { path: pathOf('search', {}, { q: '2611 1927 1148 092' }) },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const tail = await page.findByRole('textbox', { name: '电话后 4 位' });
    await step('a wrong phone and a wrong number are told alike', async () => {
      await userEvent.type(tail, '9999');
      await userEvent.click(page.getByRole('button', { name: '查询' }));
      await expect(await page.findByRole('alert')).toHaveTextContent('没有找到这张订单');
    });
    await step('the right phone shows the progress', async () => {
      await userEvent.clear(tail);
      await userEvent.type(tail, '0001');
      await userEvent.click(page.getByRole('button', { name: '查询' }));
      await expect(await page.findByRole('list', { name: '订单进度' })).toBeVisible();
    });
  },
};

/** The whole number of an own order opens it; with a part of it, or somebody else's, the search stays. */
export const OwnNumber: Story = {
  args: {
    user: yuexiang,
    path: pathOf('search', {}, { q: '2611 1927 1148 092' }),
    answers: on(querySearch, (asked) => ({
      ...searchAnswer(asked),
      orders: { items: [orderBySN('261119271148092')], total: 1 },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('left')).toHaveTextContent(
      pathOf('UserOrderDetail', { sn: '261119271148092' }),
    );
  },
};

/** A customer finds own orders, too. */
export const Customer: Story = {
  tags: ['photo'],
  args: { user: yuexiang },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^找到 \d+ 种产品、\d+ 篇帮助、\d+ 张订单$/);
    await expect(page.getByRole('region', { name: '我的订单' })).toBeVisible();
    await expect(page.getAllByText('名片', { selector: 'mark' }).length).toBeGreaterThan(2);
  },
};

/** One slip is forgiven and said; who meant it gets what was typed. */
export const OneSlip: Story = {
  args: { path: pathOf('search', {}, { q: '洪包' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/您是不是要找：/)).toHaveTextContent('您是不是要找：红包');
    await userEvent.click(page.getByRole('link', { name: '仍搜索“洪包”' }));
    await page.findByRole('heading', { level: 2, name: '没有找到与“洪包”相符的内容' });
  },
};

/** One kind alone, by its address. */
export const HelpOnly: Story = {
  args: { path: pathOf('search', {}, { q: '红包', tab: 'help' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: '帮助' });
    await expect(page.queryByRole('region', { name: '产品' })).toBeNull();
    await expect(page.getByRole('link', { name: /帮助/, current: 'page' })).toBeVisible();
  },
};

/** What is typed is words, whatever it looks like. */
export const PlainWords: Story = {
  args: { path: pathOf('search', {}, { q: '<b>%' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '“<b>%”的搜索结果' });
  },
};

/** A search is remembered. */
export const Remembers: Story = {
  args: { path: pathOf('search'), stored: { 'searchHistory.visitor': ['手提袋'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: '红包' }));
    await page.findByRole('heading', { level: 1, name: '“红包”的搜索结果' });
    const field = page.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await expect(await page.findByRole('option', { name: '红包' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(page.queryByRole('option', { name: '手提袋' })).toBeNull());
  },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    path: `/search?q=${encodeURIComponent('加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款加急')}`,
  },
  globals: phone,
};
