// Claiming coupons, which is on its way.

import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import CouponReceivePage from './CouponReceivePage.tsx';

const meta = {
  title: 'Screens/Claiming coupons',
  tags: ['screen:/user/coupon/receive', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('couponReceive'), user: yuexiang, answers: {}, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <CouponReceivePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('领券活动即将开放，新客礼包请在首页领取。');
    await expect(page.getByRole('link', { name: '查看我的优惠券' })).toHaveAttribute(
      'href',
      '/user/coupon',
    );
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See my coupons' });
    await waitFor(() => expect(chineseIn(canvasElement, [])).toEqual([]));
  },
};
