import { loginByAccount } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refused } from '../../stories/storyClient.ts';
import LoginPage from './LoginPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  tags: ['screen:/login', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('login')}
      user={null}
      answers={captchaAnswer}
      onEvent={onEvent}
      {...props}
    >
      <LoginPage />
    </StoryShop>
  ),
});

export const Ready: Story = { ...shown(), tags: ['state:ready'] };

const logIn = async (canvas: HTMLElement): Promise<void> => {
  const page = within(canvas);
  await userEvent.type(await page.findByRole('textbox', { name: '账号' }), '悦享包装');
  await userEvent.type(page.getByLabelText('密码'), 'Demo-2026');
  await userEvent.type(page.getByRole('textbox', { name: '图形验证码' }), 'abcd');
  await userEvent.click(page.getByRole('button', { name: '登录' }));
};

/** Afterwards the visitor is where they wanted to go. */
export const GoesOn: Story = {
  ...shown({
    path: pathOf('login', {}, { return_url: '/product/detail/101' }),
    answers: { ...captchaAnswer, ...on(loginByAccount, yuexiang) },
  }),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/product/detail/101'));
  },
};

/** An address outside the shop is not followed. */
export const StaysInside: Story = {
  ...shown({
    path: pathOf('login', {}, { return_url: '//evil.example' }),
    answers: { ...captchaAnswer, ...on(loginByAccount, yuexiang) },
  }),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
  },
};

export const WrongPassword: Story = {
  tags: ['state:failed'],
  ...shown({
    answers: {
      ...captchaAnswer,
      ...on(loginByAccount, refused(errCode.passwordWrong, '账号或密码不正确')),
    },
  }),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: '图形验证码' })).toHaveValue(''),
    );
    await expect(within(canvasElement).getByLabelText('密码')).toHaveValue('Demo-2026');
  },
};

export const English: Story = {
  ...shown({ locale: 'en-US' }),
  globals: { locale: 'en-US' },
  tags: ['photo'],
};
