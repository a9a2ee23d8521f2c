import { exchangeQq, startOauth } from '@banxin/contract/calls/login/oauth';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import QqLoginPage from './QqLoginPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/QqLogin',
  component: QqLoginPage,
  tags: ['screen:/qqlogin', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof QqLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The opener was a login page; the code came back with its one-time state. */
const BACK = pathOf('qqlogin', {}, { code: 'c0de', state: 'login00ff' });
const task = { nonce: 'key-1', mode: 'page' } as const;
const spent = refused(errCode.oauthCodeSpent, '授权已失效，请重新授权');

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop
      path={BACK}
      user={null}
      windows={{ readTask: () => task }}
      onEvent={onEvent}
      {...props}
    >
      <QqLoginPage />
    </StoryShop>
  ),
});

/** Specification §2: opened with query state=login; the way to the provider is the server's. */
export const GoesToProvider: Story = {
  ...shown({
    path: pathOf('qqlogin', {}, { state: 'login', mode: 'page', nonce: 'key-1' }),
    answers: on(startOauth, { url: 'https://provider.example/?state=login00ff' }),
    windows: {},
  }),
  play: async () => {
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        'window.leave',
        'https://provider.example/?state=login00ff',
      ),
    );
    await expect(onEvent).toHaveBeenCalledWith('window.task', task);
  },
};

export const Exchanging: Story = {
  ...shown({ answers: on(exchangeQq, 'pending') }),
  tags: ['state:loading'],
};

/** Specification §4: in page login mode the popup signals success. */
export const Bound: Story = {
  ...shown({ answers: on(exchangeQq, { isBind: true, openId: '' }) }),
  play: async () => {
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

/** Without an opener there is nobody to tell: if bound go to /. */
export const BoundWithoutOpener: Story = {
  ...shown({
    answers: on(exchangeQq, { isBind: true, openId: '' }),
    windows: { readTask: () => null },
  }),
  tags: ['photo'],
  play: async () => {
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
  },
};

/** Specification §2: after QQ login with an unbound account: /bindqq?openId={openId}. */
export const NotBound: Story = {
  ...shown({ answers: on(exchangeQq, { isBind: false, openId: 'pa-ss/1' }) }),
  play: async ({ canvasElement }) => {
    const left = await within(canvasElement).findByTestId('left');
    await expect(left).toHaveTextContent('/bindqq?openId=pa-ss%2F1');
  },
};

/** A code can be used once: another one is asked for. */
export const CodeSpent: Story = {
  tags: ['state:failed'],
  ...shown({ answers: { ...on(exchangeQq, spent), ...on(startOauth, 'pending') } }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('授权已失效，请重新授权')).toBeVisible();
    await step('back to the provider', async () => {
      await userEvent.click(page.getByRole('button', { name: '重新用QQ登录' }));
      await expect(await page.findByRole('progressbar', { name: '正在前往QQ' })).toBeVisible();
    });
  },
};

/** The provider may answer the next time: the same code is tried again. */
export const ProviderDown: Story = {
  ...shown({
    answers: on(exchangeQq, refused(errCode.oauthUnavailable, '授权服务暂时没有响应，请稍后再试')),
  }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(onEvent.mock.calls.filter(([event]) => event === 'call Login.QQ')).toHaveLength(2),
    );
    await userEvent.click(await page.findByRole('button', { name: '返回登录' }));
    await expect(onEvent).toHaveBeenCalledWith('window.tell', {
      nonce: 'key-1',
      ok: false,
      message: '授权服务暂时没有响应，请稍后再试',
    });
  },
};

export const NoConnection: Story = {
  ...shown({
    path: pathOf('qqlogin', {}, { state: 'login' }),
    answers: on(startOauth, failed('network')),
  }),
  tags: ['photo'],
};

export const English: Story = {
  ...shown({ answers: on(exchangeQq, spent), locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
};
