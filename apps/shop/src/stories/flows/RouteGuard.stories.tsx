// What happens on every navigation, in the whole shop.

import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { controlled } from '@banxin/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { yuexiang } from '../fixtures/users.ts';
import { on } from '../storyClient.ts';
import { createHistory } from '../storyHistory.ts';
import { loginDialog } from './loginForm.ts';
import { section4 } from './section4.ts';
import { arrives, customer, FlowShop, visitor } from './shop.tsx';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/RouteGuard',
  component: FlowShop,
  tags: ['flow', 'machine:route-guard'],
  args: { stage, path: '/', answers: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof FlowShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const ASK = 'Customer.GetSimpleById';

const bar = (): HTMLElement | null =>
  screen.queryByRole('progressbar', { name: '页面加载进度', hidden: true });

let who = controlled<UserInfo | null>();
const asked = on(getSimpleCustomer, () => who.promise);

export const Customer: Story = {
  args: {
    path: '/?redirect=%2Fproduct%2Fdetail%2F101',
    answers: { ...asked, ...on(getSubPermissions, [{ name: 'admin' }]) },
  },
  beforeEach: () => {
    who = controlled();
  },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1, navigate: 1 } },
    async ({ step }) => {
      await step(section4.guardProgress, async () => {
        await waitFor(() => expect(bar()).not.toBeNull(), slow);
        await expect(stage.emitted('progress')).toMatchObject([{ running: true }]);
      });
      await step(section4.guardFetch, async () => {
        await expect(stage.sent(ASK)).toHaveLength(1);
        await expect(screen.queryByRole('dialog')).toBeNull();
      });
      await step(section4.guardFound, async () => {
        await who.resolve(yuexiang);
        await screen.findByRole('heading', { level: 1, name: '铜版纸名片' }, slow);
        await expect(stage.emitted('navigate')).toMatchObject([
          { to: '/product/detail/101', replace: true },
        ]);
        await expect(stage.emitted('routes.built')).toMatchObject([
          { user: { customerName: '悦享包装' }, permissions: ['admin'] },
        ]);
      });
      await step(section4.guardEnd, async () => {
        await waitFor(() => expect(document.title).toBe('版心印刷-报价下单'));
        await expect(stage.emitted('title').at(-1)).toEqual({
          type: 'title',
          route: 'productDetail',
        });
        await expect(stage.emitted('scroll').at(-1)).toMatchObject({ top: 0 });
        await expect(stage.emitted('progress').at(-1)).toMatchObject({ running: false });
        await waitFor(() => expect(bar()).toBeNull());
      });
    },
  ),
};

export const Visitor: Story = {
  args: { path: pathOf('search', {}, { q: '名片' }), answers: visitor },
  play: stage.driven(
    {
      'route-guard': { ...arrives, 'user.none': 'often', 'login.open': 1, navigate: 1 },
      login: { 'login.closed': 1, 'login.removed': 1 },
    },
    async ({ step }) => {
      await step(section4.guardPublic, async () => {
        await screen.findByRole('button', { name: '请登录' }, slow);
        await waitFor(() => expect(document.title).toBe('版心印刷-搜索'), slow);
        await expect(screen.queryByRole('dialog')).toBeNull();
      });
      await step(section4.guardNobody, async () => {
        await expect(stage.emitted('user.none').length).toBeGreaterThan(0);
        await expect(stage.emitted('routes.built')).toEqual([]);
      });
      await step(section4.guardHome, async () => {
        const [card] = await screen.findAllByRole('link', { name: /铜版纸名片/ }, slow);
        await userEvent.click(card as HTMLElement);
        await loginDialog();
        await expect(stage.emitted('login.open')).toEqual([
          { type: 'login.open', redirect: expect.stringMatching(/^\/product\/detail\//) },
        ]);
        await screen.findByRole('region', { name: '在线报价', hidden: true }, slow);
      });
      await step('closing the dialog leaves the home page; nobody is asked again', async () => {
        await userEvent.keyboard('{Escape}');
        stage.tick(0.5);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
        await expect(stage.sent(ASK)).toHaveLength(1);
      });
    },
  ),
};

/** The document is called what its page is called in the language that is read. */
export const TitleInEnglish: Story = {
  args: { path: pathOf('search'), answers: visitor },
  play: stage.driven({ 'route-guard': { ...arrives, 'user.none': 'often' } }, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to English' }, slow));
    await waitFor(() => expect(document.title).toBe('Banxin Print-Search'), slow);
    await userEvent.click(screen.getByRole('button', { name: '切换到中文' }));
    await waitFor(() => expect(document.title).toBe('版心印刷-搜索'), slow);
  }),
};

/** Nobody is asked to log in for a page that is not there. */
export const UnknownPath: Story = {
  args: { path: '/nowhere', answers: visitor },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'user.none': 'often', navigate: 1 } },
    async () => {
      await screen.findByRole('heading', { level: 1, name: '这一页没有排进版心' }, slow);
      await expect(stage.emitted('navigate')).toMatchObject([
        { to: { name: 'noFind' }, replace: true },
      ]);
      await expect(stage.emitted('login.open')).toEqual([]);
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
  ),
};

let history = createHistory('/');

/** A page without permission is never drawn, not on the way there and not by Back or Forward. */
export const ForbiddenIsNeverDrawn: Story = {
  args: { answers: { ...customer, ...on(getSubPermissions, []) } },
  render: (args) => {
    history = createHistory('/');
    return <FlowShop {...args} history={history} />;
  },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1, navigate: 'often' } },
    async ({ canvasElement, step }) => {
      await screen.findByText('您好，悦享包装', {}, slow);
      await screen.findByRole('region', { name: '在线报价' }, slow);
      const drawn = new Set<string>();
      const watch = new MutationObserver(() => {
        const heading = canvasElement.querySelector('main h1')?.textContent;
        if (heading) drawn.add(heading);
      });
      watch.observe(canvasElement, { subtree: true, childList: true, characterData: true });
      await step('the way there ends on /403', async () => {
        // No link leads there: somebody types the address.
        history.go(pathOf('myOrder'));
        await waitFor(() => expect(history.entries().at(-1)).toBe('/403'));
        await waitFor(() => expect(document.title).toContain('暂无权限'));
      });
      await step('Back and Forward: the last one wins', async () => {
        history.back();
        history.forward();
        history.back();
        await screen.findByRole('region', { name: '在线报价' }, slow);
        await expect(history.entries()).toEqual(['/', '/403']);
      });
      watch.disconnect();
      await expect([...drawn].filter((heading) => heading.includes('我的订单'))).toEqual([]);
    },
  ),
};

/** While it is not known who is here, somebody goes back and forth: the last address counts. */
export const BackWhileAsking: Story = {
  args: { answers: asked },
  beforeEach: () => {
    who = controlled();
  },
  render: (args) => {
    history = createHistory('/search');
    return <FlowShop {...args} history={history} />;
  },
  play: stage.driven({ 'route-guard': { ...arrives, 'user.none': 'often' } }, async () => {
    await waitFor(() => expect(stage.sent(ASK)).toHaveLength(1), slow);
    history.go('/product/detail/101');
    history.back();
    history.forward();
    history.back();
    await who.resolve(null);
    await waitFor(() => expect(document.title).toBe('版心印刷-搜索'), slow);
    await expect(stage.sent(ASK)).toHaveLength(1);
    await expect(stage.emitted('login.open')).toEqual([]);
    await waitFor(() => expect(bar()).toBeNull());
  }),
};
