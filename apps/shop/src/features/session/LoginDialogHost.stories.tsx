import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import LoginDialogHost from './LoginDialogHost.tsx';

const onEvent = fn();

const meta = {
  title: 'Features/LoginDialogHost',
  component: LoginDialogHost,
  tags: ['machine:login'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
  render: (args) => (
    <StoryShop user={null} answers={captchaAnswer} onEvent={onEvent}>
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
  await waitFor(() => expect(dialog.querySelector('[data-part=picture] img')).not.toBeNull());
  return { dialog, inside: within(dialog) };
};

const sent = (call: string): unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input);

export const Account: Story = {
  tags: ['photo'],
  play: async () => {
    const { dialog } = await dialogOf();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Fields are marked without words on the account tab. */
export const IncompleteAccount: Story = {
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(inside.getByRole('textbox', { name: '账号' })).toBeInvalid());
    await expect(sent('Login.LoginByNameOrQQOrMobilePhone')).toEqual([]);
  },
};

/** On the SMS tab the phone says what is wrong with it. */
export const IncompleteSms: Story = {
  tags: ['photo'],
  play: async () => {
    const { inside } = await dialogOf();
    await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '12345');
    await userEvent.click(inside.getByRole('button', { name: '登录' }));
    await inside.findByText('手机号格式不正确');
    await expect(sent('Login.LoginByMobilePhone')).toEqual([]);
  },
};

/** Specification §2: forgot password in a new window; register with the return address, and the dialog goes. */
export const OtherPages: Story = {
  render: (args) => (
    <StoryShop
      path="/?redirect=%2Fproduct%2Fdetail%2F101"
      user={null}
      answers={captchaAnswer}
      onEvent={onEvent}
    >
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
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
