// Stories of choosing coupons: usable and not, none, on a phone in the dark.
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { availableCoupons, WAITING } from '../../stories/fixtures/confirming.ts';
import { unusableCoupons, usableCoupons, type Wallet } from '../../stories/fixtures/coupons.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import CouponPicker from './CouponPicker.tsx';

const walletOf = (coupons: Wallet['coupons']): Wallet => ({
  coupons,
  urgent: 0,
  samples: 0,
  redPacket: 0,
});

const meta = {
  title: 'Features/CouponPicker',
  component: CouponPicker,
  args: {
    way: { orderSN: WAITING },
    couponId: null,
    freightCouponId: null,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CouponPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const offered = (answers: StoryAnswers): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop path="/" answers={answers} onEvent={() => undefined}>
      <CouponPicker {...args} />
    </StoryShop>
  ),
});

const offering = (coupons: Wallet['coupons']) =>
  offered(on(getAvailableCoupons, availableCoupons(walletOf(coupons))));

/** The best pair is one press; what is chosen by hand says what it saves. */
export const Choosing: Story = {
  ...offering([...usableCoupons, ...unusableCoupons]),
  tags: ['photo'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '选择优惠券' }));
    const [, order] = await dialog.findAllByRole('radio');
    if (!order) throw new Error('There is one coupon only');
    await userEvent.click(order);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '使用，共省 ¥3.00' })).toBeVisible(),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  ...offering([...usableCoupons, ...unusableCoupons]),
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
  play: async () => {
    await screen.findByText(/暂不可用/);
  },
};

/** The best pair is handed on and the dialog closes. */
export const Best: Story = {
  ...offering(usableCoupons),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '用最划算的' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onChoose).toHaveBeenCalledWith({
      couponId: expect.any(Number),
      freightCouponId: expect.any(Number),
    });
  },
};

export const None: Story = {
  ...offering([]),
  play: async () => {
    await screen.findByText('没有优惠券');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** While they are asked for, the dialog is there and says so. */
export const Waiting: Story = {
  ...offered(on(getAvailableCoupons, 'pending')),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '选择优惠券' });
    await expect(dialog.querySelector('[data-component=Skeleton]')).not.toBeNull();
  },
};
