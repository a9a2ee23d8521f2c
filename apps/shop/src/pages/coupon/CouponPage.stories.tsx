// One's coupons in every state.

import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import type { HeldCoupon } from '@banxin/contract/calls/coupon/coupon.schemas';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { couponStatus } from '@banxin/contract/enums/coupon';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { heldCoupons } from '../../stories/fixtures/coupons.ts';
import { designer, newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import CouponPage from './CouponPage.tsx';

const countsOf = (coupons: readonly HeldCoupon[]) => {
  const of = (status: number) => coupons.filter((one) => one.status === status).length;
  return {
    available: of(couponStatus.available),
    locked: of(couponStatus.locked),
    used: of(couponStatus.used),
    expired: of(couponStatus.expired),
  };
};

/** As the server lists them. */
const listOf = (coupons: readonly HeldCoupon[]) =>
  on(getCustomerCoupons, ({ status = couponStatus.available, kind }) => {
    const ofKind = coupons.filter((one) => kind === undefined || one.kind === kind);
    const items = ofKind.filter((one) => one.status === status);
    return { items, total: items.length, counts: countsOf(ofKind) };
  });

const meta = {
  title: 'Screens/Coupons',
  tags: ['screen:/user/coupon', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('userCoupon'),
    user: yuexiang,
    answers: listOf(heldCoupons),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <CouponPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be used leads to its products; what cannot says why. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const [use] = await page.findAllByRole('link', { name: /^去使用/ });
    await expect(use).toHaveAttribute('href', expect.stringMatching(/^\/category\?coupon=\d+$/));
    await expect(page.getByText(/2026-12-01 起可用/)).toBeVisible();
    await expect(page.getByText(/此券不适用于您的客户类型/)).toBeVisible();
    await expect(page.getByRole('tab', { name: /下单占用/ })).toHaveTextContent('1');
    await step('one kind alone', async () => {
      await userEvent.selectOptions(page.getByRole('combobox', { name: '种类' }), 'freight');
      await waitFor(() => expect(page.queryByText(/2026-12-01 起可用/)).toBeNull());
    });
  },
};

/** An order holds it: the way to the order. */
export const Locked: Story = {
  tags: ['photo'],
  args: { path: pathOf('userCoupon', {}, { tab: 'locked' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^查看订单/ });
  },
};

/** Its order ends while the page is open: it is among those that can be used again, and says where it was. */
export const LockEnds: Story = {
  args: {
    answers: on(getCustomerCoupons, () => {
      const free = heldCoupons.map((one) =>
        one.status === couponStatus.locked
          ? {
              ...one,
              status: couponStatus.available,
              orderSN: null,
              returnedAt: '2026-11-20T09:00:00.000+08:00',
            }
          : one,
      );
      const items = free.filter(({ status }) => status === couponStatus.available);
      return { items, total: items.length, counts: countsOf(free) };
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('订单取消退回');
    await expect(page.getByRole('tab', { name: /下单占用/ })).toHaveTextContent('0');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getCustomerCoupons, 'pending') },
};

/** A new customer has none, and the gift pack waits: it opens as on the first page. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    user: newShop,
    answers: { ...listOf([]), ...on(receiveNewCustomerCoupon, 'pending') },
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('没有可使用的优惠券');
    await expect(page.getByRole('link', { name: '去下单' })).toHaveAttribute('href', '/category');
    await step('the gift', async () => {
      await userEvent.click(page.getByRole('button', { name: '领取礼包' }));
      await screen.findByRole('dialog', { name: '新客礼包' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getCustomerCoupons, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getCustomerCoupons, forbidden()) },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: /^Use it/ });
    await waitFor(() => expect(chineseIn(canvasElement, [])).toEqual([]));
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: /^去使用/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
