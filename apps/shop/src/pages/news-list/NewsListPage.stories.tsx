// News: sections, marks, words, and what stands there when nothing fits.
import { getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import type { NewsSummary } from '@banxin/contract/entities/article';
import { content as refusals } from '@banxin/contract/refusals/content';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { newsRows, newsTypes } from '../../stories/fixtures/articles.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import NewsListPage from './NewsListPage.tsx';

const types = on(getNewsType, newsTypes);

/** A server with these news: narrows them as the real one does. */
const serving = (rows: readonly NewsSummary[]) =>
  on(getNewsList, ({ type = 0, flag = 0, keyword = '' }) => {
    const items = rows.filter(
      (one) =>
        (type === 0 || one.type === type) &&
        (flag === 0 || (one.flags & flag) !== 0) &&
        one.name.includes(keyword),
    );
    return { items, total: items.length };
  });

const meta = {
  title: 'Screens/News',
  tags: ['screen:/news/bulletin/:type', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('newsList', { type: 0 }),
    user: null,
    answers: { ...types, ...serving(newsRows) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <NewsListPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: HTMLElement): readonly string[] =>
  within(canvas)
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/news/bulletin/detail/'))
    .map(({ textContent }) => textContent);

/** Every section; a mark and words narrow it, and the address says so. */
export const All: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '元旦放假安排' });
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(newsRows.length));
    await step('a mark', async () => {
      await userEvent.click(page.getByRole('link', { name: '材质升级' }));
      await expect(await page.findByRole('link', { name: '材质升级' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await waitFor(() => expect(titles(canvasElement)).toEqual(['万年红纸换新']));
      await userEvent.click(page.getByRole('link', { name: '不限' }));
    });
    await step('words', async () => {
      await userEvent.type(await page.findByRole('searchbox'), '红包{Enter}');
      await waitFor(() => expect(titles(canvasElement)).toEqual(['珠光红包上新']));
      await userEvent.clear(page.getByRole('searchbox'));
      await userEvent.type(page.getByRole('searchbox'), '{Enter}');
      await waitFor(() => expect(titles(canvasElement)).toHaveLength(newsRows.length));
    });
  },
};

export const OneSection: Story = {
  args: { path: pathOf('newsList', { type: 3 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: '充值有礼：四档赠送' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^优惠活动/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A page beyond the last is the last: the pager says which. */
export const BeyondTheLast: Story = {
  args: {
    path: pathOf('newsList', { type: 0 }, { page: 99 }),
    answers: { ...types, ...on(getNewsList, { items: [...newsRows], total: 45 }) },
  },
  play: async ({ canvasElement }) => {
    const pager = await within(canvasElement).findByRole('navigation', { name: '分页' });
    await expect(within(pager).getByRole('button', { current: 'page' })).toHaveTextContent('3');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'New Year holidays' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...types, ...on(getNewsList, 'pending') } },
};

/** A section without news. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    path: pathOf('newsList', { type: 4 }),
    answers: { ...types, ...serving(newsRows.filter(({ type }) => type !== 4)) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('这个栏目还没有内容')).toBeVisible();
    const all = page.getByRole('link', { name: '看全部' });
    await expect(all).toHaveAttribute('href', '/news/bulletin/0');
  },
};

/** Words that nothing has. */
export const NothingFound: Story = {
  args: { path: pathOf('newsList', { type: 0 }, { keyword: '蓝维斯麻' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '清除筛选' }));
    await expect(await page.findByRole('link', { name: '元旦放假安排' })).toBeVisible();
  },
};

/** A section that does not exist. */
export const UnknownSection: Story = {
  args: {
    path: pathOf('newsList', { type: 9 }),
    answers: { ...types, ...on(getNewsList, refusedBy(refusals.unknownType)) },
  },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有这个栏目')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...types, ...on(getNewsList, failed(500)) } },
};

export const LongText: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...types,
      ...serving(
        newsRows.map((one) => ({
          ...one,
          flags: 15,
          isPinned: true,
          name: `${one.name}以及关于交期、运费、文件检查与发票的若干说明和常见问题汇总`,
          summary: `${one.summary}${one.summary}${one.summary}`,
        })),
      ),
    },
  },
  globals: { viewport: { value: 'phone390' } },
};
