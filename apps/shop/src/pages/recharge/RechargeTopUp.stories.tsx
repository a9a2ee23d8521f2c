// Paying into the account, up to the cashier.
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { accountAnswers as answers } from '../../stories/fixtures/account.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import RechargePage from './RechargePage.tsx';

const meta = {
  title: 'Screens/Recharge/TopUp',
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

const topUp = {
  path: pathOf('recharge'),
  answers: { ...answers, ...on(createTopUp, { paymentSN: '9261120771536064' }) },
};
const amountField = /^充值金额/;

/** The first tab: a tier fills the field, another sum says what it brings and what a little more would. */
export const TopUp: Story = {
  tags: ['photo'],
  args: topUp,
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('the first tier stands there, with what is given for it', async () => {
      await expect(await page.findByRole('textbox', { name: amountField })).toHaveValue('1000');
      await page.findByText('到账 ¥1,010.00，含赠送 ¥10.00');
    });
    await step('a chip is a sum', async () => {
      await userEvent.click(page.getByRole('radio', { name: /¥10,000.00/ }));
      await expect(page.getByRole('textbox', { name: amountField })).toHaveValue('10000');
      await page.findByText('再充 ¥40,000.00 可多送 ¥1,050.00');
    });
    await step('a sum below the first tier is another one, and brings nothing more', async () => {
      const field = page.getByRole('textbox', { name: amountField });
      await userEvent.clear(field);
      await userEvent.type(field, '９９９');
      await expect(page.getByRole('radio', { name: '其他金额' })).toBeChecked();
      await page.findByText('到账 ¥999.00');
      await page.findByText('再充 ¥1.00 可多送 ¥10.00');
    });
  },
};

/** It is opened once, with the channel that was chosen, and paid at the cashier. */
export const TopUpOpened: Story = {
  args: topUp,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^微信支付/ }));
    await userEvent.dblClick(page.getByRole('button', { name: '去付款' }));
    await page.findByText(/^\/pay\/checkout\?paymentSN=9261120771536064&by=wechat$/);
    const sent = (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
      ([event]) => event === 'call Pay.CreateTopUp',
    );
    await expect(sent).toEqual([['call Pay.CreateTopUp', { amount: 100_000, method: 'wechat' }]]);
  },
};

export const TopUpEnglish: Story = {
  args: { ...topUp, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('¥1,010.00 into the account, ¥10.00 of it given');
  },
};

/** What is no whole number of yuan is said at the field, before anything is sent. */
export const TopUpOfNothing: Story = {
  args: topUp,
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: amountField });
    for (const typed of ['1e3', '0', '12.5']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(page.getByRole('button', { name: '去付款' }));
      await page.findByText('请输入正整数');
      await waitFor(() => expect(field).toHaveFocus());
    }
    await expect(args.onEvent).not.toHaveBeenCalledWith('call Pay.CreateTopUp', expect.anything());
  },
};

/** More than a channel takes at once: what the server says stands at the field. */
export const TopUpTooMuch: Story = {
  args: {
    ...topUp,
    answers: {
      ...answers,
      ...on(
        createTopUp,
        refused(errCode.invalidInput, '请检查填写的内容', {
          fields: { amount: '单次充值不超过 ¥200,000.00，大额请用银行转账' },
          why: {
            amount: { key: 'payment.topUpTooMuch', most: 20_000_000 },
          },
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: amountField });
    await userEvent.clear(field);
    await userEvent.type(field, '200001');
    await userEvent.click(page.getByRole('button', { name: '去付款' }));
    await page.findByText('单次充值不超过 ¥200,000.00，大额请用银行转账');
    await expect(field).toHaveValue('200001');
  },
};

/** Nothing was charged; what was typed stays. */
export const TopUpFailed: Story = {
  args: { ...topUp, answers: { ...answers, ...on(createTopUp, failed('network')) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '去付款' }));
    await page.findByText('充值没有开始，没有扣款');
    await expect(page.getByRole('textbox', { name: amountField })).toHaveValue('1000');
  },
};
