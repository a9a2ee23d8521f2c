// How a failed call is shown, in the whole shop.
import { logout } from '@banxin/contract/calls/login/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, on } from '../storyClient.ts';
import { arrives, customer, FlowShop, visitor } from './shop.tsx';
import { createStage, slow } from './stage.ts';

const stage = createStage();

const meta = {
  title: 'Flows/RequestError',
  component: FlowShop,
  tags: ['flow', 'machine:request-error'],
  args: { stage, path: '/', answers: visitor },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof FlowShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A call that was not answered in time; what it was for can be tried again. */
export const TimesOut: Story = {
  args: { answers: { ...customer, ...on(logout, failed('timeout')) } },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1 }, 'request-error': { toast: 2 } },
    async ({ step }) => {
      const leave = await screen.findByRole('button', { name: '退出' }, slow);
      await step("Timeout: '请求超时'; display mode 1 (default) error toast", async () => {
        await userEvent.click(leave);
        await waitFor(
          () => expect(screen.getByRole('alertdialog', { name: '请求超时' })).toBeVisible(),
          slow,
        );
        await expect(stage.emitted('toast')).toMatchObject([
          { tone: 'error', message: '请求超时' },
        ]);
      });
      await step('the same message is not shown twice at a time', async () => {
        await userEvent.click(leave);
        await waitFor(() => expect(stage.sent('Login.Logout')).toHaveLength(2));
        await expect(stage.emitted('toast')).toHaveLength(1);
      });
      await step('when it is gone, it is', async () => {
        stage.tick(3);
        await userEvent.click(leave);
        await waitFor(() => expect(stage.emitted('toast')).toHaveLength(2));
      });
    },
  ),
};

/** The contract words failures in Chinese; a reader of English gets them in English. */
export const English: Story = {
  args: { answers: { ...customer, ...on(logout, failed('timeout')) } },
  play: stage.driven(
    { 'route-guard': { ...arrives, 'routes.built': 1 }, 'request-error': { toast: 2 } },
    async ({ step }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Switch to English' }, slow));
      // The design system's own words arrive together with those of the contract.
      await screen.findByRole('button', { name: 'Search' }, slow);
      await step("'请求超时' in English", async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Log out' }, slow));
        await screen.findByRole('alertdialog', { name: 'The server did not answer in time' }, slow);
      });
      await step('and in Chinese again as soon as Chinese is chosen', async () => {
        await userEvent.click(screen.getByRole('button', { name: '切换到中文' }));
        await screen.findByRole('button', { name: '搜索' }, slow);
        stage.tick(3);
        await userEvent.click(screen.getByRole('button', { name: '退出' }));
        await waitFor(
          () => expect(screen.getByRole('alertdialog', { name: '请求超时' })).toBeVisible(),
          slow,
        );
      });
    },
  ),
};

const inDialog = { failure: { mode: 2, message: '服务错误，请重试' } } as const;
const asAlert = {
  'route-guard': { ...arrives, 'user.none': 'often' },
  'request-error': { alert: 1 },
} as const;
const alerted = () => screen.findByRole('alertdialog', { name: '系统提示' }, slow);

export const InDialog: Story = {
  tags: ['photo'],
  args: inDialog,
  play: stage.driven(asAlert, async ({ step }) => {
    await step("display mode 2: modal alert titled '系统提示'", async () => {
      await expect(await alerted()).toHaveTextContent('服务错误，请重试');
      await expect(stage.emitted('alert')).toEqual([
        { type: 'alert', title: '系统提示', message: '服务错误，请重试' },
      ]);
    });
  }),
};

/** The one answer of the dialog closes it. */
export const DialogAnswered: Story = {
  args: inDialog,
  play: stage.driven(asAlert, async () => {
    await userEvent.click(within(await alerted()).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

export const Silent: Story = {
  args: { failure: { mode: 0, message: '服务错误，请重试' } },
  play: stage.driven({ 'route-guard': { ...arrives, 'user.none': 'often' } }, async ({ step }) => {
    await step('display mode 0: silent', async () => {
      await screen.findByRole('region', { name: '在线报价' }, slow);
      await expect(screen.queryByText('服务错误，请重试')).toBeNull();
      await expect([...stage.emitted('toast'), ...stage.emitted('alert')]).toEqual([]);
    });
  }),
};
