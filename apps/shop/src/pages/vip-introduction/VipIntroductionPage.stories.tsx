// The member centre: a visitor, members of each kind, the calculator, what fails.

import { canRenew, getVipServices } from '@banxin/contract/calls/customer/membership';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ending, memberLevels, noMembership, running } from '../../stories/fixtures/membership.ts';
import { buyer, designer, newShop, yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import VipIntroductionPage from './VipIntroductionPage.tsx';

const levels = on(getVipServices, [...memberLevels]);
const spring = { ...running, from: '2027-02-09', until: '2027-03-11' };
const early = on(canRenew, spring);
const none = on(canRenew, noMembership);

const meta = {
  title: 'Screens/Member centre',
  tags: ['screen:/vip/introduction', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('vipIntroduction', {}, { spend: 12_000 }),
    user: null,
    answers: { ...levels, ...early },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <VipIntroductionPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the sum that the address carries. */
export const Visitor: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('6 级每年省 ¥360.00，减年费净省 ¥61.00')).toBeVisible();
    await expect(
      page.getByText(/6 级 ¥9,967 起划算，8 级 ¥17,980 起划算，8 级比 6 级 ¥30,000 起更划算/),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getVipServices, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getVipServices, failed('network')) },
};

export const English: Story = { tags: ['photo'], args: { locale: 'en-US', user: yuexiang } };

/** A member sees the own level marked, and from when it can be renewed. */
export const Member: Story = {
  tags: ['photo'],
  args: { user: yuexiang },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/2 月 9 日 起可续费/)).toBeVisible();
    await expect(page.getByText('您的等级')).toBeVisible();
    await expect(
      page.getByText(
        '最近 12 个月实付 ¥26,413.00，再付 ¥53,587.00，成长等级升为 3 级。会员到期后按成长等级 2 级计算。',
      ),
    ).toBeVisible();
  },
};

/** Near its end it can be renewed. */
export const Renewable: Story = {
  args: {
    user: yuexiang,
    answers: {
      ...levels,
      ...on(canRenew, { ...ending, from: '2026-11-01', until: '2026-12-01' }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/现在可以续费/)).toBeVisible();
  },
};

export const WithoutLevel: Story = {
  args: { user: newShop, answers: { ...levels, ...none } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('您还没有会员等级。')).toBeVisible();
    await expect(
      await page.findByText('最近 12 个月实付 ¥3,184.20，再付 ¥1,815.80，成长等级升为 1 级。'),
    ).toBeVisible();
  },
};

/** Who may top up takes a membership too: the call allows it. */
export const Finance: Story = {
  args: {
    user: { ...buyer, roles: subAccountRole.finance, vipLevel: 0 },
    answers: { ...levels, ...none },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '开通会员' }),
    ).toHaveAttribute('href', pathOf('vipRenew'));
  },
};

/** Nobody else does. */
export const SubAccount: Story = {
  args: { user: { ...buyer, vipLevel: 0 }, answers: { ...levels, ...none } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('请主账号或财务开通')).toBeVisible();
  },
};

/** Who may not see prices reads the benefits. */
export const WithoutPrices: Story = {
  tags: ['photo'],
  args: {
    user: designer,
    answers: {
      ...on(canRenew, { ...spring, growth: null }),
      ...on(
        getVipServices,
        memberLevels.map((one) => ({ ...one, sum: null })),
      ),
    },
  },
};

/** When it can be renewed did not load: the levels stay. */
export const RenewalFails: Story = {
  args: { user: yuexiang, answers: { ...levels, ...on(canRenew, failed(500)) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('续费时间没有加载出来')).toBeVisible();
  },
};

export const Calculates: Story = {
  args: { path: pathOf('vipIntroduction') },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: '全年印刷金额（元）' });
    const press = () => userEvent.click(page.getByRole('button', { name: '算一算' }));
    await step('nothing typed is said at the field', async () => {
      await press();
      await expect(page.getByText('请输入正整数')).toBeVisible();
    });
    await step('a sum that pays no fee', async () => {
      await userEvent.type(field, '9966');
      await expect(page.getByText('按此金额不建议开通')).toBeVisible();
    });
    await step('the sum from which level 8 is better', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '30000');
      await expect(page.getByText('按此金额建议开通 8 级')).toBeVisible();
      await expect(page.getByText('8 级每年省 ¥1,500.00，减年费净省 ¥601.00')).toBeVisible();
    });
    await step('more than eight digits are no sum', async () => {
      await userEvent.type(field, '0000');
      await expect(page.getByText('请输入正整数')).toBeVisible();
    });
  },
};

export const Phone: Story = {
  tags: ['photo'],
  args: { user: yuexiang },
  globals: { viewport: { value: 'phone390' } },
};
