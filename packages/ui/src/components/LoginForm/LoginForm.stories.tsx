import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { emptyLogin, loginArgs } from '../../stories/loginSamples.ts';
import * as css from '../../stories/storyGrid.css.ts';
import { guide } from './LoginForm.guide.ts';
import { LoginForm, type LoginFormProps, type LoginProblem } from './LoginForm.tsx';

const meta = {
  title: 'Fields/LoginForm',
  component: LoginForm,
  parameters: { guide },
  args: loginArgs(fn),
  decorators: [
    (Story) => (
      <div className={css.form}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const qq = { id: 'qq', label: 'QQ', onPress: fn() };
const wechat = { id: 'wechat', label: '微信', onPress: fn() };

/** A parent that holds tab and fields, and finds empty fields wrong. */
function Held(props: LoginFormProps): ReactNode {
  const [tab, setTab] = useState(props.tab);
  const [values, setValues] = useState(props.values);
  const [problems, setProblems] = useState<LoginProblem[]>([]);
  return (
    <LoginForm
      {...props}
      tab={tab}
      onTabChange={setTab}
      values={values}
      onChange={(changed) => setValues({ ...values, ...changed })}
      problems={problems}
      onSubmit={() => {
        props.onSubmit();
        setProblems([
          ...(values.account ? [] : [{ field: 'account' as const, message: '请输入账号' }]),
          ...(values.password ? [] : [{ field: 'password' as const, message: '请输入密码' }]),
        ]);
      }}
    />
  );
}

export const Default: Story = {
  tags: ['sheet'],
  args: {
    values: { ...emptyLogin, account: '悦享包装', password: 'Banxin2026' },
  },
};

/** Text message: the countdown runs while the code is awaited. */
export const Sms: Story = {
  tags: ['photo'],
  args: {
    tab: 'sms',
    values: { ...emptyLogin, mobilePhone: '13800000001', code: 'x7Kp' },
    sms: { secondsLeft: 37, onSend: fn() },
  },
};

/** Names for password managers and phone keyboards. */
export const FillsItself: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '账号' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    const phone = await canvas.findByRole('textbox', { name: '手机号' });
    await expect(phone).toHaveAttribute('type', 'tel');
    await expect(phone).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.getByRole('textbox', { name: '短信验证码' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

/** What was typed on one tab is still there after a look at the other; the captcha is shared. */
export const KeepsWhatWasTyped: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '账号' }), '悦享包装');
    await userEvent.type(canvas.getByLabelText('密码'), 'Banxin2026');
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), 'x7Kp');
    canvas.getByRole('tab', { name: '账号登录' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByRole('textbox', { name: '图形验证码' })).toHaveValue('x7Kp');
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800000001');
    canvas.getByRole('tab', { name: '短信登录' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
    await expect(canvas.getByLabelText('密码')).toHaveValue('Banxin2026');
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    await expect(await canvas.findByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
  },
};

/** Enter sends; the first wrong field gets the focus and is read with its error. */
export const ErrorsTakeTheFocus: Story = {
  tags: ['photo'],
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '账号' }), '悦享包装{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const password = canvas.getByLabelText('密码');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(expect.stringContaining('请输入密码'));
  },
};

/** Hidden messages mark fields without words; the reason is announced; the blocked window is told. */
export const Refused: Story = {
  args: {
    problems: [
      { field: 'account', message: null },
      { field: 'code', message: null },
    ],
    failure: '账号或密码不正确',
    captcha: { status: 'failed', onRefresh: fn() },
    otherWays: {
      ways: [qq, wechat],
      notice: '浏览器拦截了登录窗口，请允许弹出窗口后再点一次。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('账号或密码不正确').closest('[role=alert]')).not.toBeNull();
    await expect(canvas.getByRole('textbox', { name: '账号' })).toBeInvalid();
    await expect(canvas.getByText(/浏览器拦截了登录窗口/)).toHaveAttribute('role', 'status');
  },
};

export const RefusedSms: Story = {
  tags: ['photo'],
  args: {
    tab: 'sms',
    values: { ...emptyLogin, mobilePhone: '1380' },
    problems: [{ field: 'mobilePhone', message: '手机号格式不正确' }],
    captcha: { status: 'loading', onRefresh: fn() },
  },
};

/** Only what the server can do is offered; the awaited window's button cannot be pressed again. */
export const WechatOnly: Story = {
  tags: ['photo'],
  args: {
    otherWays: {
      ways: [wechat],
      waitingFor: 'wechat',
      notice: '请在打开的窗口中完成微信登录。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'QQ' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /微信/ }), { pointerEventsCheck: 0 });
    await expect(wechat.onPress).not.toHaveBeenCalled();
  },
};

/** While the answer is awaited nothing is sent twice. */
export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^登录/ });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.type(canvas.getByRole('textbox', { name: '账号' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A press on the picture refreshes it; the forgotten password opens a new window. */
export const Helpers: Story = {
  args: { otherWays: { ways: [qq, wechat] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /看不清？点击刷新/ }));
    await expect(args.captcha.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /忘记密码/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'QQ' }));
    await expect(qq.onPress).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'SMS' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
