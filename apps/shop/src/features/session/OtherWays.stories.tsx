import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LoginWindows } from '../../lib/loginWindows.ts';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { createStage } from '../../stories/flows/stage.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { on, type StoryAnswers } from '../../stories/storyClient.ts';
import LoginDialogHost from './LoginDialogHost.tsx';

const stage = createStage();
const { onEvent } = stage;

const meta = {
  title: 'Features/OtherWays',
  component: LoginDialogHost,
  tags: ['flow', 'machine:oauth-popup'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  answers: StoryAnswers,
  windows: Partial<LoginWindows> = {},
): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryShop
      user={null}
      answers={{ ...captchaAnswer, ...answers }}
      windows={windows}
      flows={stage.flows}
      onEvent={onEvent}
    >
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
});

const dialogOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' });
  return { inside: within(dialog) };
};

const bothWays = on(getLoginProviders, { qq: true, wechat: true });

/** What the opened window says, as the story wants it. */
function window440(): { windows: Partial<LoginWindows>; say: (told: unknown) => void } {
  let hear: (told: unknown) => void = () => undefined;
  return {
    windows: {
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
    },
    say: (told) => hear(told),
  };
}

/** Specification §2: QQ and WeChat authorisation, each in a popup; only what the server can do is offered. */
export const OtherWays: Story = {
  ...shown(bothWays),
  tags: ['photo'],
  play: stage.driven({}, async ({ step }) => {
    const { inside } = await dialogOf();
    await step('the window opens with query state=login, while the click is handled', async () => {
      await userEvent.click(await inside.findByRole('button', { name: 'QQ' }));
      await expect(onEvent).toHaveBeenCalledWith(
        'window.open',
        '/qqlogin?state=login&mode=dialog&nonce=key-1',
      );
      await expect(inside.getByText('请在打开的窗口中完成QQ登录。')).toBeVisible();
    });
    await step('a second one does not', async () => {
      await userEvent.click(inside.getByRole('button', { name: '微信' }));
      await expect(stage.told('window.open')).toHaveLength(1);
    });
  }),
};

export const OnlyWechat: Story = {
  ...shown(on(getLoginProviders, { qq: false, wechat: true })),
  tags: ['photo'],
  play: stage.driven({}, async () => {
    const { inside } = await dialogOf();
    await expect(await inside.findByRole('button', { name: '微信' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'QQ' })).toBeNull();
  }),
};

export const WindowBlocked: Story = {
  ...shown(bothWays, { open: () => null }),
  tags: ['photo'],
  play: stage.driven({}, async () => {
    const { inside } = await dialogOf();
    await userEvent.click(await inside.findByRole('button', { name: '微信' }));
    await expect(inside.getByText(/浏览器拦截了登录窗口/)).toBeVisible();
    await expect(inside.getByRole('button', { name: '微信' })).toBeEnabled();
  }),
};

const answered = window440();

/** A result with another window's key is not heard; with its own, the dialog's page goes to "/". */
export const WindowAnswers: Story = {
  ...shown(bothWays, answered.windows),
  play: stage.driven({ 'oauth-popup': { navigate: 1 }, login: { reload: 1 } }, async ({ step }) => {
    const { inside } = await dialogOf();
    await userEvent.click(await inside.findByRole('button', { name: '微信' }));
    await step('a stranger says it worked', async () => {
      answered.say({ nonce: 'key-0', ok: true, message: '' });
      await expect(inside.getByText('请在打开的窗口中完成微信登录。')).toBeVisible();
    });
    await step('当前微信未绑定任何账号', async () => {
      answered.say({ nonce: 'key-1', ok: false, message: '当前微信未绑定任何账号' });
      await expect(await inside.findByText('当前微信未绑定任何账号')).toBeVisible();
    });
    await step('the next try works', async () => {
      await userEvent.click(inside.getByRole('button', { name: '微信' }));
      answered.say({ nonce: 'key-2', ok: true, message: '' });
      await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
      await expect(onEvent).toHaveBeenCalledWith('reload', expect.anything());
    });
  }),
};
