import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyLogin, loginArgs } from '../../stories/loginSamples.ts';
import {
  expectFocusInside,
  expectFocusKept,
  expectGone,
  expectPageAsleep,
  pressOutside,
  scrims,
} from '../../stories/overlayChecks.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './LoginDialog.guide.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

const meta = {
  title: 'Overlays/LoginDialog',
  component: LoginDialog,
  // An open dialog covers the page it is shown on.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { ...loginArgs(fn), isOpen: true, onClose: fn() },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A parent that holds what the customer types, opened by a button. */
function Held(props: LoginDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState(props.tab);
  const [values, setValues] = useState(props.values);
  return (
    <>
      <Button onPress={() => setOpen(true)}>请登录</Button>
      <LoginDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
        tab={tab}
        onTabChange={setTab}
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
      />
    </>
  );
}

/** Named by its title, at 1000. */
export const Default: Story = {
  tags: ['sheet'],
  args: {
    values: { ...emptyLogin, account: '悦享包装', password: 'Banxin2026' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '登录版心印刷' })).toBeVisible());
    await expect(getComputedStyle(scrims()[0] ?? document.body).zIndex).toBe('1000');
  },
};

export const Sms: Story = {
  tags: ['photo'],
  args: {
    tab: 'sms',
    values: { ...emptyLogin, mobilePhone: '13800000001', code: 'x7Kp' },
    sms: { secondsLeft: 37, onSend: fn() },
  },
};

export const Refused: Story = {
  tags: ['photo'],
  args: {
    problems: [{ field: 'code', message: '验证码不正确' }],
    failure: '账号或密码不正确',
    captcha: { status: 'failed', onRefresh: fn() },
  },
};

/** The closing runs half a second, whatever the dialog holds; then the parent removes it. */
export const Closing: Story = {
  args: { isClosing: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('data-closing', 'true');
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--bx-motion-login-close')).toMatch(/^(\.5s|500ms)$/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Opened by the keyboard: the focus goes in, is kept in and returns. */
export const KeyboardOnly: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const trigger = canvas.getByRole('button', { name: '请登录' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
    const inside = within(dialog);
    await step('the focus is inside and stays inside, the page behind sleeps', async () => {
      await expectFocusInside(dialog);
      await expectPageAsleep(canvasElement);
      await expectFocusKept(dialog, 14);
    });
    await step('arrow right opens the other tab', async () => {
      inside.getByRole('tab', { name: '账号登录' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await inside.findByRole('textbox', { name: '手机号' })).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('Enter in a field submits', async () => {
      await userEvent.type(await inside.findByRole('textbox', { name: '账号' }), '悦享包装{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Escape closes and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expectGone(canvasElement, trigger);
    });
    await step('what was typed is still there', async () => {
      await userEvent.click(trigger);
      await expect(await screen.findByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
    });
    await step('the close button and a press outside close it too', async () => {
      await userEvent.click(screen.getByRole('button', { name: '关闭' }));
      await expectGone(canvasElement, trigger);
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await pressOutside();
      await expectGone(canvasElement, trigger);
    });
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Sign in to Banxin' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};
