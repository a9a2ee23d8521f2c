// Login through QQ or WeChat, seen from the form that opens the window: what the window says and what becomes of it.

import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import LoginPage from '../../pages/login/LoginPage.tsx';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { StoryShop } from '../StoryShop.tsx';
import { on } from '../storyClient.ts';
import { formIn, loginDialog } from './loginForm.ts';
import { createOtherWindow } from './otherWindow.ts';
import { section4 } from './section4.ts';
import { createStage } from './stage.ts';

const stage = createStage();
let other = createOtherWindow();

const meta = {
  title: 'Flows/OauthPopup',
  component: LoginDialogHost,
  tags: ['flow', 'machine:oauth-popup'],
  args: { onClosed: fn(), onRemoved: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    stage.begin();
    other = createOtherWindow();
  },
} satisfies Meta<typeof LoginDialogHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = { ...captchaAnswer, ...on(getLoginProviders, { qq: true, wechat: true }) };

const inDialog: Pick<Story, 'render'> = {
  render: (args) => (
    <StoryShop
      user={null}
      answers={answers}
      windows={other.windows}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <LoginDialogHost {...args} />
    </StoryShop>
  ),
};

const onPage: Pick<Story, 'render'> = {
  render: () => (
    <StoryShop
      path={pathOf('login', {}, { return_url: '/category' })}
      user={null}
      answers={answers}
      windows={other.windows}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      <LoginPage />
    </StoryShop>
  ),
};

type Form = ReturnType<typeof formIn>;

const way = (form: Form, name: 'QQ' | '微信') => form.inside.findByRole('button', { name });
const waiting = (form: Form, name: 'QQ' | '微信') =>
  form.inside.queryByText(`请在打开的窗口中完成${name}登录。`);

async function openWindow(form: Form, name: 'QQ' | '微信'): Promise<void> {
  const before = other.addresses().length;
  await userEvent.click(await way(form, name));
  await expect(other.addresses()).toHaveLength(before + 1);
  await waitFor(() => expect(waiting(form, name)).toBeVisible());
}

/** What the newest window says of itself. */
const said = (ok: boolean, message = '') => ({ nonce: other.nonce(), ok, message });

/** The dialog stands over a page that was opened as nobody: a new one begins at "/". */
export const DialogSucceeds: Story = {
  ...inDialog,
  play: stage.driven({ 'oauth-popup': { navigate: 1 }, login: { reload: 1 } }, async ({ step }) => {
    const form = await loginDialog();
    await step('opened with query state=login; a second click opens no second window', async () => {
      await openWindow(form, 'QQ');
      await expect(other.addresses()).toEqual([
        `/qqlogin?state=login&mode=dialog&nonce=${other.nonce()}`,
      ]);
      await userEvent.click(await way(form, '微信'));
      await expect(other.addresses()).toHaveLength(1);
    });
    await step(section4.qqPopup, async () => {
      other.post(other.origin, said(true));
      await waitFor(() =>
        expect(stage.emitted('navigate')).toEqual([
          { type: 'navigate', to: { name: 'root' }, replace: false },
        ]),
      );
      await expect(stage.told('navigate')).toEqual(['/']);
      await expect(stage.reloads()).toBe(1);
      await expect(other.isOpen()).toBe(false);
    });
  }),
};

/** The page goes on by itself, to where the visitor wanted to be. */
export const PageSucceeds: Story = {
  ...onPage,
  play: stage.driven({ login: { success: 1 } }, async ({ canvasElement, step }) => {
    const form = formIn(canvasElement);
    await openWindow(form, '微信');
    await expect(other.addresses()).toEqual([
      `/wechatlogin?state=login&mode=page&nonce=${other.nonce()}`,
    ]);
    await step(section4.qqPopup, async () => {
      other.post(other.origin, said(true));
      await waitFor(() =>
        expect(stage.emitted('success')).toEqual([{ type: 'success', returnUrl: '/category' }]),
      );
      await waitFor(() => expect(stage.told('navigate')).toEqual(['/category']));
      await expect(other.isOpen()).toBe(false);
    });
  }),
};

export const Blocked: Story = {
  ...inDialog,
  play: stage.driven({}, async ({ step }) => {
    const form = await loginDialog();
    await step('the browser opens none: the form says so and nothing waits', async () => {
      other.setBlocked(true);
      await userEvent.click(await way(form, 'QQ'));
      await waitFor(() => expect(form.inside.getByText(/浏览器拦截了登录窗口/)).toBeVisible());
      await expect(waiting(form, 'QQ')).toBeNull();
    });
    await step('allowed, another click opens it', async () => {
      other.setBlocked(false);
      await openWindow(form, 'QQ');
      await expect(form.inside.queryByText(/浏览器拦截了登录窗口/)).toBeNull();
    });
  }),
};

export const ClosedByHand: Story = {
  ...onPage,
  play: stage.driven({}, async ({ canvasElement, step }) => {
    const form = formIn(canvasElement);
    await openWindow(form, 'QQ');
    await step('its last word may still be on its way: it is waited for', async () => {
      other.closeByHand();
      for (let looks = 0; looks < 3; looks += 1) other.look();
      await expect(waiting(form, 'QQ')).toBeVisible();
    });
    await step('then the form is as before, and the other way is open', async () => {
      other.look();
      await waitFor(() => expect(waiting(form, 'QQ')).toBeNull());
      await openWindow(form, '微信');
    });
  }),
};

/** It tells its opener over two ways at once, and may contradict itself: the first word counts, once. */
export const AnswersTwice: Story = {
  ...onPage,
  play: stage.driven({ login: { success: 1 } }, async ({ canvasElement, step }) => {
    const form = formIn(canvasElement);
    const unbound = '当前微信未绑定任何账号';
    await step(`${section4.wechat}: a success after it is not one`, async () => {
      await openWindow(form, '微信');
      const key = said(true);
      other.broadcast({ ...key, ok: false, message: unbound });
      other.post(other.origin, key);
      await waitFor(() => expect(form.inside.getByText(unbound)).toBeVisible());
      await expect(stage.emitted('success')).toEqual([]);
    });
    await step('the next window succeeds twice and then fails: one success', async () => {
      await openWindow(form, '微信');
      const key = said(true);
      other.broadcast(key);
      other.post(other.origin, key);
      other.post(other.origin, { ...key, ok: false, message: unbound });
      await waitFor(() => expect(stage.told('navigate')).toEqual(['/category']));
      await expect(stage.emitted('success')).toHaveLength(1);
    });
  }),
};

/** Only the window itself knows its key, and only pages of the shop are heard. */
export const StrangersAreNotHeard: Story = {
  ...onPage,
  play: stage.driven({ login: { success: 1 } }, async ({ canvasElement, step }) => {
    const form = formIn(canvasElement);
    await openWindow(form, 'QQ');
    const isNotHeard = async (): Promise<void> => {
      await expect(waiting(form, 'QQ')).toBeVisible();
      await expect(other.isOpen()).toBe(true);
      await expect(stage.emitted('success')).toEqual([]);
    };
    await step('a page of another origin that knows the key', async () => {
      other.post('https://stranger.example', said(true));
      await isNotHeard();
    });
    await step('a page of the shop with the key of another window, or without one', async () => {
      other.post(other.origin, { ...said(true), nonce: 'another' });
      other.broadcast({ ...said(true), nonce: 'another' });
      other.post(other.origin, { ok: true, message: '' });
      other.post(other.origin, 'ok');
      other.post(other.origin, null);
      await isNotHeard();
    });
    await step('the window itself is heard', async () => {
      other.broadcast(said(true));
      await waitFor(() => expect(stage.told('navigate')).toEqual(['/category']));
    });
  }),
};
