import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordPage,
  tags: ['screen:/resetPassword', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/ResetPart.tsx');
    onEvent.mockClear();
  },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is proved and the password set. */
const answers = {
  ...captchaAnswer,
  ...on(sendSmsCode, null),
  ...on(validateReset, { ticket: 'ticket-1' }),
  ...on(resetPassword, null),
};

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('resetPassword')}
      user={null}
      answers={answers}
      onEvent={onEvent}
      {...props}
    >
      <ResetPasswordPage />
    </StoryShop>
  ),
});

const sent = (call: string): unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input);

async function prove(canvas: HTMLElement) {
  const page = within(canvas);
  await userEvent.type(page.getByRole('textbox', { name: '手机号' }), '13800000001');
  await userEvent.type(page.getByRole('textbox', { name: '图形验证码' }), 'x7kp');
  await userEvent.type(page.getByRole('textbox', { name: '短信验证码' }), '123456');
  await userEvent.click(page.getByRole('button', { name: '下一步' }));
  return page;
}

async function choose(canvas: HTMLElement, password = 'Demo-2027', repeated = password) {
  const page = await prove(canvas);
  await userEvent.type(await page.findByLabelText(/^新密码/), password);
  await userEvent.type(page.getByLabelText(/^确认新密码/), `${repeated}{Enter}`);
  return page;
}

const stepOf = (canvas: HTMLElement): string | null =>
  canvas.querySelector('[aria-current=step] [data-part=title]')?.firstChild?.textContent ?? null;

export const Ready: Story = { ...shown(), tags: ['state:ready'] };

/** Specification §5: the rules of the phone login. */
export const Invalid: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const mobile = page.getByRole('textbox', { name: '手机号' });
    await userEvent.type(mobile, '12800000001{Enter}');
    await expect(await page.findByText('手机号格式不正确')).toBeVisible();
    await expect(page.getByText('请输入图形验证码')).toBeVisible();
    await expect(page.getByText('请输入短信验证码')).toBeVisible();
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(sent('Customer.ResetPasswordValidateByMobilePhone')).toEqual([]);
  },
};

export const WrongSmsCode: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(validateReset, refused(errCode.smsCodeWrong, '短信验证码不正确或已失效')),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = await prove(canvasElement);
    await expect(await page.findByText('短信验证码不正确或已失效')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    await waitFor(() => expect(page.getByRole('textbox', { name: '短信验证码' })).toHaveFocus());
  },
};

/** Told only to somebody who has the number's code. */
export const UnknownNumber: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(validateReset, refused(errCode.accountUnknown, '该手机号尚未注册')),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = await prove(canvasElement);
    await expect(await page.findByText('该手机号尚未注册')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '手机号' })).toBeInvalid();
  },
};

export const Proving: Story = {
  ...shown({ answers: { ...answers, ...on(validateReset, 'pending') } }),
  play: async ({ canvasElement }) => {
    const page = await prove(canvasElement);
    await expect(await page.findByRole('button', { name: /正在提交/ })).toBeVisible();
  },
};

export const ProvingFailed: Story = {
  ...shown({ answers: { ...answers, ...on(validateReset, failed('network')) } }),
  play: async ({ canvasElement }) => {
    const page = await prove(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('请求出错，请刷新重试');
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
  },
};

/** The second step begins with the focus in its first field. */
export const NewPassword: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = await prove(canvasElement);
    const password = await page.findByLabelText(/^新密码/);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(stepOf(canvasElement)).toBe('设置新密码');
  },
};

/** Specification §5 password. */
export const NewPasswordInvalid: Story = {
  ...shown(),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, '12345678', '1234567');
    await expect(
      await page.findByText('密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'),
    ).toBeVisible();
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
    await expect(sent('Customer.ResetPassword')).toEqual([]);
  },
};

export const Submitting: Story = {
  ...shown({ answers: { ...answers, ...on(resetPassword, 'pending') } }),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await expect(await page.findByRole('button', { name: /正在提交/ })).toBeVisible();
    await userEvent.type(page.getByLabelText(/^确认新密码/), '{Enter}');
    await expect(sent('Customer.ResetPassword')).toHaveLength(1);
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  ...shown({ answers: { ...answers, ...on(resetPassword, failed('timeout')) } }),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('请求超时');
    await expect(page.getByLabelText(/^新密码/)).toHaveValue('Demo-2027');
  },
};

/** The proof ran out: back to the number, which is still there, saying why. */
export const ProofExpired: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(resetPassword, refused(errCode.resetExpired, '验证已失效，请重新验证手机号')),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('验证已失效，请重新验证手机号');
    const mobile = page.getByRole('textbox', { name: '手机号' });
    await expect(mobile).toHaveValue('13800000001');
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(page.getByRole('textbox', { name: '短信验证码' })).toHaveValue('');
    await expect(stepOf(canvasElement)).toBe('验证手机号');
  },
};

/** Specification §7: proved by the mobile number; the new password is set with the proof, then to the login. */
export const Done: Story = {
  ...shown(),
  play: async ({ canvasElement, step }) => {
    const page = await choose(canvasElement);
    await step('the number, the captcha and the code prove who it is', async () => {
      await expect(sent('Customer.ResetPasswordValidateByMobilePhone')).toEqual([
        { mobilePhone: '13800000001', code: 'x7kp', smsCode: '123456' },
      ]);
    });
    await step('the proof sets the password', async () => {
      await waitFor(() =>
        expect(sent('Customer.ResetPassword')).toEqual([
          { ticket: 'ticket-1', password: 'Demo-2027' },
        ]),
      );
      await expect(await page.findByText('新密码已生效')).toBeVisible();
    });
  },
};

export const ToTheLogin: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '去登录' }));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/login'));
  },
};

export const English: Story = {
  ...shown({ locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(await page.findByText('Enter a mobile number')).toBeVisible();
  },
};
