// Stories of the confirmation page: coupons, entitlements and red packets.

import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { availableCoupons, confirmInfo } from '../../stories/fixtures/confirming.ts';
import { unusableCoupons, usableCoupons, type Wallet } from '../../stories/fixtures/coupons.ts';
import { fenOf, totalOf } from '../../stories/shownMoney.ts';
import { failed, on, type StoryAnswers } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/OrderConfirm',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const wallet: Wallet = {
  coupons: [...usableCoupons, ...unusableCoupons],
  urgent: 1,
  samples: 0,
  redPacket: 5_000,
};

const answersFor = (held: Wallet): StoryAnswers => ({
  ...on(getConfirmOrderInfo, confirmInfo({ wallet: held })),
  ...on(getAvailableCoupons, availableCoupons(held)),
  ...confirmed,
});

const asked = () => sent('Order.GetConfirmOrderInfo')[0];
const partOf = (canvas: HTMLElement) => within(canvas).findByRole('region', { name: '优惠' });
const lineOf = (canvas: HTMLElement, label: RegExp) =>
  within(canvas).findByText(label, { selector: '[data-component=PriceSheet] *' });
const picker = () => screen.findByRole('dialog', { name: '选择优惠券' });

async function openPicker(canvas: HTMLElement, name = '选择优惠券'): Promise<HTMLElement> {
  const part = await partOf(canvas);
  await userEvent.click(await within(part).findByRole('button', { name }));
  const dialog = await picker();
  await within(dialog).findByText(/暂不可用|没有优惠券|没有加载/);
  return dialog;
}

/** Nothing is taken off by itself; the price says what could be, and one press does it. */
export const BestInOnePress: Story = {
  ...shown(answersFor(wallet)),
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const part = within(await partOf(canvasElement));
    const before = totalOf(canvasElement);
    const hint = await within(canvasElement).findByText(/^用优惠券还可省/);
    const saves = fenOf(hint.textContent);
    await expect(saves).toBeGreaterThan(0);
    await step('the best pair is used', async () => {
      await userEvent.click(await part.findByRole('button', { name: '用最划算的' }));
      await waitFor(() => expect(totalOf(canvasElement)).toBe(before - saves));
      await expect(part.queryByRole('button', { name: '用最划算的' })).toBeNull();
      await lineOf(canvasElement, /运费券/);
    });
    await step('and confirmed by its numbers, with the total that is seen', async () => {
      const choice = asked() as { couponId: number; freightCouponId: number };
      await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
      const { couponId, freightCouponId } = choice;
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
          couponId,
          freightCouponId,
          expectedTotal: before - saves,
        }),
      );
    });
  },
};

/** Every coupon is there: those that can be used by what they save, the others with their reason. */
export const CouponsToChoose: Story = {
  ...shown(answersFor(wallet)),
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const dialog = within(await openPicker(canvasElement));
    await step('what is missing is said', async () => {
      await waitFor(() => expect(dialog.getByText(/满 ¥500.00 可用，还差 ¥/)).toBeVisible());
      await waitFor(() => expect(dialog.getByText('此券不适用于该品类')).toBeVisible());
      await waitFor(() => expect(dialog.getByText('2026-12-01 起可用')).toBeVisible());
    });
    await step('the press says what it saves', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: /运费券/ }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: '使用，共省 ¥5.00' })).toBeVisible(),
      );
    });
  },
};

/** A choice that is not the best one stands; it is taken back like it was made. */
export const ChosenAndTakenBack: Story = {
  ...shown(answersFor(wallet)),
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const before = totalOf(canvasElement);
    await step('one coupon of the freight group', async () => {
      const dialog = within(await openPicker(canvasElement));
      await userEvent.click(dialog.getByRole('radio', { name: /运费券/ }));
      await userEvent.click(dialog.getByRole('button', { name: '使用，共省 ¥5.00' }));
      await waitFor(() => expect(totalOf(canvasElement)).toBe(before - 500));
      await expect(asked()).toMatchObject({ freightCouponId: expect.any(Number) });
      await expect(asked()).not.toHaveProperty('couponId');
    });
    await step('none again', async () => {
      const dialog = within(await openPicker(canvasElement));
      const freight = within(dialog.getByRole('radiogroup', { name: '运费优惠' }));
      await userEvent.click(freight.getByRole('radio', { name: '不使用' }));
      await userEvent.click(dialog.getByRole('button', { name: '不使用优惠券' }));
      await waitFor(() => expect(totalOf(canvasElement)).toBe(before));
    });
  },
};

/** What is chosen has its line; the part says what it saves. */
export const CouponsUsed: Story = {
  ...shown(answersFor(wallet)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const part = within(await partOf(canvasElement));
    await userEvent.click(await part.findByRole('button', { name: '用最划算的' }));
    await part.findByText('优惠券已省 ¥8.04');
    await userEvent.click(part.getByRole('checkbox', { name: /现金红包/ }));
    await lineOf(canvasElement, /现金红包抵扣/);
  },
};

/** None can be used: how many there are, and why not. */
export const NoCouponUsable: Story = {
  ...shown(answersFor({ ...wallet, coupons: unusableCoupons, redPacket: 0 })),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const part = await partOf(canvasElement);
    await within(part).findByText('您有 6 张优惠券，这张订单暂不能用');
    await expect(canvasElement.querySelector('[data-part=notes]')).toBeNull();
    const dialog = within(await openPicker(canvasElement, '查看原因'));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /使用/ })).toBeNull();
  },
};

/** Without coupons, entitlements and red packets nothing is said of them. */
export const NothingToTakeOff: Story = {
  ...shown(answersFor({ coupons: [], urgent: 0, samples: 0, redPacket: 0 })),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(within(canvasElement).queryByRole('region', { name: '优惠' })).toBeNull();
  },
};

/** It ended, or another order took it, while the page was open: it is said, and the price is the one without it. */
export const LostWhileLooking: Story = {
  ...shown({
    ...answersFor(wallet),
    ...on(getConfirmOrderInfo, (input) => {
      const gone = usableCoupons.map((one) => ({ ...one, remaining: 0 }));
      const coupons = input.couponId === undefined ? wallet.coupons : gone;
      return confirmInfo({ wallet: { ...wallet, coupons } })(input);
    }),
  }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const before = totalOf(canvasElement);
    const part = within(await partOf(canvasElement));
    await userEvent.click(await part.findByRole('button', { name: '用最划算的' }));
    await part.findByText('选好的优惠券不能用了');
    await expect(part.getByRole('status')).toHaveTextContent('此券已用完');
    await expect(totalOf(canvasElement)).toBe(before);
  },
};

/** What the account pays: an entitlement where urgency costs something, red packets up to their share of the goods. */
export const EntitlementAndRedPacket: Story = {
  ...shown(answersFor({ ...wallet, coupons: [], redPacket: 100_000 })),
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const page = within(canvasElement);
    const before = totalOf(canvasElement);
    const part = within(await partOf(canvasElement));
    await step('red packets', async () => {
      const box = await part.findByRole('checkbox', { name: /现金红包/ });
      await userEvent.click(box);
      await waitFor(() => expect(totalOf(canvasElement)).toBeLessThan(before));
      await expect(asked()).toMatchObject({ redPacketSum: 100_000 });
      await lineOf(canvasElement, /现金红包抵扣/);
      await userEvent.click(box);
      await waitFor(() => expect(totalOf(canvasElement)).toBe(before));
    });
    await step('the entitlement appears with the urgency and pays for it', async () => {
      await expect(part.queryByRole('checkbox', { name: /加急权益/ })).toBeNull();
      await userEvent.click(page.getByRole('radio', { name: /^提前 1 天/ }));
      await userEvent.click(await part.findByRole('checkbox', { name: /加急权益/ }));
      await lineOf(canvasElement, /加急权益抵扣/);
      await waitFor(() => expect(totalOf(canvasElement)).toBe(before));
    });
  },
};

/** The list does not come: it is said in its place, and can be asked for again. */
export const CouponsDoNotLoad: Story = {
  ...shown({ ...answersFor(wallet), ...on(getAvailableCoupons, failed(500)) }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const dialog = within(await openPicker(canvasElement));
    await dialog.findByText('优惠券没有加载出来');
    await waitFor(() => expect(dialog.getByRole('button', { name: /重试/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CouponsInEnglish: Story = {
  ...shown(answersFor(wallet), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const part = within(await page.findByRole('region', { name: 'Discounts' }));
    await userEvent.click(await part.findByRole('button', { name: 'Choose coupons' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose coupons' });
    await within(dialog).findByText('The coupon is not for this category');
    await expect(dialog).not.toHaveTextContent(/\p{Script=Han}/u);
  },
};
