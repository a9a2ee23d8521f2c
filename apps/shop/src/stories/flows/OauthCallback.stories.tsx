// Inside the window of QQ or WeChat: on the way to the provider, back with a code, and what the code was good for.

import { exchangeQq, exchangeWechat, startOauth } from '@banxin/contract/calls/login/oauth';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WindowTask } from '../../lib/loginWindows.ts';
import QqLoginPage from '../../pages/qq-login/QqLoginPage.tsx';
import WechatLoginPage from '../../pages/wechat-login/WechatLoginPage.tsx';
import { STORY_NOW, StoryShop } from '../StoryShop.tsx';
import { failed, on, refused, type StoryAnswers } from '../storyClient.ts';
import { section4 } from './section4.ts';
import { createStage, slow } from './stage.ts';

const stage = createStage();

interface Back {
  /** Address that the window stands at. */
  readonly path: string;
  readonly answers?: StoryAnswers;
  /** What it was opened for; null: somebody typed the address. */
  readonly task?: WindowTask | null;
}

function LoginWindow({ path, answers = {}, task = null }: Back) {
  return (
    <StoryShop
      path={path}
      user={null}
      answers={answers}
      windows={{ readTask: () => task }}
      flows={stage.flows}
      onEvent={stage.onEvent}
    >
      {path.startsWith('/qqlogin') ? <QqLoginPage /> : <WechatLoginPage />}
    </StoryShop>
  );
}

const meta = {
  title: 'Flows/OauthCallback',
  component: LoginWindow,
  tags: ['flow', 'machine:oauth-callback'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof LoginWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

const QQ = 'Login.QQ';
const WECHAT = 'Login.Wechat';
const fromQq = pathOf('qqlogin', {}, { code: 'c0de', state: 'login00ff' });
const fromWechat = pathOf('wechatlogin', {}, { code: 'c0de', state: 'login00ff' });
const ofPage: WindowTask = { nonce: 'key-1', mode: 'page' };
const ofDialog: WindowTask = { nonce: 'key-1', mode: 'dialog' };

let qq = controlled<{ isBind: boolean; openId: string }>();
const byQq = on(exchangeQq, () => qq.promise);
const beginQq = (): void => {
  qq = controlled();
};
let wechat = controlled<{ hasBind: boolean }>();
const byWechat = on(exchangeWechat, () => wechat.promise);
const beginWechat = (): void => {
  wechat = controlled();
};

/** While the answer is awaited: one question, and it says that it asks. */
async function isExchanging(canvas: HTMLElement, call: string): Promise<void> {
  await within(canvas).findByRole('progressbar', { name: '正在确认您的身份' }, slow);
  await expect(stage.sent(call)).toHaveLength(1);
  await expect(stage.told('navigate')).toEqual([]);
}

/** The opener was told, once, and the window closes. */
async function isClosed(ok: boolean, message = ''): Promise<void> {
  await waitFor(() => expect(stage.told('window.close')).toHaveLength(1));
  await expect(stage.told('window.tell')).toEqual([{ nonce: 'key-1', ok, message }]);
}

/** Nobody opened the window: it goes on by itself. */
export const QqIsBound: Story = {
  args: { path: fromQq, answers: byQq },
  beforeEach: beginQq,
  play: stage.driven(
    { 'oauth-callback': { 'popup.result': 1 } },
    async ({ canvasElement, step }) => {
      await step(section4.qqExchange, async () => {
        await isExchanging(canvasElement, QQ);
        await expect(stage.sent(QQ)).toEqual([{ code: 'c0de', state: 'login00ff' }]);
        await qq.resolve({ isBind: true, openId: '' });
        await waitFor(() => expect(stage.told('navigate')).toEqual(['/']));
        await expect(stage.told('window.tell')).toEqual([]);
      });
    },
  ),
};

export const QqIsNotBound: Story = {
  args: { path: fromQq, answers: byQq, task: ofPage },
  beforeEach: beginQq,
  play: stage.driven({ 'oauth-callback': { navigate: 1 } }, async ({ canvasElement, step }) => {
    await step(section4.qqExchange, async () => {
      await isExchanging(canvasElement, QQ);
      await qq.resolve({ isBind: false, openId: 'pa-ss/1' });
      await expect(await screen.findByTestId('left', {}, slow)).toHaveTextContent(
        '/bindqq?openId=pa-ss%2F1',
      );
      await expect(stage.emitted('navigate')).toMatchObject([{ replace: true }]);
    });
    await step('the window stays open for it, and its opener goes on waiting', async () => {
      await expect(stage.told('window.close')).toEqual([]);
      await expect(stage.told('window.tell')).toEqual([]);
    });
  }),
};

/** A login page opened the window: it goes on by itself once it has heard. */
export const QqTellsPage: Story = {
  args: { path: fromQq, answers: byQq, task: ofPage },
  beforeEach: beginQq,
  play: stage.driven(
    { 'oauth-callback': { 'popup.result': 1 } },
    async ({ canvasElement, step }) => {
      await step(section4.qqPopup, async () => {
        await isExchanging(canvasElement, QQ);
        await qq.resolve({ isBind: true, openId: '' });
        await isClosed(true);
        await expect(stage.emitted('popup.result')).toEqual([
          { type: 'popup.result', ok: true, mode: 'page' },
        ]);
        await expect(stage.told('navigate')).toEqual([]);
      });
    },
  ),
};

const ADDRESS = 'https://provider.example/?state=login00ff';

/** Opened by a form: where the provider is, the server says. */
export const GoesToProvider: Story = {
  args: {
    path: pathOf('qqlogin', {}, { state: 'login', mode: 'dialog', nonce: 'key-1' }),
    answers: on(startOauth, { url: ADDRESS }),
  },
  play: stage.driven({ 'oauth-callback': { provider: 1 } }, async ({ step }) => {
    await step('the window remembers what it was opened for, and leaves', async () => {
      await waitFor(() => expect(stage.told('window.leave')).toEqual([ADDRESS]), slow);
      await expect(stage.told('window.task')).toEqual([ofDialog]);
      await expect(stage.sent('Login.StartOauth')).toEqual([{ provider: 'qq', purpose: 'login' }]);
      await expect(stage.emitted('provider')).toEqual([{ type: 'provider', address: ADDRESS }]);
    });
  }),
};

let failures = [failed('timeout')];

/** A code can be used once: what did not reach the provider is tried again, what did needs another code. */
export const ExchangeFails: Story = {
  args: {
    path: fromQq,
    task: ofDialog,
    answers: {
      ...on(exchangeQq, () => failures.shift() ?? failed(500)),
      ...on(startOauth, { url: ADDRESS }),
    },
  },
  beforeEach: () => {
    failures = [failed('timeout'), refused(errCode.oauthCodeSpent, '授权已失效，请重新授权')];
  },
  play: stage.driven({ 'oauth-callback': { provider: 1 } }, async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('no answer in time: the same code again', async () => {
      await page.findByText('请求超时', {}, slow);
      await userEvent.click(page.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(stage.sent(QQ)).toHaveLength(2));
      await expect(stage.sent(QQ)[1]).toEqual(stage.sent(QQ)[0]);
    });
    await step('used up: back to the provider, and nobody is told that it failed', async () => {
      await page.findByText('授权已失效，请重新授权');
      await userEvent.click(page.getByRole('button', { name: '重新用QQ登录' }));
      await waitFor(() => expect(stage.told('window.leave')).toEqual([ADDRESS]));
      await expect(stage.sent(QQ)).toHaveLength(2);
      await expect(stage.told('window.tell')).toEqual([]);
    });
  }),
};

/** The visitor said no at the provider. */
export const SaidNo: Story = {
  args: { path: pathOf('qqlogin', {}, { state: 'login00ff', usercancel: 1 }), task: ofPage },
  play: stage.driven(
    { 'oauth-callback': { 'popup.result': 1 } },
    async ({ canvasElement, step }) => {
      const page = within(canvasElement);
      await step('nothing is exchanged; back at the login the form says why', async () => {
        await page.findByText('已取消授权', {}, slow);
        await userEvent.click(page.getByRole('button', { name: '返回登录' }));
        await isClosed(false, '已取消授权');
        await expect(stage.sent(QQ)).toEqual([]);
      });
    },
  ),
};

export const WechatLogsIn: Story = {
  args: { path: fromWechat, answers: byWechat, task: ofDialog },
  beforeEach: beginWechat,
  play: stage.driven(
    { 'oauth-callback': { 'popup.result': 1 } },
    async ({ canvasElement, step }) => {
      await step(section4.wechat, async () => {
        await isExchanging(canvasElement, WECHAT);
        await expect(stage.sent(WECHAT)).toEqual([{ code: 'c0de', type: 0, state: 'login00ff' }]);
        await wechat.resolve({ hasBind: true });
        await isClosed(true);
        await expect(stage.emitted('popup.result')).toEqual([
          { type: 'popup.result', ok: true, mode: 'dialog' },
        ]);
      });
    },
  ),
};

/** From the account page, in the same window. */
export const WechatBinds: Story = {
  args: { path: pathOf('wechatlogin', {}, { code: 'c0de', state: 'bind00ff' }), answers: byWechat },
  beforeEach: beginWechat,
  play: stage.driven({ 'oauth-callback': { navigate: 1 } }, async ({ canvasElement, step }) => {
    await step(section4.wechat, async () => {
      await isExchanging(canvasElement, WECHAT);
      await expect(stage.sent(WECHAT)).toEqual([{ code: 'c0de', type: 1, state: 'bind00ff' }]);
      await wechat.resolve({ hasBind: true });
      await expect(await screen.findByTestId('left', {}, slow)).toHaveTextContent(
        `/user/bindWechat?t=${STORY_NOW}`,
      );
    });
  }),
};

export const WechatIsNotBound: Story = {
  args: { path: fromWechat, answers: byWechat, task: ofPage },
  beforeEach: beginWechat,
  play: stage.driven(
    { 'oauth-callback': { 'popup.result': 1 } },
    async ({ canvasElement, step }) => {
      const page = within(canvasElement);
      await step(section4.wechat, async () => {
        await isExchanging(canvasElement, WECHAT);
        await wechat.resolve({ hasBind: false });
        await expect(await page.findByText('当前微信未绑定任何账号')).toBeVisible();
        // Another try with the same WeChat would end the same way.
        await expect(page.queryByRole('button', { name: /重试|重新/ })).toBeNull();
        await expect(stage.told('window.tell')).toEqual([]);
      });
      await step('back at the login the form says it too', async () => {
        await userEvent.click(page.getByRole('button', { name: '返回登录' }));
        await isClosed(false, '当前微信未绑定任何账号');
      });
    },
  ),
};
