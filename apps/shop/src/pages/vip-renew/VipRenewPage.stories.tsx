// Buying a year of membership: the first, one that is due, one that is too early, what waits, what fails.

import { canRenew, getVipSaving, getVipServices } from '@banxin/contract/calls/customer/membership';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { fen } from '@banxin/contract/money';
import { membership as refusals } from '@banxin/contract/refusals/membership';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  ending,
  memberLevels,
  noMembership,
  running,
  vipSaving,
} from '../../stories/fixtures/membership.ts';
import { buyer, designer, newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import VipRenewPage from './VipRenewPage.tsx';

const levels = on(getVipServices, [...memberLevels]);
const saving = on(getVipSaving, vipSaving);
const without = {
  ...on(
    getVipServices,
    memberLevels.map((one) => ({ ...one, sum: null })),
  ),
  ...on(canRenew, running),
};

const meta = {
  title: 'Screens/Renewal',
  tags: ['screen:/user/viprenew', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('vipRenew'),
    user: yuexiang,
    answers: { ...levels, ...saving, ...on(canRenew, ending) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <VipRenewPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

const levelOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));

/** Due: until when it holds, what each level would have saved, also below its fee, and what is used. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('有效期至 2026-12-05');
    await page.findByText('可续费时间 2026-11-05 至 2027-03-05');
    await step('a level that pays, and one that does not', async () => {
      const six = await levelOf(canvasElement, 'VIP 6');
      await six.findByText('过去 12 个月可省 ¥412.60');
      await expect(six.getByText('比年费多 ¥113.60')).toBeVisible();
      const eight = await levelOf(canvasElement, 'VIP 8');
      await expect(eight.getByText('比年费少 ¥211.30')).toBeVisible();
    });
    await expect(page.getByText('本期已用 2')).toBeVisible();
  },
};

/** One press sends one order, and the cashier opens. */
export const Buys: Story = {
  args: {
    answers: {
      ...levels,
      ...saving,
      ...on(canRenew, ending),
      ...on(createVipOrder, { orderSN: '261120000000017', paymentSN: '9261120000000018' }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: '续费并付款 VIP 8' });
    await userEvent.dblClick(button);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.CreateCustomerVipOrder', {
        vipLevel: 8,
        years: 1,
      }),
    );
    const sent = (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
      ([name]) => name === 'call Order.CreateCustomerVipOrder',
    );
    await expect(sent).toHaveLength(1);
  },
};

/** Another window was faster: the payment that waits is the way on. */
export const FromTwoWindows: Story = {
  args: {
    answers: {
      ...levels,
      ...saving,
      ...on(canRenew, ending),
      ...on(createVipOrder, refusedBy(refusals.waiting, { paymentSN: '9261120000000018' })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '续费并付款 VIP 6' }));
    await page.findByText('有一笔续费待付款');
    await expect(page.getByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      expect.stringContaining('paymentSN=9261120000000018'),
    );
  },
};

/** One waits to be paid: no other can be bought. */
export const Waiting: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...levels,
      ...saving,
      ...on(canRenew, { ...ending, waiting: '9261120000000018' }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('有一笔续费待付款');
    await expect(page.getByRole('button', { name: '续费并付款 VIP 6' })).toBeDisabled();
  },
};

/** Too early: when it will be possible, instead of a button. */
export const TooEarly: Story = {
  args: { answers: { ...levels, ...saving, ...on(canRenew, running) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      (await page.findAllByText(/距到期还有 \d+ 天，2027-05-31 起可续费/))[0],
    ).toBeVisible();
    await expect(page.queryByRole('button', { name: /续费并付款/ })).toBeNull();
  },
};

/** Nobody here was ever a member, and nothing was ordered: the next step is said. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    user: newShop,
    answers: {
      ...levels,
      ...on(canRenew, noMembership),
      ...on(getVipSaving, {
        ...vipSaving,
        ...{ orders: 0, lines: [] },
        sums: [
          { level: 6, sum: fen(0) },
          { level: 8, sum: fen(0) },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '开通会员' });
    await expect(await page.findByRole('button', { name: '开通并付款 VIP 6' })).toBeEnabled();
    await page.findByText(/过去 12 个月没有可按会员价计算的订单/);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...levels, ...saving, ...on(canRenew, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...levels, ...saving, ...on(canRenew, failed('network')) } },
};

/** What it would have saved fails alone: it can be bought all the same. */
export const SavingFails: Story = {
  args: { answers: { ...levels, ...on(canRenew, ending), ...on(getVipSaving, failed(500)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('可省金额没有计算出来');
    await expect(await page.findByRole('button', { name: '续费并付款 VIP 6' })).toBeEnabled();
  },
};

/** The role design reads the rights without sums, and buys nothing. */
export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: without },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('按权限不显示'))[0]).toBeVisible();
    await expect((await page.findAllByText('由主账号维护，财务可以办理'))[0]).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

/** Ordering sees what it costs, and leaves the buying to the main account. */
export const ForOrdering: Story = {
  args: { user: buyer },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('由主账号维护，财务可以办理'))[0]).toBeVisible();
    await expect(page.queryByRole('button', { name: /续费并付款/ })).toBeNull();
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Holds until 2026-12-05');
    await waitFor(() => expect(chineseIn(canvasElement, [])).toEqual([]));
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('有效期至 2026-12-05');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
