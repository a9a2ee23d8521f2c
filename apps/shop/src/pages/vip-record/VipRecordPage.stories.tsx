// Terms that were bought, in every state.

import { getVipPurchases } from '@banxin/contract/calls/customer/membership';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { purchases } from '../../stories/fixtures/membership.ts';
import { designer, newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import VipRecordPage from './VipRecordPage.tsx';

const meta = {
  title: 'Screens/Terms bought',
  tags: ['screen:/user/viprecord', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('vipRecord'),
    user: yuexiang,
    answers: on(getVipPurchases, { items: [...purchases], total: purchases.length }),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <VipRecordPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two terms follow each other without a gap; what waits can be paid; what was not paid says so. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('2027-07-01 至 2028-06-30');
    await expect(page.getByText('2026-07-01 至 2027-06-30')).toBeVisible();
    await expect(page.getByRole('link', { name: '去付款 261120000000017' })).toHaveAttribute(
      'href',
      expect.stringContaining('paymentSN=9261120000000018'),
    );
    for (const state of ['待付款', '待生效', '生效中', '已取消', '已到期']) {
      await expect(page.getByText(state)).toBeVisible();
    }
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getVipPurchases, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { user: newShop, answers: on(getVipPurchases, { items: [], total: 0 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('还没有续费记录');
    await expect(page.getByRole('link', { name: '去开通' })).toHaveAttribute(
      'href',
      '/user/viprenew',
    );
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getVipPurchases, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getVipPurchases, forbidden()) },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Begins later');
    await waitFor(() => expect(chineseIn(canvasElement, [])).toEqual([]));
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('待生效');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
