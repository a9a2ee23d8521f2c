// Topics: all, one, over, not begun, with a successor, none.

import { getTopics } from '@banxin/contract/calls/company/topics';
import { company } from '@banxin/contract/refusals/company';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { endedTopic, renewedTopic, topics } from '../../stories/fixtures/topics.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import BannerPage from './BannerPage.tsx';

const found = on(getTopics, ({ id }) => {
  if (id === undefined) return [...topics];
  const one = [...topics, endedTopic, renewedTopic].filter((topic) => topic.id === id);
  return one.length === 0 ? refusedBy(company.noTopic) : one;
});
const at = (id: number | string) => ({ path: pathOf('banner', {}, { id }) });

const meta = {
  title: 'Screens/Topics',
  tags: ['screen:/banner', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('banner'), user: null, answers: found, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <BannerPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['state:ready'] };
export const One: Story = { tags: ['photo'], args: at(6) };
export const English: Story = { tags: ['photo'], args: { ...at(3), locale: 'en-US' } };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getTopics, 'pending') },
};

export const NoneRunning: Story = {
  tags: ['state:empty'],
  args: { answers: on(getTopics, []) },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getTopics, failed('network')) },
};

/** Over: its products can still be ordered, and the running ones are offered. */
export const Over: Story = {
  args: at(7),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('专题已结束，产品仍可下单')).toBeVisible();
    await expect(await page.findByRole('link', { name: '看专题 年货红包对联' })).toBeVisible();
  },
};

export const Successor: Story = {
  args: at(8),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('原产品已下架，这是最接近的一款'),
    ).toBeVisible();
  },
};

export const Unknown: Story = {
  args: at('x1'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('内容不存在或已下架')).toBeVisible();
    await expect(page.getByRole('link', { name: '全部专题' })).toBeVisible();
  },
};
