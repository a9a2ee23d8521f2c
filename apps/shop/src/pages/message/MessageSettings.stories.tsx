// What a login wishes to be told, in every state.

import { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import type { MessageSettings } from '@banxin/contract/entities/messageSettings';
import { message as refusals } from '@banxin/contract/refusals/message';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import MessagePage from './MessagePage.tsx';

const AT = '2026-11-18T14:20:00.000+08:00';
const off = { isOn: false, since: null };
const settings: MessageSettings = {
  groups: [
    { group: 'order', sms: { isOn: true, since: AT }, mail: { isOn: true, since: AT } },
    { group: 'afterSales', sms: off, mail: off },
    { group: 'invoice', sms: off, mail: off },
    { group: 'money', sms: off, mail: { isOn: false, since: AT } },
    { group: 'account', sms: null, mail: off },
  ],
  mobile: '138****0001',
  mail: 'p****m@customer.example',
  mailConfirmedAt: AT,
  isSmsOffered: true,
  isMailOffered: true,
  quiet: { from: '22:00', until: '08:00' },
  locale: 'zh-CN',
};
const withoutMail: MessageSettings = {
  ...settings,
  groups: settings.groups.map((one) => ({ ...one, sms: one.sms && off, mail: off })),
  mail: null,
  mailConfirmedAt: null,
};
const reading = (known: MessageSettings) => on(getMessageSettings, known);
const answers = {
  ...reading(settings),
  ...on(setMessageSettings, settings),
  ...on(sendMailCode, null),
  ...on(bindMail, null),
};

const meta = {
  title: 'Screens/Messages/Settings',
  tags: ['screen:/user/message', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userMessage', {}, { tab: 'settings' }), answers, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <MessagePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The switch of a way in the row of a group. */
const wayOf = async (canvas: HTMLElement, group: string, way: RegExp) =>
  within(await within(canvas).findByRole('listitem', { name: group })).getByRole('switch', {
    name: way,
  });

export const Settings: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await expect(await wayOf(canvasElement, '订单', /短信/)).toBeChecked();
    await expect(await wayOf(canvasElement, '资金', /邮件/)).not.toBeChecked();
  },
};

export const Phone: Story = {
  ...Settings,
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' }, theme: 'dark' },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Messages on the site always come/);
  },
};

/** The page waits without losing its title and its tabs. */
export const LoadingSettings: Story = {
  args: { answers: { ...answers, ...on(getMessageSettings, 'pending') } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('tab', { name: '提醒设置' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.findByRole('heading', { level: 1, name: '消息中心' });
  },
};

export const FailedSettings: Story = {
  args: { answers: { ...answers, ...on(getMessageSettings, failed('network')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('提醒设置没有加载出来');
  },
};

/** Without an address letters cannot be asked for, and the page says why. */
export const NoAddress: Story = {
  args: { answers: { ...answers, ...reading(withoutMail) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('绑定邮箱后可以打开邮件提醒。');
    await expect(await wayOf(canvasElement, '订单', /邮件/)).toBeDisabled();
    await expect(await wayOf(canvasElement, '订单', /短信/)).toBeEnabled();
  },
};

/** What is on can be ended even where the shop no longer sends by it. */
export const NotOffered: Story = {
  args: {
    answers: { ...answers, ...reading({ ...settings, isSmsOffered: false, isMailOffered: false }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('短信提醒暂未开通。');
    await expect(await wayOf(canvasElement, '订单', /短信/)).toBeEnabled();
    await expect(await wayOf(canvasElement, '资金', /短信/)).toBeDisabled();
  },
};

export const TurnsOn: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await wayOf(canvasElement, '资金', /短信/));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Customer.SetMessageSettings', {
        groups: [{ group: 'money', sms: true, mail: false }],
        quiet: { from: '22:00', until: '08:00' },
        locale: 'zh-CN',
      }),
    );
    // The notice, and the words for screen readers.
    await expect(await screen.findAllByText('已保存')).not.toHaveLength(0);
  },
};

/** What was not kept is off again, and the page says why. */
export const TurnsOnInVain: Story = {
  args: {
    answers: {
      ...answers,
      ...on(setMessageSettings, refusedBy(refusals.wayNotOffered, { way: 'sms' })),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await wayOf(canvasElement, '资金', /短信/));
    await within(canvasElement).findByText('短信提醒暂未开通');
    await waitFor(async () => expect(await wayOf(canvasElement, '资金', /短信/)).not.toBeChecked());
  },
};

export const EndsQuietHours: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: '免打扰开始时间' }),
      '23:30',
    );
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Customer.SetMessageSettings',
        expect.objectContaining({ groups: [], quiet: { from: '23:30', until: '08:00' } }),
      ),
    );
    await waitFor(() => expect(page.getByRole('switch', { name: /^短信免打扰/ })).toBeEnabled());
    await userEvent.click(page.getByRole('switch', { name: /^短信免打扰/ }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'call Customer.SetMessageSettings',
        expect.objectContaining({ quiet: null }),
      ),
    );
  },
};

const openDialog = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: /邮箱$/ });
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

export const BindsAnAddress: Story = {
  args: { answers: { ...answers, ...reading(withoutMail) } },
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    const send = dialog.getByRole('button', { name: '获取验证码' });
    await expect(send).toBeDisabled();
    await userEvent.type(
      dialog.getByRole('textbox', { name: '邮箱地址' }),
      'buyer@customer.example',
    );
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Common.SendMailValidateCode', {
        mail: 'buyer@customer.example',
      }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: '邮箱验证码' }), '246810');
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Customer.BindMail', {
        mail: 'buyer@customer.example',
        code: '246810',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A wrong code is cleared and the address stays; the dialog says what is wrong. */
export const WrongCode: Story = {
  tags: ['photo'],
  args: { answers: { ...answers, ...on(bindMail, refusedBy(refusals.mailCodeWrong)) } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(
      dialog.getByRole('textbox', { name: '邮箱地址' }),
      'buyer@customer.example',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: '邮箱验证码' }), '000000');
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await dialog.findByText('邮箱验证码不正确或已失效');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: '邮箱验证码' })).toHaveValue(''),
    );
    await expect(dialog.getByRole('textbox', { name: '邮箱地址' })).toHaveValue(
      'buyer@customer.example',
    );
  },
};

/** What is no address or no code is said at its field, and nothing is sent. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await dialog.findByText('请填写邮箱地址');
    await dialog.findByText('请输入邮箱验证码');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call Customer.BindMail',
      expect.anything(),
    );
  },
};
