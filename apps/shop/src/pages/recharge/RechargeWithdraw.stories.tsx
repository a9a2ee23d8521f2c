// Taking money out of the account, and what becomes of it.
import {
  cancelWithdrawal,
  getWithdrawals,
  sendWithdrawalCode,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import type { Withdrawal } from '@banxin/contract/entities/withdrawal';
import { fen } from '@banxin/contract/money';
import { withdrawal as withdrawalRefusals } from '@banxin/contract/refusals/withdrawal';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { accountAnswers as answers } from '../../stories/fixtures/account.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import RechargePage from './RechargePage.tsx';

const meta = {
  title: 'Screens/Recharge/Withdraw',
  tags: ['screen:/user/recharge/:tab?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('recharge', { tab: 'withdraw' }), answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <RechargePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = (id: number, more: Partial<Withdrawal> = {}): Withdrawal => ({
  id,
  withdrawalSN: `4926112014455${String(id).padStart(3, '0')}`,
  amount: fen(200_000),
  status: 'paid',
  byChannel: fen(200_000),
  reason: null,
  at: `2026-11-${10 + id}T10:20:00.000+08:00`,
  endedAt: `2026-11-${11 + id}T15:00:00.000+08:00`,
  ...more,
});
const settledOnes = [
  asked(4, { byChannel: fen(150_000) }),
  asked(3, { status: 'returned', byChannel: fen(0), reason: '收款账户已注销，请更换后再申请' }),
  asked(2, { status: 'cancelled', byChannel: fen(0) }),
  asked(1),
];
const underWay = asked(6, { status: 'processing', byChannel: fen(0), endedAt: null });
const withdrawals = (items: readonly Withdrawal[], sum = 1_278_900) =>
  on(getWithdrawals, { withdrawable: fen(sum), items: [...items], total: items.length });
const withdrawTab = (more: StoryAnswers = {}) => ({
  path: pathOf('recharge', { tab: 'withdraw' }),
  answers: {
    ...answers,
    ...withdrawals(settledOnes),
    ...on(sendWithdrawalCode, null),
    ...on(withdraw, underWay),
    ...more,
  },
});
const code = () => screen.getByRole('textbox', { name: /验证码/ });

/** Everything that can become of a withdrawal. */
export const Withdrawals: Story = {
  tags: ['photo'],
  args: withdrawTab(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('原路退回 ¥1,500.00，银行汇出 ¥500.00');
    await page.findByText('收款账户已注销，请更换后再申请');
  },
};

/** What is missing is said at its field; the code counts down once it is sent; it is asked for once. */
export const AskedFor: Story = {
  args: withdrawTab(),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '申请提现' }));
    await page.findByText('请输入 0.01 元到 1,000,000 元之间的金额');
    await page.findByText('请输入短信验证码');
    await userEvent.click(page.getByRole('button', { name: '全部提现' }));
    await expect(page.getByRole('textbox', { name: /^提现金额/ })).toHaveValue('12789');
    await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
    await screen.findAllByText('验证码已发送，5 分钟内有效');
    await expect(page.queryByRole('button', { name: '获取验证码' })).toBeNull();
    await userEvent.type(code(), '123456');
    await userEvent.click(page.getByRole('button', { name: '申请提现' }));
    await screen.findAllByText(/提现已申请/);
    const sent = (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
      ([event]) => event === 'call Customer.Withdraw',
    );
    await expect(sent).toEqual([
      ['call Customer.Withdraw', { amount: 1_278_900, smsCode: '123456' }],
    ]);
  },
};

/** While one is under way there is no form, and it can be taken back after a question. */
export const WithdrawalUnderWay: Story = {
  args: withdrawTab({
    ...withdrawals([underWay, ...settledOnes]),
    ...on(cancelWithdrawal, { ...underWay, status: 'cancelled' }),
  }),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '撤回提现' }));
    await expect(page.queryByRole('button', { name: '申请提现' })).toBeNull();
    await expect(page.getByText('有一笔提现处理中，打款或撤回后可以再次申请。')).toBeVisible();
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/撤回后 ¥2,000.00 回到账户余额/);
    await userEvent.click(dialog.getByRole('button', { name: '撤回提现' }));
    await screen.findAllByText('提现已撤回');
  },
};

export const NothingToWithdraw: Story = {
  args: withdrawTab(withdrawals([], 0)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('没有可提现的余额');
    await page.findByText('还没有提现记录');
    await expect(page.queryByRole('button', { name: '申请提现' })).toBeNull();
  },
};

/** Something was paid meanwhile: what is left is said, and what was typed stays. */
export const WithdrawTooMuch: Story = {
  args: withdrawTab(
    on(withdraw, refusedBy(withdrawalRefusals.tooMuch, { withdrawable: fen(100) })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: /^提现金额/ });
    await userEvent.type(field, '500');
    await userEvent.type(code(), '123456');
    await userEvent.click(page.getByRole('button', { name: '申请提现' }));
    await page.findByText('可提现余额已变为 ¥1.00');
    await expect(field).toHaveValue('500');
  },
};

export const WithdrawalsFailed: Story = {
  args: withdrawTab(on(getWithdrawals, failed('network'))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('可提现余额没有取到');
  },
};

export const WithdrawalsEnglish: Story = {
  args: { ...withdrawTab(), locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('¥1,500.00 the way it came, ¥500.00 by the bank');
  },
};
