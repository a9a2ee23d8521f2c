// An expired login, leaving, and what other tabs of the browser do, in the whole shop.

import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { logout } from '@banxin/contract/calls/login/session';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notifyOtherTabs } from '../../features/session/otherTabs.ts';
import type { Store } from '../../lib/storage.ts';
import { yuexiang } from '../fixtures/users.ts';
import { STORY_NOW } from '../StoryShop.tsx';
import { openBrowser } from '../storyBrowser.ts';
import { failed, on } from '../storyClient.ts';
import { loginDialog } from './loginForm.ts';
import { section4 } from './section4.ts';
import { arrives, customer, FlowShop } from './shop.tsx';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/Session',
  component: FlowShop,
  tags: ['flow', 'machine:session'],
  args: { stage, path: '/', answers: customer },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof FlowShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const EXPIRED = '登录过期，请重新登录';
const greeting = () => screen.findByText('您好，悦享包装', {}, slow);

/** Several calls of a page are answered 401 at once. */
export const Expires: Story = {
  args: {
    path: pathOf('myOrder'),
    answers: {
      ...customer,
      ...on(getOrders, failed(401)),
      ...on(getOrderStatusCount, failed(401)),
    },
  },
  play: stage.driven(
    {
      'route-guard': { ...arrives, 'routes.built': 1 },
      session: { toast: 1 },
      login: { 'login.closed': 1, 'login.removed': 1 },
    },
    async ({ canvasElement, step }) => {
      await step(
        `HTTP 401: '${EXPIRED}', and the login dialog opens, once for all calls`,
        async () => {
          await loginDialog();
          await expect(stage.emitted('toast').map(({ message }) => message)).toEqual([EXPIRED]);
          await expect(screen.getAllByRole('dialog', { name: '登录版心印刷' })).toHaveLength(1);
        },
      );
      await step('closed, a later 401 opens it again without a second message', async () => {
        await userEvent.keyboard('{Escape}');
        stage.tick(0.5);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
        const [retry] = await within(canvasElement).findAllByRole('button', { name: /重试/ }, slow);
        await userEvent.click(retry as HTMLElement);
        await loginDialog();
        await expect(stage.emitted('toast')).toHaveLength(1);
      });
    },
  ),
};

let left = controlled<null>();

export const LogsOut: Story = {
  args: {
    path: pathOf('productDetail', { id: 101 }),
    answers: { ...customer, ...on(logout, () => left.promise) },
  },
  beforeEach: () => {
    left = controlled();
  },
  play: stage.driven(
    {
      'route-guard': { ...arrives, navigate: 1, 'routes.built': 1, 'user.none': 'often' },
      session: { 'permissions.clear': 1 },
    },
    async ({ step }) => {
      await screen.findByRole('heading', { level: 1, name: '铜版纸名片' }, slow);
      const leave = screen.getByRole('button', { name: '退出' });
      await step(
        'a double click asks the server once; until the answer nothing changes',
        async () => {
          await userEvent.dblClick(leave);
          await waitFor(() => expect(stage.sent('Login.Logout')).toHaveLength(1));
          await expect(leave).toBeVisible();
        },
      );
      await step(section4.permissionsOnce, async () => {
        await expect(stage.emitted('routes.built')).toHaveLength(1);
        await left.resolve(null);
        await screen.findByRole('button', { name: '请登录' }, slow);
        await expect(stage.emitted('permissions.clear')).toHaveLength(1);
        await screen.findByRole('region', { name: '在线报价' }, slow);
      });
    },
  ),
};

let tab: Store;
let other: Store;
let here: UserInfo | null = yuexiang;

/** What another tab of the same browser did is noticed here, without a reload. */
export const OtherTab: Story = {
  args: { answers: { ...customer, ...on(getSimpleCustomer, () => here) } },
  render: (args) => {
    const { openTab } = openBrowser(() => STORY_NOW);
    tab = openTab();
    other = openTab();
    here = yuexiang;
    return <FlowShop {...args} store={tab} />;
  },
  play: stage.driven(
    {
      'route-guard': { ...arrives, 'routes.built': 2, 'user.none': 'often' },
      session: { 'permissions.clear': 1 },
    },
    async ({ step }) => {
      await greeting();
      await step(
        'logged out there: nobody is here either, and the server is not asked',
        async () => {
          here = null;
          notifyOtherTabs(other, null, STORY_NOW + 1);
          await screen.findByRole('button', { name: '请登录' }, slow);
          await expect(stage.sent('Login.Logout')).toEqual([]);
        },
      );
      await step('logged in there: the same customer is here again', async () => {
        here = yuexiang;
        notifyOtherTabs(other, yuexiang.id, STORY_NOW + 2);
        await greeting();
        await expect(stage.reloads()).toBe(0);
      });
    },
  ),
};
