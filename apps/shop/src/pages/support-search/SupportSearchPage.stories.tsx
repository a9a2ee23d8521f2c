// Searching the help: before, found, not found.
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { querySearch } from '@banxin/contract/calls/search/search';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { helpArticles, searchAnswers } from '../../stories/fixtures/searching.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import SupportSearchPage from './SupportSearchPage.tsx';

const categoryOf = (id: number, name: string, nameEn: string) => ({
  id,
  name,
  nameEn,
  tags: [],
  count: 9,
  first: [],
});

const answers = {
  ...searchAnswers,
  ...on(getSupportCategories, [
    categoryOf(2, '文件制作', 'Preparing files'),
    categoryOf(4, '印后工艺', 'Finishing'),
  ]),
  ...on(getSupportList, {
    items: helpArticles.map((article) => ({
      ...article,
      tags: [],
      pubLishTime: '2026-11-05T09:00:00.000+08:00',
      helpful: 18,
      votes: 20,
    })),
    total: helpArticles.length,
  }),
};

const meta = {
  title: 'Screens/Support search',
  tags: ['screen:/support/search/:key?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('supportSearch', { key: '名片' }), user: null, answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <SupportSearchPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('找到 2 篇');
    await step('a category is another address', async () => {
      await userEvent.click(page.getByRole('link', { name: /文件制作/ }));
      await expect(await page.findByRole('link', { name: /文件制作/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};

/** Before words: what others ask. */
export const Start: Story = {
  tags: ['photo'],
  args: { path: pathOf('supportSearch') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: '大家在问' });
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  args: { path: pathOf('supportSearch', { key: '蓝维斯麻' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: '没有找到“蓝维斯麻”' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...answers, ...on(querySearch, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...answers, ...on(querySearch, failed()) } },
};

const says =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title });
  };

/** A slash among the words is no other address. */
export const Slash: Story = { args: { path: '/support/search/a%2Fb' }, play: says('“a/b”的帮助') };

/** What cannot be decoded is taken as it stands. */
export const Broken: Story = { args: { path: '/support/search/%E7%' }, play: says('“%E7%”的帮助') };

/** As a form without script asks. */
export const ByForm: Story = {
  args: { path: '/support/search?key=%E5%90%8D%E7%89%87' },
  play: says('“名片”的帮助'),
};

export const English: Story = { args: { locale: 'en-US' }, tags: ['photo'] };
