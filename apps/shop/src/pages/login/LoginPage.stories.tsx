import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createStore } from '../../lib/storage.ts';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refused } from '../../stories/storyClient.ts';
import LoginPage from './LoginPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  tags: ['screen:/login', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/LoginPart.tsx');
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
    const password = within(canvasElement).getByLabelText('密码');
    await expect(password).toHaveValue('Demo-2026');
    await expect(password).toHaveAccessibleDescription(/账号或密码不正确/);
  },
};

const KNOWN = ['13800000001', '13912345678'];

/** Numbers that were used in this browser stand below the field. */
export const KnownNumbers: Story = {
  ...shown({ stored: { phoneHistory: KNOWN } }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: '短信登录' }));
    await expect(await page.findAllByRole('button', { name: /^使用 1/ })).toHaveLength(2);
  },
};

/** One press fills the field, one forgets. */
export const PicksNumber: Story = {
  ...shown({ stored: { phoneHistory: KNOWN } }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: '短信登录' }));
    const field = page.getByRole('textbox', { name: '手机号' });
    await step('only those that begin with what is typed', async () => {
      await page.findByRole('button', { name: '使用 138****0001' });
      await userEvent.type(field, '139');
      await expect(page.queryByRole('button', { name: '使用 138****0001' })).toBeNull();
      await userEvent.clear(field);
    });
    await step('the last one that was used stands first, and is filled in by a press', async () => {
      await userEvent.click(page.getByRole('button', { name: '使用 138****0001' }));
      await expect(field).toHaveValue('13800000001');
      await userEvent.clear(field);
    });
    await step('one that is not wanted goes, and the focus is not lost', async () => {
      await userEvent.click(page.getByRole('button', { name: '不再记住 138****0001' }));
      await expect(page.queryByText('138****0001')).toBeNull();
      await expect(page.getByRole('button', { name: '使用 139****5678' })).toHaveFocus();
    });
  },
};

const browser = () =>
  createStore(
    memoryStorage(),
    () => STORY_NOW,
    (problem) => {
      throw problem;
    },
  );
let store = browser();

/** Who came in by a number finds it the next time; who logs out takes it along (see the journey of the login). */
export const RemembersNumber: Story = {
  beforeEach: () => {
    store = browser();
  },
  render: () => (
    <StoryShop
      path={pathOf('login')}
      user={null}
      answers={{ ...captchaAnswer, ...on(loginByMobile, yuexiang) }}
      onEvent={onEvent}
      store={store}
    >
      <LoginPage />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: '短信登录' }));
    await userEvent.type(page.getByRole('textbox', { name: '手机号' }), '13800000001');
    await userEvent.type(page.getByRole('textbox', { name: '图形验证码' }), 'abcd');
    await userEvent.type(page.getByRole('textbox', { name: '短信验证码' }), '123456');
    await userEvent.click(page.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
    await expect(store.read('phoneHistory')).toEqual(['13800000001']);
  },
};

export const English: Story = {
  ...shown({ locale: 'en-US' }),
  globals: { locale: 'en-US' },
  tags: ['photo'],
};
