import { bindQqOpenId } from '@banxin/contract/calls/login/oauth';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refused, type StoryAnswers } from '../../stories/storyClient.ts';
import BindQqPage from './BindQqPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/BindQq',
  component: BindQqPage,
  tags: ['screen:/bindqq', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof BindQqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  answers: StoryAnswers = {},
  props: Partial<StoryShopProps> = {},
): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('bindqq', {}, { openId: 'pass-1' })}
      user={null}
      answers={{ ...captchaAnswer, ...answers }}
      onEvent={onEvent}
      {...props}
    >
      <BindQqPage />
    </StoryShop>
  ),
});

const bind = async (canvas: HTMLElement): Promise<void> => {
  const page = within(canvas);
  await userEvent.type(await page.findByRole('textbox', { name: '账号' }), ' 悦享包装 ');
  await userEvent.type(page.getByLabelText('密码'), 'Demo-2026');
  await userEvent.type(page.getByRole('textbox', { name: '图形验证码' }), 'abcd');
  await userEvent.click(page.getByRole('button', { name: '绑定并登录' }));
};

export const Ready: Story = { ...shown(), tags: ['state:ready'] };

/** Bound on a page of its own leads home. */
export const Bound: Story = {
  ...shown(on(bindQqOpenId, yuexiang)),
  play: async ({ canvasElement }) => {
    await bind(canvasElement);
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
    await expect(onEvent).toHaveBeenCalledWith('call Login.BindQqOpenId', {
      openId: 'pass-1',
      nameOrQQOrMobilePhone: '悦享包装',
      password: 'Demo-2026',
      code: 'abcd',
    });
  },
};

/** Bound in the QQ window signals success to the page that opened it. */
export const BoundInWindow: Story = {
  ...shown(on(bindQqOpenId, yuexiang), {
    windows: { readTask: () => ({ nonce: 'key-1', mode: 'page' }) },
  }),
  play: async ({ canvasElement }) => {
    await bind(canvasElement);
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith('window.tell', {
        nonce: 'key-1',
        ok: true,
        message: '',
      }),
    );
    await expect(onEvent).toHaveBeenCalledWith('window.close', undefined);
  },
};

/** A failed try keeps what was typed, but for the captcha, which is a new one. */
export const WrongPassword: Story = {
  tags: ['state:failed'],
  ...shown(on(bindQqOpenId, refused(errCode.passwordWrong, '账号或密码不正确'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await bind(canvasElement);
    await expect(await page.findByText('账号或密码不正确')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    await expect(page.getByLabelText('密码')).toHaveValue('Demo-2026');
  },
};

/** One QQ per account. */
export const AccountHasQq: Story = {
  ...shown(on(bindQqOpenId, refused(errCode.accountHasQq, '该账号已绑定其他 QQ'))),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await bind(canvasElement);
    await expect(await within(canvasElement).findByText('该账号已绑定其他 QQ')).toBeVisible();
  },
};

export const Empty: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '绑定并登录' }));
    await expect(page.getByRole('textbox', { name: '账号' })).toBeInvalid();
    await expect(onEvent).not.toHaveBeenCalledWith('call Login.BindQqOpenId', expect.anything());
  },
};

export const Binding: Story = {
  ...shown(on(bindQqOpenId, 'pending')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await bind(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: '账号' }), '{Enter}');
    await expect(
      onEvent.mock.calls.filter(([event]) => event === 'call Login.BindQqOpenId'),
    ).toHaveLength(1);
  },
};

/** Opened without an identity there is nothing to bind. */
export const MissingOpenId: Story = {
  tags: ['state:empty'],
  ...shown({}, { path: pathOf('bindqq') }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '返回登录' }));
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent('/login');
  },
};

export const English: Story = {
  ...shown({}, { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
};
