// Help articles of a category and a tag.
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { SHOW_SEARCH_TAG } from '@banxin/contract/constants';
import { content as refusals } from '@banxin/contract/refusals/content';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { helpCategories, helpRows } from '../../stories/fixtures/articles.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import SupportListPage from './SupportListPage.tsx';

const categories = on(getSupportCategories, [...helpCategories]);
const serving = on(getSupportList, ({ category, tag }) => {
  const items = helpRows.filter(
    (one) =>
      (category === undefined || one.category === category) &&
      (tag === undefined || one.tags.includes(tag)),
  );
  return { items, total: items.length };
});

const meta = {
  title: 'Screens/Help list',
  tags: ['screen:/support/list/:id?/:tag?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('supportList', { id: 2 }),
    user: null,
    answers: { ...categories, ...serving },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <SupportListPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A category: its tags narrow it; a share is told from ten voices on. */
export const Category: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '文件制作' });
    await expect(await page.findByText('92% 觉得有用')).toBeVisible();
    const few = page.getByRole('link', { name: '黑字只用单黑' }).closest('li');
    await expect(few).not.toHaveTextContent('觉得有用');
    const tags = within(page.getByRole('navigation', { name: '标签' }));
    await userEvent.click(tags.getByRole('link', { name: '字体' }));
    await waitFor(() => expect(page.queryByRole('link', { name: '出血留多少' })).toBeNull());
    await page.findByRole('link', { name: '字体转曲或嵌入' });
    await userEvent.click(tags.getByRole('link', { name: '不限' }));
    await expect(await page.findByRole('link', { name: '出血留多少' })).toBeVisible();
  },
};

export const All: Story = {
  args: { path: pathOf('supportList') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '全部帮助' });
    await expect(page.getByRole('link', { name: '全部帮助' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The search is what was asked for: its field has the focus. */
export const ShowSearch: Story = {
  args: { path: pathOf('supportList', { id: 2, tag: SHOW_SEARCH_TAG }) },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await within(canvasElement).findByText('出血留多少')).toBeVisible();
  },
};

/** The one category without articles says what it will be, and where help is now. */
export const Service: Story = {
  tags: ['photo'],
  args: { path: pathOf('supportList', { id: 9 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('在线服务正在准备中。现在可以：')).toBeVisible();
    const names = ['搜索帮助', '查订单进度', '拨打 400-000-0000', '到倾听角留言'];
    for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Preparing files' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...categories, ...on(getSupportList, 'pending') } },
};

/** A tag that no article has: the whole category is one press away. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: pathOf('supportList', { id: 2, tag: '烫金' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('这个标签下还没有文章')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: '看整个分类' }));
    await expect(await page.findByRole('link', { name: '出血留多少' })).toBeVisible();
  },
};

export const UnknownCategory: Story = {
  args: {
    path: pathOf('supportList', { id: 77 }),
    answers: { ...categories, ...on(getSupportList, refusedBy(refusals.unknownCategory)) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('没有这个分类')).toBeVisible();
    await expect(page.getByRole('link', { name: '看全部帮助' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...categories, ...on(getSupportList, failed(500)) } },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...categories,
      ...on(getSupportList, {
        items: helpRows.map((one) => ({
          ...one,
          title: `${one.title}以及关于颜色、字体、图片精度、刀版与导出的若干说明`,
          summary: one.summary.repeat(4),
        })),
        total: 45,
      }),
    },
  },
  globals: { viewport: { value: 'phone390' } },
};
