import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleImage } from '../../internal/sampleImage.ts';
import * as css from '../../internal/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { LoginForm, type LoginFormValues, type LoginTab } from '../LoginForm/LoginForm.tsx';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

const empty: LoginFormValues = {
  nameOrQQOrMobilePhone: '',
  password: '',
  code: '',
  rememberMe: true,
  mobilePhone: '',
  smsCode: '',
};

const meta = {
  title: 'Overlays/LoginDialog',
  component: LoginDialog,
  // An open dialog covers the page it is shown on.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    tab: 'account',
    onTabChange: fn(),
    values: empty,
    onChange: fn(),
    captcha: { status: 'ready', imageSrc: sampleImage('captcha'), onRefresh: fn() },
    sms: { secondsLeft: 0, onSend: fn(), isSendDisabled: true },
    oauth: { onQq: fn(), onWechat: fn() },
    onSubmit: fn(),
    forgotPasswordHref: '/resetpassword',
    registerHref: '/register',
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A parent that holds what the customer types, opened by a button. */
function Held(props: LoginDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<LoginTab>(props.tab);
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

export const Default: Story = {
  args: { values: { ...empty, nameOrQQOrMobilePhone: '悦享包装', password: 'Banxin2026' } },
};

export const Sms: Story = {
  args: {
    tab: 'sms',
    values: { ...empty, mobilePhone: '13800000001', code: 'x7Kp' },
    sms: { secondsLeft: 37, onSend: fn() },
  },
};

/** Hidden messages on the account tab, shown ones on the other, a failure, a blocked window. */
export const Refused: Story = {
  args: {
    problems: [
      { field: 'nameOrQQOrMobilePhone', message: null },
      { field: 'code', message: null },
    ],
    failure: '账号或密码不正确',
    captcha: { status: 'failed', onRefresh: fn() },
    oauth: {
      onQq: fn(),
      onWechat: fn(),
      notice: '浏览器拦截了登录窗口，请允许弹出窗口后再点一次。',
    },
  },
};

export const RefusedSms: Story = {
  args: {
    tab: 'sms',
    values: { ...empty, mobilePhone: '1380' },
    problems: [{ field: 'mobilePhone', message: '手机号格式不正确' }],
    captcha: { status: 'loading', onRefresh: fn() },
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };

/** Half a second, then the parent removes it. */
export const Closing: Story = { args: { isClosing: true } };

/** The same form on the login page, without a dialog. */
export const Page: Story = {
  render: ({ isOpen: _isOpen, onClose: _onClose, ...form }) => (
    <div className={css.form}>
      <LoginForm {...form} />
    </div>
  ),
};

/** Opened by a button: focus trap, tabs by arrow keys, Enter submits, Escape closes, focus returns. */
export const KeyboardOnly: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '请登录' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
    const inside = within(dialog);
    await step('focus is inside and stays inside', async () => {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      for (let press = 0; press < 14; press += 1) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('arrow right opens the SMS tab', async () => {
      inside.getByRole('tab', { name: '账号登录' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(inside.getByRole('tab', { name: '短信登录' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(inside.getByRole('textbox', { name: '手机号' })).toBeVisible();
    });
    await step('Enter in a field submits', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.type(inside.getByRole('textbox', { name: '账号' }), '悦享包装{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('a press on the picture refreshes the captcha', async () => {
      await userEvent.click(inside.getByRole('button', { name: /看不清？点击刷新/ }));
      await expect(args.captcha.onRefresh).toHaveBeenCalledOnce();
    });
    await step('the forgotten password opens in a new window', async () => {
      await expect(inside.getByRole('link', { name: /忘记密码/ })).toHaveAttribute(
        'target',
        '_blank',
      );
    });
    await step('Escape closes and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const DefaultDark: Story = { ...Default, globals: { theme: 'dark' } };

export const SmsPhone: Story = { ...Sms, globals: { viewport: { value: 'phone390' } } };
