// The help centre's first page.
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { helpCategories, helpRows } from '../../stories/fixtures/articles.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import SupportIndexPage from './SupportIndexPage.tsx';

const categories = on(getSupportCategories, [...helpCategories]);
const asked = on(getSupportList, { items: [...helpRows], total: helpRows.length });

const meta = {
  title: 'Screens/Help',
  tags: ['screen:/support/index', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('supportIndex'),
    user: null,
    answers: { ...categories, ...asked },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <SupportIndexPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight categories with four titles each; the empty ninth is not shown. */
export const Index: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const files = within(await page.findByRole('region', { name: '文件制作' }));
    await expect(files.getByRole('link', { name: '全部 10 篇' })).toHaveAttribute(
      'href',
      '/support/list/2',
    );
    await expect(files.getByRole('link', { name: '出血留多少' })).toBeVisible();
    await expect(page.queryByText('服务与支持')).toBeNull();
    await expect(page.getByRole('region', { name: '大家在问' })).toHaveTextContent('颜色用 CMYK');
  },
};

/** Words lead to the search of the help. */
export const Searches: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox'), '专色{Enter}');
    await expect(await page.findByTestId('left')).toHaveTextContent('/support/search/专色');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Preparing files' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getSupportCategories, 'pending'), ...on(getSupportList, 'pending') } },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    answers: { ...on(getSupportCategories, []), ...on(getSupportList, { items: [], total: 0 }) },
  },
};

/** Both parts fail by themselves. */
export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    answers: { ...on(getSupportCategories, failed(500)), ...on(getSupportList, failed(500)) },
  },
};
