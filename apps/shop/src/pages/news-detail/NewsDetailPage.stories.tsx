// One news article.
import { getNews, getNewsType } from '@banxin/contract/calls/content/news';
import { content as refusals } from '@banxin/contract/refusals/content';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { newsArticle, newsTypes, offer } from '../../stories/fixtures/articles.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import NewsDetailPage from './NewsDetailPage.tsx';

const types = on(getNewsType, newsTypes);

const meta = {
  title: 'Screens/News article',
  tags: ['screen:/news/bulletin/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('newsDetail', { id: 1 }),
    user: null,
    answers: { ...types, ...on(getNews, newsArticle) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <NewsDetailPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day, text, a table that scrolls in itself, products, neighbours of the section. */
export const Article: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '四地工厂 16:30 截单' });
    await expect(page.getByText('2026-03-02')).toBeVisible();
    await page.findByRole('heading', { name: '什么算截单前' });
    const contents = within(page.getByRole('navigation', { name: '目录' }));
    const place = contents.getByRole('link', { name: '赶不上怎么办' });
    await expect(canvasElement.querySelector(place.getAttribute('href') ?? '')).toHaveTextContent(
      '赶不上怎么办',
    );
    const beside = within(page.getByRole('navigation', { name: '前后文章' }));
    await expect(beside.getByRole('link', { name: '元旦放假安排' })).toHaveAttribute(
      'href',
      '/news/bulletin/detail/3',
    );
    await expect(page.getByRole('link', { name: '铜版纸名片' })).toHaveAttribute(
      'href',
      '/product/detail/101',
    );
  },
};

/** An activity that goes on says until when. */
export const Running: Story = {
  args: { answers: { ...types, ...on(getNews, offer) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('活动至 2026-12-31')).toBeVisible();
    await expect(page.getByText('限时活动')).toBeVisible();
  },
};

/** On the day after its last. */
export const Over: Story = {
  tags: ['photo'],
  args: { ...Running.args, now: () => STORY_NOW + 42 * 24 * 3_600_000 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('活动已结束')).toBeVisible();
  },
};

/** On its last day it goes on. */
export const LastDay: Story = {
  args: { ...Running.args, now: () => STORY_NOW + 41 * 24 * 3_600_000 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('活动至 2026-12-31')).toBeVisible();
  },
};

/** The frame speaks English; the text is the shop's own, in Chinese, and says so. */
export const English: Story = {
  args: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = 'Cut-off at 16:30 in all four factories';
    await page.findByRole('heading', { level: 1, name });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...types, ...on(getNews, 'pending') } },
};

export const Unknown: Story = {
  tags: ['photo'],
  args: { answers: { ...types, ...on(getNews, refusedBy(refusals.unknownArticle)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '内容不存在或已下架' });
    await expect(page.getByRole('link', { name: '看新闻公告' })).toBeVisible();
    await expect(page.getByRole('link', { name: '去搜索' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...types, ...on(getNews, failed(500)) } },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...types,
      ...on(getNews, {
        ...newsArticle,
        flags: 15,
        name: '四地工厂截单时间以及关于交期、运费、文件检查与发票的若干说明和常见问题汇总',
        content: `<p>${'不换行的长编号261120620187453'.repeat(8)}</p><table><tr>${'<td>一列不肯让位的内容</td>'.repeat(9)}</tr></table>${newsArticle.content}`,
      }),
    },
  },
  globals: { viewport: { value: 'phone390' } },
};
