// The account book in every state.

import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  exportTransactions,
  getAccountStatistics,
  getAccountTransactions,
  getCashback,
  updateAccountPreDeposit,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import { accountFlow } from '@banxin/contract/enums/account';
import { fen } from '@banxin/contract/money';
import { customer as customerRefusals } from '@banxin/contract/refusals/customer';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  account,
  accountAnswers as answers,
  cashback,
  months,
} from '../../stories/fixtures/account.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import RechargePage from './RechargePage.tsx';

const records = pathOf('recharge', { tab: 'records' });
const settings = pathOf('recharge', { tab: 'settings' });

const meta = {
  title: 'Screens/Recharge',
  tags: ['screen:/user/recharge/:tab?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: records, answers, onEvent: fn() },
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
      ...on(getAccount, { ...account, balance: fen(0), bonus: fen(0), redPacket: fen(0) }),
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
    await waitFor(() => expect(field).toHaveFocus());
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

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '导出' }));

/** What is shown is what is exported: the filter goes along. */
export const Exported: Story = {
  args: {
    path: pathOf('recharge', { tab: 'records' }, { flow: 'refund' }),
    answers: {
      ...answers,
      ...on(exportTransactions, { blob: new Blob(['PK']), fileName: 'account-2026-11-20.xlsx' }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await screen.findAllByText('收支表格已保存');
    await expect(args.onEvent).toHaveBeenCalledWith('call Export.AccountTransactions', {
      flow: accountFlow.refund,
    });
  },
};

export const NotExported: Story = {
  args: {
    answers: {
      ...answers,
      ...on(exportTransactions, refusedBy(customerRefusals.exportTooMany, { most: 50_000 })),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await screen.findAllByText('收支明细没有导出');
    await screen.findAllByText(/一次最多导出 50000 笔收支/);
  },
};

/** This month as it stands, what a refund takes off it, and what the months before brought; what failed is asked for again. */
export const Cashback: Story = {
  tags: ['photo'],
  args: {
    path: settings,
    answers: {
      ...answers,
      ...on(getAccount, { ...account, isPreDepositEnabled: true }),
      ...on(getCashback, cashback),
    },
  },
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '签约返现' }));
    await part.findByText('11 月已计入');
    await part.findByText('¥5,915.20');
    await part.findByText('¥56.85');
    await part.findByText('已抵扣 ¥2.30：以前返现过的订单退了款');
    await expect(part.getByText(/按 1% 返现，次月 1 日记入余额的赠送部分/)).toBeVisible();
    await expect(part.getByRole('row', { name: /2026-10 .*¥128.40/ })).toBeVisible();
  },
};

export const CashbackFailed: Story = {
  args: { path: settings, answers: { ...answers, ...on(getCashback, failed(500)) } },
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '签约返现' }));
    await part.findByText('返现没有取到');
    await expect(part.getByRole('button', { name: /重试/ })).toBeVisible();
  },
};

/** The switch says what was wished while it is on its way, and what holds once it is answered. */
export const AutoPay: Story = {
  args: { path: settings },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('switch', { name: '审核通过的订单自动从余额付款' }),
    );
    await screen.findAllByText('已开启自动付款');
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.UpdateAccountPreDeposit', {
      isPreDepositEnabled: true,
    });
  },
};

export const AutoPayNotSaved: Story = {
  args: {
    path: settings,
    answers: { ...answers, ...on(updateAccountPreDeposit, failed('network')) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const wish = await page.findByRole('switch', { name: '审核通过的订单自动从余额付款' });
    await userEvent.click(wish);
    await page.findByText('请求出错，请刷新重试');
    await expect(wish).not.toBeChecked();
  },
};
