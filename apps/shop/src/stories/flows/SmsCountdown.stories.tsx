// Asking for an SMS code: sixty seconds, kept through tabs of the form, reloads, and tabs of the browser.

import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { errCode } from '@banxin/contract/errors';
import { plain } from '@banxin/contract/refusals/plain';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import { storeSmsDeadline } from '../../features/session/smsDeadline.ts';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../StoryShop.tsx';
import { openBrowser } from '../storyBrowser.ts';
import { on, refused, refusedBy, type StoryAnswers } from '../storyClient.ts';
import { loginDialog, pictureOf } from './loginForm.ts';
import { section4 } from './section4.ts';
import { createStage } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/SmsCountdown',
  component: LoginDialogHost,
  tags: ['flow', 'machine:sms-countdown'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  answers: StoryAnswers = {},
  props: Partial<StoryShopProps> = {},
): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop
      user={null}
      answers={{ ...captchaAnswer, ...answers }}
      flows={stage.flows}
      onEvent={stage.onEvent}
      {...props}
    >
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
});

const SEND = 'Common.SendSmsCode';
const off = ['aria-disabled', 'true'] as const;

let answer = controlled<null>();

export const CountsDown: Story = {
  ...shown(on(sendSmsCode, () => answer.promise)),
  play: stage.driven({ 'sms-countdown': { toast: 1, store: 1 } }, async ({ step }) => {
    answer = controlled();
    const form = await loginDialog();
    await form.toSms();
    await step('without phone and captcha nothing can be sent', async () => {
      await expect(form.sendSms()).toBeDisabled();
      await form.fillPhone();
      await expect(form.sendSms()).toBeEnabled();
    });
    await step('a double click sends one SMS; until the answer nothing counts', async () => {
      await userEvent.dblClick(form.sendSms());
      await waitFor(() =>
        expect(stage.sent(SEND)).toEqual([
          { mobilePhone: '13800000001', code: 'abcd', purpose: 'login' },
        ]),
      );
      await expect(stage.emitted('toast')).toEqual([]);
    });
    await step(section4.smsCountdown, async () => {
      await answer.resolve(null);
      await waitFor(() => expect(form.sendSms()).toHaveTextContent('60'));
      await expect(form.sendSms()).toHaveAttribute(...off);
      stage.tick(23);
      await waitFor(() => expect(form.sendSms()).toHaveTextContent('37'));
    });
    await step(
      'it says 短信验证码已发送到 {phone}，请注意查收！ and keeps the deadline',
      async () => {
        await expect(stage.emitted('toast')).toMatchObject([
          { tone: 'success', message: '短信验证码已发送到 13800000001，请注意查收！' },
        ]);
        await expect(stage.emitted('store')).toMatchObject([
          { key: 'smsResendAt', expiresInSeconds: 60 },
        ]);
      },
    );
    await step('it goes on counting on the other tab', async () => {
      await userEvent.click(form.inside.getByRole('tab', { name: '账号登录' }));
      stage.tick(7);
      await form.toSms();
      await waitFor(() => expect(form.sendSms()).toHaveTextContent('30'));
    });
    await step('after 60 seconds it can be pressed again', async () => {
      stage.tick(30);
      await waitFor(() => expect(form.sendSms()).toHaveTextContent('获取验证码'));
      await expect(form.sendSms()).not.toHaveAttribute(...off);
      await expect(stage.sent(SEND)).toHaveLength(1);
    });
  }),
};

/** A reload does not free the button: the deadline is kept. */
export const Restored: Story = {
  ...shown({}, { stored: { smsResendAt: STORY_NOW + 37_000 } }),
  play: stage.driven({}, async () => {
    const form = await loginDialog();
    await form.toSms();
    await expect(form.sendSms()).toHaveTextContent('37');
    await expect(form.sendSms()).toHaveAttribute(...off);
  }),
};

/** The captcha was wrong: no SMS, another picture, its field empty, the number kept. */
export const WrongCaptcha: Story = {
  ...shown(on(sendSmsCode, refusedBy(plain.captchaWrong))),
  play: stage.driven({}, async ({ step }) => {
    const form = await loginDialog();
    await form.toSms();
    await form.fillPhone();
    const before = await pictureOf(form);
    await userEvent.click(form.sendSms());
    await waitFor(() => expect(form.code()).toHaveValue(''));
    await waitFor(() => expect(form.picture()).not.toBe(before));
    await expect(form.inside.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
    await step('without an answer to the new picture nothing can be sent', async () => {
      await expect(form.sendSms()).toBeDisabled();
      await expect(stage.sent(SEND)).toHaveLength(1);
    });
  }),
};

/** The server's own sixty seconds: it says how many are left. */
export const TooSoon: Story = {
  ...shown(
    on(
      sendSmsCode,
      refused(errCode.smsTooSoon, '短信发送过于频繁，请稍后再试', { retryAfter: 12 }),
    ),
  ),
  play: stage.driven({ 'sms-countdown': { store: 1 } }, async ({ step }) => {
    const form = await loginDialog();
    await form.toSms();
    await form.fillPhone();
    await userEvent.click(form.sendSms());
    await waitFor(() => expect(form.sendSms()).toHaveTextContent('12'));
    await expect(form.sendSms()).toHaveAttribute(...off);
    await step('it is kept too: a reload does not free the button', async () => {
      await expect(stage.emitted('store')).toMatchObject([{ expiresInSeconds: 12 }]);
    });
  }),
};

let browser = openBrowser(() => STORY_NOW);

/** What one tab sends, the other counts too. */
export const SentInAnotherTab: Story = {
  render: (args) => {
    browser = openBrowser(() => STORY_NOW);
    return (
      <StoryShop
        user={null}
        answers={captchaAnswer}
        store={browser.openTab()}
        flows={stage.flows}
        onEvent={stage.onEvent}
      >
        <LoginDialogHost {...args} />
      </StoryShop>
    );
  },
  play: stage.driven({}, async () => {
    const form = await loginDialog();
    await form.toSms();
    await form.fillPhone();
    await expect(form.sendSms()).toBeEnabled();
    storeSmsDeadline(browser.openTab(), STORY_NOW, 44);
    await waitFor(() => expect(form.sendSms()).toHaveTextContent('44'));
    await userEvent.click(form.sendSms(), { pointerEventsCheck: 0 });
    await expect(stage.sent(SEND)).toEqual([]);
  }),
};
