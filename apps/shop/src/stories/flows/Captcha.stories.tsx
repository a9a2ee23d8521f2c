// The graphic captcha: another picture by a press, and a picture that does not come.
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { StoryShop } from '../StoryShop.tsx';
import { failed, on, type StoryAnswers } from '../storyClient.ts';
import { loginDialog, pictureOf } from './loginForm.ts';
import { createStage } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Captcha',
  component: LoginDialogHost,
  tags: ['flow', 'machine:captcha'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answers: StoryAnswers): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop user={null} answers={answers} flows={stage.flows} onEvent={stage.onEvent}>
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
});

const versions = (): readonly unknown[] => stage.sent('Login.Captcha');

export const Refreshes: Story = {
  ...shown(captchaAnswer),
  play: stage.driven({}, async ({ step }) => {
    const form = await loginDialog();
    const before = await pictureOf(form);
    await step(
      'a graphic captcha image that refreshes on click (tooltip 看不清？点击刷新)',
      async () => {
        const asked = versions().length;
        const press = form.inside.getByRole('button', { name: '图形验证码，看不清？点击刷新' });
        await userEvent.click(press);
        await waitFor(() => expect(versions()).toHaveLength(asked + 1));
        await waitFor(() => expect(form.picture()).not.toBe(before));
        await expect(versions().at(-1)).not.toEqual(versions().at(-2));
      },
    );
  }),
};

/** The picture is still on its way: what was typed answers nothing yet, and nothing is sent. */
export const StillLoading: Story = {
  ...shown(on(getCaptcha, 'pending')),
  play: stage.driven({}, async () => {
    const form = await loginDialog();
    await form.fillAccount();
    await userEvent.click(form.submit());
    await waitFor(() => expect(form.code()).toBeInvalid());
    await expect(stage.sent('Login.LoginByNameOrQQOrMobilePhone')).toEqual([]);
  }),
};

let isBroken = true;

/** The picture fails to load: why nothing can be sent is said, and it can be asked for again. */
export const FailsToLoad: Story = {
  ...shown(
    on(getCaptcha, (input) =>
      isBroken
        ? failed('network')
        : (captchaAnswer[getCaptcha.name] as (v: typeof input) => never)(input),
    ),
  ),
  play: stage.driven({}, async ({ step }) => {
    isBroken = true;
    const form = await loginDialog();
    const retry = await form.inside.findByRole('button', { name: '加载失败，点击重试' });
    await step(
      'sending without it marks the field beside the broken picture; nothing is sent',
      async () => {
        await form.fillAccount(' ');
        await userEvent.click(form.submit());
        await waitFor(() => expect(form.code()).toBeInvalid());
        await expect(retry).toBeVisible();
        await expect(stage.sent('Login.LoginByNameOrQQOrMobilePhone')).toEqual([]);
      },
    );
    await step('a press asks again; nothing that was typed is lost', async () => {
      isBroken = false;
      await userEvent.click(retry);
      await pictureOf(form);
      await expect(form.inside.getByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
    });
  }),
};
