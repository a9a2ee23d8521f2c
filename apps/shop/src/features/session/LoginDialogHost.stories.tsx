import {
  getCaptcha,
  loginByAccount,
  loginByMobile,
  sendSmsCode,
} from '@banxin/contract/calls/login';
import { errCode } from '@banxin/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryClock } from '../../stories/StoryClock.tsx';
import { STORY_NOW, StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on, refused, type StoryAnswers } from '../../stories/storyClient.ts';
import LoginDialogHost from './LoginDialogHost.tsx';

const onEvent = fn();
let clock = new SimulatedClock();

const meta = {
  title: 'Features/LoginDialogHost',
  component: LoginDialogHost,
  tags: ['flow', 'machine:login'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
    clock = new SimulatedClock();
  },
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  answers: StoryAnswers = {},
  stored: Readonly<Record<string, unknown>> = {},
  path = '/',
): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop
      user={null}
      answers={{ ...captchaAnswer, ...answers }}
      stored={stored}
      path={path}
      onEvent={onEvent}
    >
      <StoryClock clock={clock}>
        <LoginDialogHost {...args} />
      </StoryClock>
    </StoryShop>
  ),
});

/** Moves the story's clock, one second after the other. */
function tick(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
}

const dialogOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' }, { timeout: 5_000 });
  // The first picture has to be there, or its address cannot be compared.
  await waitFor(() => expect(dialog.querySelector('[data-part=picture] img')).not.toBeNull());
  return {
    dialog,
    inside: within(dialog),
    picture: () =>
      dialog.querySelector<HTMLImageElement>('[data-part=picture] img')?.getAttribute('src'),
  };
};

const sent = (call: string): unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input);

export const Account: Story = {
  ...shown(),
  play: async () => {
    const { dialog } = await dialogOf();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Specification §4: every failed login refreshes the picture and empties its input. */
export const WrongCaptcha: Story = {
  ...shown(on(loginByAccount, refused(errCode.captchaWrong, '图形验证码不正确或已失效'))),
  play: async ({ step }) => {
    const { inside, picture } = await dialogOf();
    const code = inside.getByRole('textbox', { name: '图形验证码' });
    await userEvent.type(inside.getByRole('textbox', { name: '账号' }), ' 悦享包装 ');
    await userEvent.type(inside.getByLabelText('密码'), 'Demo-2026');
    await userEvent.type(code, 'zzzz');
    const before = picture();
    await userEvent.click(inside.getByRole('button', { name: '登录' }));
    await step('what is sent is trimmed and says to be remembered', async () => {
      await waitFor(() => expect(sent('Login.LoginByNameOrQQOrMobilePhone')).toHaveLength(1));
      await expect(sent('Login.LoginByNameOrQQOrMobilePhone')[0]).toEqual({
        nameOrQQOrMobilePhone: '悦享包装',
        password: 'Demo-2026',
        code: 'zzzz',
        rememberMe: true,
      });
    });
    await step('the picture is a new one and its input is empty', async () => {
      await waitFor(() => expect(picture()).not.toBe(before));
      await expect(code).toHaveValue('');
    });
    await step('account and password stay', async () => {
      await expect(inside.getByRole('textbox', { name: '账号' })).toHaveValue(' 悦享包装 ');
      await expect(inside.getByLabelText('密码')).toHaveValue('Demo-2026');
    });
  },
};

/** Fields are marked without words on the account tab. */
export const IncompleteAccount: Story = {
  ...shown(),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(inside.getByRole('textbox', { name: '账号' })).toBeInvalid());
    await expect(sent('Login.LoginByNameOrQQOrMobilePhone')).toEqual([]);
  },
};

/** On the SMS tab the phone says what is wrong with it. */
export const IncompleteSms: Story = {
  ...shown(),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '12345');
    await userEvent.click(inside.getByRole('button', { name: '登录' }));
    await inside.findByText('手机号格式不正确');
    await expect(sent('Login.LoginByMobilePhone')).toEqual([]);
  },
};

export const Submitting: Story = {
  ...shown(on(loginByAccount, 'pending')),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.type(inside.getByRole('textbox', { name: '账号' }), '悦享包装');
    await userEvent.type(inside.getByLabelText('密码'), 'Demo-2026');
    await userEvent.type(inside.getByRole('textbox', { name: '图形验证码' }), 'abcd{Enter}');
    await waitFor(() => expect(sent('Login.LoginByNameOrQQOrMobilePhone')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(sent('Login.LoginByNameOrQQOrMobilePhone')).toHaveLength(1);
  },
};

/** A success reloads the page: everything on it may look different now. */
export const LoggedIn: Story = {
  ...shown(on(loginByMobile, yuexiang)),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '13800000001');
    await userEvent.type(inside.getByRole('textbox', { name: '图形验证码' }), 'abcd');
    await userEvent.type(inside.getByRole('textbox', { name: '短信验证码' }), '123456{Enter}');
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('reload', expect.anything()));
  },
};

/** Specification §4: after a successful send the button counts down from 60 and then works again. */
export const SmsCountdown: Story = {
  ...shown(on(sendSmsCode, null)),
  play: async ({ step }) => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    const send = inside.getByRole('button', { name: /获取验证码/ });
    await step('without phone and captcha nothing can be sent', async () => {
      await expect(send).toBeDisabled();
      await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '13800000001');
      await userEvent.type(inside.getByRole('textbox', { name: '图形验证码' }), 'abcd');
      await expect(send).toBeEnabled();
    });
    const button = (): HTMLElement => inside.getByRole('button', { name: /秒|验证码$/ });
    await step('sending starts at 60 and says where the message went', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(button()).toHaveTextContent(/60/));
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await expect(onEvent).toHaveBeenCalledWith(
        'toast',
        expect.objectContaining({ message: '短信验证码已发送到 13800000001，请注意查收！' }),
      );
    });
    await step('23 seconds later it says 37', async () => {
      tick(23);
      await waitFor(() => expect(button()).toHaveTextContent(/37/));
    });
    await step('it goes on counting on the other tab', async () => {
      await userEvent.click(inside.getByRole('tab', { name: '账号登录' }));
      tick(7);
      await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
      await waitFor(() => expect(button()).toHaveTextContent(/30/));
    });
    await step('after 60 it can be pressed again', async () => {
      tick(30);
      await waitFor(() => expect(button()).toHaveTextContent('获取验证码'));
      await expect(button()).toBeEnabled();
      await expect(button()).not.toHaveAttribute('aria-disabled', 'true');
      await expect(sent('Common.SendSmsCode')).toHaveLength(1);
    });
  },
};

/** A reload does not free the button: the deadline is kept. */
export const SmsCountdownRestored: Story = {
  ...shown({}, { smsResendAt: STORY_NOW + 37_000 }),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    await expect(inside.getByRole('button', { name: /37/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SmsTooSoon: Story = {
  ...shown(
    on(
      sendSmsCode,
      refused(errCode.smsTooSoon, '短信发送过于频繁，请稍后再试', { retryAfter: 12 }),
    ),
  ),
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '13800000001');
    await userEvent.type(inside.getByRole('textbox', { name: '图形验证码' }), 'abcd');
    await userEvent.click(inside.getByRole('button', { name: /获取验证码/ }));
    await expect(await inside.findByRole('button', { name: /12/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CaptchaFailed: Story = {
  ...shown(on(getCaptcha, failed('network'))),
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
    await step('the broken picture is a button that asks again', async () => {
      const again = await within(dialog).findByRole('button', { name: /加载失败|重试|刷新/ });
      const asked = sent('Login.Captcha').length;
      await userEvent.click(again);
      await waitFor(() => expect(sent('Login.Captcha').length).toBeGreaterThan(asked));
    });
  },
};

/** Specification §2: forgot password in a new window; register with the return address, and the dialog goes. */
export const OtherPages: Story = {
  ...shown({}, {}, '/?redirect=%2Fproduct%2Fdetail%2F101'),
  play: async ({ args, step }) => {
    const { inside } = await dialogOf();
    await step('opens /resetpassword in a new window', async () => {
      const forgot = inside.getByRole('link', { name: /忘记密码/ });
      await expect(forgot).toHaveAttribute('href', '/resetpassword');
      await expect(forgot).toHaveAttribute('target', '_blank');
    });
    await step('opens /register, passing return_url when a return address exists', async () => {
      await userEvent.click(inside.getByRole('link', { name: '立即注册' }));
      await expect(onEvent).toHaveBeenCalledWith(
        'navigate',
        '/register?return_url=%2Fproduct%2Fdetail%2F101',
      );
      await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    });
  },
};

/** Specification §4: half a second of animation, then it is removed. */
export const Closing: Story = {
  ...shown(),
  play: async ({ args, step }) => {
    const { dialog } = await dialogOf();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await step('Escape begins the animation; the dialog is still there', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
      await expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('data-closing');
    });
    await step('after 0.4 s it is not removed yet, after 0.5 s it is', async () => {
      clock.increment(400);
      await expect(args.onRemoved).not.toHaveBeenCalled();
      clock.increment(100);
      await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    });
  },
};

export const Phone: Story = { ...Account, globals: { viewport: { value: 'phone390' } } };

export const Dark: Story = { ...Account, globals: { theme: 'dark' } };
