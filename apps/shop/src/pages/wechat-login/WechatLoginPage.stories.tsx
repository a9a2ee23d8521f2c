import { exchangeWechat } from '@banxin/contract/calls/login/oauth';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refused } from '../../stories/storyClient.ts';
import WechatLoginPage from './WechatLoginPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/WechatLogin',
  component: WechatLoginPage,
  tags: ['screen:/wechatlogin', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof WechatLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={pathOf('wechatlogin', {}, { code: 'c0de', state: 'login00ff' })}
      user={null}
      windows={{ readTask: () => ({ nonce: 'key-1', mode: 'dialog' }) }}
      onEvent={onEvent}
      {...props}
    >
      <WechatLoginPage />
    </StoryShop>
  ),
});

export const Exchanging: Story = {
  ...shown({ answers: on(exchangeWechat, 'pending') }),
  tags: ['state:loading'],
};

/** Specification §4: code exchanged with type 0 for login. */
export const Bound: Story = {
  ...shown({ answers: on(exchangeWechat, { hasBind: true }) }),
  play: async () => {
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('window.close', undefined));
    await expect(onEvent).toHaveBeenCalledWith('call Login.Wechat', {
      code: 'c0de',
      type: 0,
      state: 'login00ff',
    });
    await expect(onEvent).toHaveBeenCalledWith('window.tell', {
      nonce: 'key-1',
      ok: true,
      message: '',
    });
  },
};

/** Specification §4: if not bound, an error is shown; §8: its words. */
export const NotBound: Story = {
  tags: ['state:empty'],
  ...shown({ answers: on(exchangeWechat, { hasBind: false }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('当前微信未绑定任何账号')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '返回登录' }));
    await expect(onEvent).toHaveBeenCalledWith('window.tell', {
      nonce: 'key-1',
      ok: false,
      message: '当前微信未绑定任何账号',
    });
  },
};

/** Specification §2: after WeChat state=bind: /user/bindWechat?t={timestamp}; §4: type 1 for bind. */
export const BoundToAccount: Story = {
  ...shown({
    path: pathOf('wechatlogin', {}, { code: 'c0de', state: 'bind00ff' }),
    answers: on(exchangeWechat, { hasBind: true }),
    windows: {},
  }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const left = await within(canvasElement).findByTestId('left');
    await expect(left).toHaveTextContent(`/user/bindWechat?t=${STORY_NOW}`);
    await expect(onEvent).toHaveBeenCalledWith('call Login.Wechat', {
      code: 'c0de',
      type: 1,
      state: 'bind00ff',
    });
  },
};

/** A page that opened the window to bind is told, and the window closes. */
export const BoundForOpener: Story = {
  ...shown({
    path: pathOf('wechatlogin', {}, { code: 'c0de', state: 'bind00ff' }),
    answers: on(exchangeWechat, { hasBind: true }),
  }),
  play: async () => {
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('window.close', undefined));
    await expect(onEvent).toHaveBeenCalledWith('window.tell', {
      nonce: 'key-1',
      ok: true,
      message: '',
    });
  },
};

/** A WeChat has one account. */
export const BoundElsewhere: Story = {
  ...shown({
    path: pathOf('wechatlogin', {}, { code: 'c0de', state: 'bind00ff' }),
    answers: on(exchangeWechat, refused(errCode.wechatBoundElsewhere, '此微信已绑定其他账号')),
  }),
  tags: ['state:failed'],
};
