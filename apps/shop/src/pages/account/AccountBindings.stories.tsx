// What changes a way to log in: number, mail address, QQ and password, each in a dialog.
import type { OutputOf } from '@banxin/contract/call';
import {
  getBindings,
  sendMobileCode,
  setQq,
  updateMobilePhone,
} from '@banxin/contract/calls/customer/binding';
import { getSessions } from '@banxin/contract/calls/customer/device';
import { changePassword } from '@banxin/contract/calls/customer/password';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import AccountPage from './AccountPage.tsx';

const bound: OutputOf<typeof getBindings> = {
  mobilePhone: '138****0001',
  mail: null,
  mailConfirmedAt: null,
  isMailOffered: true,
  qq: '66677788',
  isQqBound: true,
  wechats: 0,
};

const answers = {
  ...captchaAnswer,
  ...on(getBindings, bound),
  ...on(getSessions, []),
  ...on(sendMobileCode, null),
  ...on(sendSmsCode, null),
  ...on(updateMobilePhone, null),
  ...on(setQq, null),
  ...on(changePassword, null),
};

const onEvent = fn();

const meta = {
  title: 'Screens/AccountBindings',
  tags: ['screen:/user/account', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userAccount'), answers, onEvent },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/ChangeBinding.tsx');
    onEvent.mockClear();
  },
  render: (args) => (
    <StoryShop {...args}>
      <AccountPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

const sent = (call: string): unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input);

/** Fills in what another number needs, and sends it. */
async function changeMobile() {
  const dialog = await open('更换手机');
  const [oldSend, newSend] = dialog.getAllByRole('button', { name: /获取验证码/ });
  if (!oldSend || !newSend) throw new Error('Both numbers have a button that sends');
  await userEvent.click(oldSend);
  await userEvent.type(dialog.getByRole('textbox', { name: '原手机验证码' }), '123456');
  await userEvent.type(dialog.getByRole('textbox', { name: '新手机号' }), '13900000002');
  await userEvent.type(dialog.getByRole('textbox', { name: '图形验证码' }), 'x7kp');
  await waitFor(() => expect(newSend).toBeEnabled());
  await userEvent.click(newSend);
  await userEvent.type(dialog.getByRole('textbox', { name: '新手机验证码' }), '654321');
  await userEvent.click(dialog.getByRole('button', { name: '确认更换' }));
  return dialog;
}

/** Design: old number's code, new number, captcha, code; each message goes out once. */
export const ChangesTheNumber: Story = {
  play: async () => {
    await changeMobile();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent('Customer.SendMobileCode')).toEqual([{}]);
    await expect(sent('Common.SendSmsCode')).toEqual([
      { mobilePhone: '13900000002', code: 'x7kp', purpose: 'mobile' },
    ]);
    await expect(sent('Customer.UpdateMobilePhone')).toEqual([
      { oldSmsCode: '123456', mobilePhone: '13900000002', smsCode: '654321' },
    ]);
  },
};

/** Design: 1104 clears the code only; it says so at its field, and the rest stays as typed. */
export const WrongCode: Story = {
  args: {
    answers: {
      ...answers,
      ...on(
        updateMobilePhone,
        refusedBy(refusals.newSmsCodeWrong, {
          fields: { smsCode: '新手机的短信验证码不正确或已失效' },
          why: {},
        }),
      ),
    },
  },
  play: async () => {
    const dialog = await changeMobile();
    await expect(await dialog.findByText('新手机的短信验证码不正确或已失效')).toBeVisible();
    const code = dialog.getByRole('textbox', { name: '新手机验证码' });
    await waitFor(() => expect(code).toHaveValue(''));
    await expect(dialog.getByRole('textbox', { name: '原手机验证码' })).toHaveValue('123456');
    await expect(dialog.getByRole('textbox', { name: '新手机号' })).toHaveValue('13900000002');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** Design: 1108 is said at its field. */
export const NumberTaken: Story = {
  args: {
    answers: {
      ...answers,
      ...on(
        updateMobilePhone,
        refusedBy(plain.mobileTaken, {
          fields: { mobilePhone: '该手机号已注册，可直接登录' },
          why: {},
        }),
      ),
    },
  },
  play: async () => {
    const dialog = await changeMobile();
    await expect(await dialog.findByText('该手机号已注册，可直接登录')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '新手机号' })).toBeInvalid();
    await expect(dialog.getByRole('textbox', { name: '新手机验证码' })).toHaveValue('654321');
  },
};

/** Design: a reload in the countdown does not free the buttons. */
export const ReloadedInTheCountdown: Story = {
  args: {
    stored: {
      'codeResendAt.Customer.SendMobileCode': STORY_NOW + 40_000,
      smsResendAt: STORY_NOW + 25_000,
    },
  },
  play: async () => {
    const dialog = await open('更换手机');
    for (const seconds of [/40/, /2[45]/]) {
      const button = await dialog.findByRole('button', { name: seconds });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

async function changeThePassword(password = 'Fresh-2027', repeated = password) {
  const dialog = await open('修改密码');
  await userEvent.type(dialog.getByLabelText(/^原密码/), 'Demo-2026');
  await userEvent.type(dialog.getByLabelText(/^新密码/), password);
  await userEvent.type(dialog.getByLabelText(/^确认新密码/), `${repeated}{Enter}`);
  return dialog;
}

/** Design: 密码已修改，其他设备已退出; rules and a repetition that differs are said before anything is sent. */
export const ChangesThePassword: Story = {
  play: async ({ step }) => {
    const dialog = await changeThePassword('12345678', '1234567');
    await step('what breaks a rule is told the rule', async () => {
      await dialog.findByText('密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】');
      await dialog.findByText('两次输入的密码不一致');
      await expect(sent('Customer.ChangePassword')).toEqual([]);
    });
    await step('a good one is sent once', async () => {
      for (const name of [/^新密码/, /^确认新密码/]) {
        const field = dialog.getByLabelText(name);
        await userEvent.clear(field);
        await userEvent.type(field, 'Fresh-2027');
      }
      await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
      await waitFor(() =>
        expect(sent('Customer.ChangePassword')).toEqual([
          { oldPassword: 'Demo-2026', password: 'Fresh-2027' },
        ]),
      );
      await screen.findByText('密码已修改，其他设备已退出', { selector: 'span' });
    });
  },
};

/** Design: 1102 at its field, which is emptied; the new password stays. */
export const WrongPassword: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...answers,
      ...on(
        changePassword,
        refusedBy(refusals.oldPasswordWrong, { fields: { oldPassword: '原密码不正确' }, why: {} }),
      ),
    },
  },
  play: async () => {
    const dialog = await changeThePassword();
    await expect(await dialog.findByText('原密码不正确')).toBeVisible();
    await expect(dialog.getByLabelText(/^原密码/)).toHaveValue('');
    await expect(dialog.getByLabelText(/^新密码/)).toHaveValue('Fresh-2027');
  },
};

/** Design: 2001 新密码不能与原密码相同; 1103 after five tries. */
export const PasswordRefused: Story = {
  args: {
    answers: {
      ...answers,
      ...on(changePassword, ({ password }) =>
        password === 'Demo-2026'
          ? refusedBy(plain.invalidInput, {
              fields: { password: '新密码不能与原密码相同' },
              why: { password: messageOf(refusals.passwordSame).data },
            })
          : refusedBy(plain.accountLocked, { retryAfter: 600 }),
      ),
    },
  },
  play: async () => {
    const dialog = await changeThePassword('Demo-2026');
    await expect(await dialog.findByText('新密码不能与原密码相同')).toBeVisible();
    for (const name of [/^新密码/, /^确认新密码/]) {
      const field = dialog.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, 'Fresh-2027');
    }
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(await dialog.findByText('尝试次数过多，请稍后再试')).toBeVisible();
  },
};

/** Design: QQ格式不正确; unbinding asks 解绑后不能再用 QQ 登录. */
export const ChangesTheQq: Story = {
  play: async ({ step }) => {
    await step('what is no number is said', async () => {
      const dialog = await open('更换 QQ');
      const field = dialog.getByRole('textbox', { name: 'QQ 号' });
      await userEvent.clear(field);
      await userEvent.type(field, '0123');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await dialog.findByText('QQ格式不正确');
      await userEvent.clear(field);
      await userEvent.type(field, '88997766{Enter}');
      await waitFor(() => expect(sent('Customer.SetQq')).toEqual([{ qq: '88997766' }]));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('unbinding asks', async () => {
      await userEvent.click(screen.getByRole('button', { name: '解绑 QQ' }));
      const question = within(await screen.findByRole('alertdialog', { name: '解绑 QQ' }));
      await question.findByText('解绑后不能再用 QQ 登录');
      await userEvent.click(question.getByRole('button', { name: '解绑 QQ' }));
      await waitFor(() => expect(sent('Customer.SetQq')).toHaveLength(2));
    });
  },
};

/** What failed without a field to blame is said in the dialog; everything typed stays. */
export const NotSent: Story = {
  args: { answers: { ...answers, ...on(changePassword, failed('network')) } },
  play: async () => {
    const dialog = await changeThePassword();
    await dialog.findByText('密码没有修改');
    await expect(dialog.getByLabelText(/^原密码/)).toHaveValue('Demo-2026');
  },
};
