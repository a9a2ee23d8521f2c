// The WeChats of the people who share a login: listed, bound in a window, unbound.
import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import { getWechats, unbindWechats } from '@banxin/contract/calls/wechat/binding';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LoginWindows } from '../../lib/loginWindows.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import BindWechatPage from './BindWechatPage.tsx';
import type { Wechat } from './bind-wechat.data.ts';

const zhang: Wechat = {
  wechatUnionId: 'u-1',
  nickName: '印务小张',
  bindTime: '2026-10-08T10:20:00.000+08:00',
  lastLoginTime: '2026-11-19T21:10:00.000+08:00',
};
const long: Wechat = {
  wechatUnionId: 'u-2',
  nickName: '悦享包装采购中心华东区负责人王小姐请留言勿打电话',
  bindTime: '2026-11-02T14:05:00.000+08:00',
  lastLoginTime: null,
};

/** A server that knows what is bound. */
function kept(start: readonly Wechat[]) {
  let all = start;
  return {
    ...on(getLoginProviders, { qq: true, wechat: true }),
    ...on(getWechats, () => [...all]),
    ...on(unbindWechats, ({ wechatUnionId }) => {
      all = all.filter((wechat) => wechat.wechatUnionId !== wechatUnionId);
      return null;
    }),
  };
}

/** A window that answers when it is told to. */
function oneWindow(): { windows: Partial<LoginWindows>; answer: (ok: boolean) => void } {
  let hear: (told: unknown) => void = () => undefined;
  return {
    windows: {
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
    },
    answer: (ok) => hear({ nonce: 'key-1', ok, message: ok ? '' : '此微信已绑定其他账号' }),
  };
}

const meta = {
  title: 'Screens/BindWechat',
  tags: ['screen:/user/bindWechat', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('bindWechat'), answers: kept([zhang, long]), onEvent: fn() },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/UnbindWechat.tsx');
  },
  render: (args) => (
    <StoryShop {...args}>
      <BindWechatPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:ready'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getWechats, 'pending') },
};

export const Empty: Story = { tags: ['state:empty'], args: { answers: kept([]) } };

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getWechats, failed(500)) },
};

/** Design: 5 at most, and the button says why. */
export const Full: Story = {
  args: {
    answers: kept(
      Array.from({ length: 5 }, (_, index) => ({
        ...zhang,
        wechatUnionId: `u-${index}`,
        nickName: `同事 ${index + 1}`,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('最多绑定 5 个微信');
    await expect(canvas.getByRole('button', { name: '绑定微信' })).toBeDisabled();
  },
};

const bound = oneWindow();

/** The window is opened to bind; when it has, the list is asked for again. */
export const Binds: Story = {
  args: { windows: bound.windows, answers: kept([]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定微信' }));
    await expect(args.onEvent).toHaveBeenCalledWith(
      'window.open',
      '/wechatlogin?state=bind&mode=page&nonce=key-1',
    );
    await canvas.findByText('请在打开的窗口中完成微信授权。');
    bound.answer(true);
    await screen.findByText('微信已绑定', { selector: 'span' });
    await expect(await canvas.findByRole('button', { name: '绑定微信' })).toBeEnabled();
  },
};

const refusing = oneWindow();

/** Design: 1406 此微信已绑定其他账号; another try opens another window. */
export const BoundElsewhere: Story = {
  tags: ['photo'],
  args: { windows: refusing.windows },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定微信' }));
    await canvas.findByText('请在打开的窗口中完成微信授权。');
    refusing.answer(false);
    await canvas.findByText('此微信已绑定其他账号');
    await expect(canvas.getByRole('button', { name: '绑定微信' })).toBeEnabled();
  },
};

/** Design: popup blocked. */
export const Blocked: Story = {
  args: { windows: { open: () => null } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定微信' }));
    await canvas.findByText('浏览器拦截了窗口，请允许后重试');
  },
};

/** Design: popup closed: nothing. */
export const Closed: Story = {
  args: {
    windows: {
      open: () => ({ isClosed: () => true, close: () => undefined }),
      every: (_, run) => {
        for (let look = 0; look < 10; look += 1) queueMicrotask(run);
        return () => undefined;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定微信' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重新打开窗口' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Design: `?t=` reloads once, then leaves the address. */
export const ComesFromTheWindow: Story = {
  args: { path: pathOf('bindWechat', {}, { t: 1 }), onEvent: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('印务小张');
    const asked = () =>
      (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
        ([event]) => event === 'call Wechat.GetCustomerWechats',
      );
    await waitFor(() => expect(asked()).toHaveLength(2));
  },
};

/** Design: 解绑后“{昵称}”不能再登录此账号; its row leaves. */
export const Unbinds: Story = {
  args: { answers: kept([zhang, long]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解绑：印务小张' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('解绑后“印务小张”不能再登录此账号');
    await userEvent.click(question.getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(canvas.queryByText('印务小张')).toBeNull());
    await expect(args.onEvent).toHaveBeenCalledWith('call Wechat.UnBindWechats', {
      wechatUnionId: 'u-1',
    });
  },
};
