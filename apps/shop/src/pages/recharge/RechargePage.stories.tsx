// The account book in every state.

import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  getAccountStatistics,
  getAccountTransactions,
  updateAccountAlert,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import type { AccountEntry } from '@banxin/contract/entities/accountBook';
import type { CustomerAccount } from '@banxin/contract/entities/customer';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on } from '../../stories/storyClient.ts';
import RechargePage from './RechargePage.tsx';

const account: CustomerAccount = {
  balance: fen(1_286_400),
  redPacket: fen(5_000),
  sampleQuota: 6,
  urgentQuota: 1,
  isPreDepositEnabled: false,
  alertPreDeposit: fen(100_000),
  orderNotifySum: fen(500_000),
};

const orderSN = '261120385502765';
const { balance, cashRedPacket } = assetKind;

/** Amount in fen with its sign. */
const entry = (
  entryId: number,
  day: number,
  flow: AccountEntry['flow'],
  amount: number,
  balanceAfter: number,
  more: Partial<AccountEntry> = {},
): AccountEntry => ({
  entryId,
  at: `2026-11-${String(day).padStart(2, '0')}T10:2${entryId % 10}:00.000+08:00`,
  flow,
  asset: balance,
  amount: fen(amount),
  balanceAfter: fen(balanceAfter),
  orderSNs: [],
  by: null,
  ...more,
});

const entries: readonly AccountEntry[] = [
  entry(9, 20, accountFlow.spending, -128_400, 1_286_400, { orderSNs: [orderSN], by: '悦享包装' }),
  entry(8, 19, accountFlow.refund, 23_250, 1_414_800, { orderSNs: ['261118340102286'] }),
  entry(7, 18, accountFlow.spending, -463_120, 1_391_550, {
    orderSNs: ['261118340102286', '261118340102294', '261118340102302'],
    by: '悦享财务',
  }),
  entry(6, 15, accountFlow.topUpBonus, 5_000, 5_000, { asset: cashRedPacket }),
  entry(5, 15, accountFlow.topUp, 1_000_000, 1_854_670),
  entry(4, 10, accountFlow.withdrawal, -200_000, 854_670),
  entry(3, 1, accountFlow.signingCashback, 12_840, 1_054_670),
];

const movements = on(getAccountTransactions, ({ flow, asset }) => {
  const items = entries.filter(
    (one) =>
      (flow === undefined || one.flow === flow) && (asset === undefined || one.asset === asset),
  );
  const sum = (sign: 1 | -1): number =>
    items.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  return {
    items,
    total: items.length,
    sums: { income: fen(sum(1)), spending: fen(sum(-1)) },
  };
});

const spent = [0, 31_200, 152_800, 96_050, 64_000, 0, 128_400, 208_300, 45_600, 320_100, 88_000];
const months = [...spent, 591_520].map((spending, at) => ({
  month: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
  income: fen(at % 4 === 3 ? 500_000 : 0),
  spending: fen(spending),
}));

const answers = {
  ...on(getAccount, account),
  ...movements,
  ...on(getAccountStatistics, { months }),
  ...on(updateAccountAlert, null),
  ...on(updateOrderNotifySum, null),
};
const settings = pathOf('recharge', { tab: 'settings' });

const meta = {
  title: 'Screens/Recharge',
  tags: ['screen:/user/recharge/:tab?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('recharge'), answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <RechargePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('收入 ¥10,410.90 · 支出 ¥7,915.20');
    await page.findByText('近 12 个月收支');
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('In ¥10,410.90 · out ¥7,915.20');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: {
    answers: {
      ...on(getAccount, 'pending'),
      ...on(getAccountTransactions, 'pending'),
      ...on(getAccountStatistics, 'pending'),
    },
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    answers: {
      ...on(getAccount, { ...account, balance: fen(0), redPacket: fen(0) }),
      ...on(getAccountTransactions, {
        items: [],
        total: 0,
        sums: { income: fen(0), spending: fen(0) },
      }),
      ...on(getAccountStatistics, {
        months: months.map((month) => ({ ...month, income: fen(0), spending: fen(0) })),
      }),
    },
  },
};

/** Each part fails by itself and is asked for again by itself. */
export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    answers: {
      ...on(getAccount, failed(500)),
      ...on(getAccountTransactions, failed('network')),
      ...on(getAccountStatistics, failed(500)),
    },
  },
};

/** Rights may go while somebody looks; the way to the page goes with the next answer of the session. */
export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: {
    answers: {
      ...on(getAccount, forbidden()),
      ...on(getAccountTransactions, forbidden()),
      ...on(getAccountStatistics, forbidden()),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前账号没有查看收支记录的权限');
    await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** A kind narrows rows and sums; the address keeps it. */
export const Narrowed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole('combobox', { name: '类型' }), '退款');
    await page.findByText('收入 ¥232.50 · 支出 ¥0.00');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Customer.GetCustomerAccountTransactions',
      expect.objectContaining({ flow: accountFlow.refund }),
    );
  },
};

export const Settings: Story = {
  tags: ['photo'],
  args: { path: settings },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: /^余额低于/ });
    await expect(field).toHaveValue('1000');
    await userEvent.clear(field);
    await userEvent.type(field, '1e3');
    const [save] = page.getAllByRole('button', { name: '保存' });
    if (save) await userEvent.click(save);
    await page.findByText('请输入 0 到 1,000,000 元之间的金额');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '２,000.5');
    if (save) await userEvent.click(save);
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.UpdateAccountAlertPreDeposit', {
      alertPreDeposit: 200_050,
    });
  },
};

/** What was typed stays, and why it was not kept stands beside it. */
export const NotSaved: Story = {
  args: { path: settings, answers: { ...answers, ...on(updateOrderNotifySum, failed('network')) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: /^子账号单笔付款不超过/ });
    await userEvent.clear(field);
    await userEvent.type(field, '800');
    const [, save] = page.getAllByRole('button', { name: '保存' });
    if (save) await userEvent.click(save);
    await page.findByText('请求出错，请刷新重试');
    await expect(field).toHaveValue('800');
  },
};
