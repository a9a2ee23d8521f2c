// The login, dialog and page: what a success, a failure and closing do.

import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import LoginPage from '../../pages/login/LoginPage.tsx';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { yuexiang } from '../fixtures/users.ts';
import { StoryShop } from '../StoryShop.tsx';
import { failed, on, refused, type StoryAnswers } from '../storyClient.ts';
import { formIn, loginDialog, pictureOf } from './loginForm.ts';
import { section4 } from './section4.ts';
import { createStage } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Login',
  component: LoginDialogHost,
  tags: ['flow', 'machine:login'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await import('../../pages/login/parts/LoginPart.tsx');
    return stage.begin();
  },
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (answers: StoryAnswers = {}): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop
      user={null}
      answers={{ ...captchaAnswer, ...answers }}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
});

const BY_ACCOUNT = 'Login.LoginByNameOrQQOrMobilePhone';
const BY_MOBILE = 'Login.LoginByMobilePhone';

let answer = controlled<typeof yuexiang>();

/** A dialog stands over a page that may look different for a customer. */
export const DialogSucceeds: Story = {
  ...dialog(on(loginByAccount, () => answer.promise)),
  play: stage.driven({ login: { reload: 1 } }, async ({ step }) => {
    answer = controlled();
    const form = await loginDialog();
    await form.fillAccount();
    await step(
      'a double click sends the form once, and the button says that it waits',
      async () => {
        await userEvent.dblClick(form.submit());
        await waitFor(() => expect(stage.sent(BY_ACCOUNT)).toHaveLength(1));
        await userEvent.keyboard('{Enter}');
        await expect(stage.sent(BY_ACCOUNT)).toHaveLength(1);
        await expect(form.submit()).toHaveAttribute('aria-disabled', 'true');
      },
    );
    await step(section4.loginInDialog, async () => {
      await expect(stage.emitted('reload')).toEqual([]);
      await answer.resolve(yuexiang);
      await waitFor(() => expect(stage.emitted('reload')).toHaveLength(1));
      await expect(stage.reloads()).toBe(1);
    });
  }),
};

/** A page goes on to where the visitor wanted to be; the SMS tab does it the same way. */
export const PageSucceeds: Story = {
  render: () => (
    <StoryShop
      path={pathOf('login', {}, { return_url: '/product/detail/101' })}
      user={null}
      answers={{ ...captchaAnswer, ...on(loginByMobile, () => answer.promise) }}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <LoginPage />
    </StoryShop>
  ),
  play: stage.driven({ login: { success: 1 } }, async ({ canvasElement, step }) => {
    answer = controlled();
    const form = formIn(canvasElement);
    await form.inside.findByRole('tab', { name: '短信登录' });
    await form.toSms();
    await form.fillPhone();
    await userEvent.type(form.inside.getByRole('textbox', { name: '短信验证码' }), '123456');
    await userEvent.dblClick(form.submit());
    await waitFor(() => expect(stage.sent(BY_MOBILE)).toHaveLength(1));
    await step(section4.loginOnPage, async () => {
      await answer.resolve(yuexiang);
      await waitFor(() =>
        expect(stage.emitted('success')).toEqual([
          { type: 'success', returnUrl: '/product/detail/101' },
        ]),
      );
      await expect(stage.onEvent).toHaveBeenCalledWith('navigate', '/product/detail/101');
      await expect(stage.emitted('reload')).toEqual([]);
    });
  }),
};

let failures = [refused(errCode.captchaWrong, '图形验证码不正确或已失效')];

/** Whatever the reason: a wrong captcha, a server that is broken, no network, no answer in time. */
export const Fails: Story = {
  ...dialog(on(loginByAccount, () => failures.shift() ?? failed(500))),
  play: stage.driven({}, async ({ step }) => {
    failures = [
      refused(errCode.captchaWrong, '图形验证码不正确或已失效'),
      refused(errCode.passwordWrong, '账号或密码不正确'),
      failed('network'),
      failed('timeout'),
    ];
    const form = await loginDialog();
    await form.fillAccount('zzzz');
    for (const { message } of [...failures]) {
      await step(`${section4.loginFailure} (${message})`, async () => {
        const before = await pictureOf(form);
        await userEvent.click(form.submit());
        await waitFor(() => expect(form.picture()).not.toBe(before));
        await pictureOf(form);
        await expect(form.code()).toHaveValue('');
        await userEvent.type(form.code(), 'abcd');
      });
    }
    await step('account and password stay, and every try was its own request', async () => {
      await expect(form.inside.getByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
      await expect(form.inside.getByLabelText('密码')).toHaveValue('Demo-2026');
      await expect(stage.sent(BY_ACCOUNT)).toHaveLength(4);
    });
  }),
};

/** Also in the middle of a request, whose late answer then logs nobody in. */
export const Closes: Story = {
  ...dialog(on(loginByAccount, () => answer.promise)),
  play: stage.driven(
    { login: { 'login.closed': 1, 'login.removed': 1 } },
    async ({ args, step }) => {
      answer = controlled();
      const form = await loginDialog();
      await form.fillAccount();
      await userEvent.click(form.submit());
      await waitFor(() => expect(stage.sent(BY_ACCOUNT)).toHaveLength(1));
      await step(section4.loginClosing, async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(stage.emitted('login.closed')).toHaveLength(1));
        await expect(args.onClosed).toHaveBeenCalledOnce();
        await expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('data-closing');
        stage.tick(0.499);
        await expect(stage.emitted('login.removed')).toEqual([]);
        stage.tick(0.001);
        await waitFor(() => expect(stage.emitted('login.removed')).toHaveLength(1));
        await expect(args.onRemoved).toHaveBeenCalledOnce();
      });
      await step('an answer after closing reloads nothing', async () => {
        await answer.resolve(yuexiang);
        await expect(stage.reloads()).toBe(0);
      });
    },
  ),
};
