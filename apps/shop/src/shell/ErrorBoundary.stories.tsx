import { CallError } from '@banxin/contract/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PartLost } from '../lib/lazyPart.tsx';
import type { Locale } from '../lib/text.ts';
import { StoryShop } from '../stories/StoryShop.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const shown = (locale: Locale) => (
  <StoryShop locale={locale}>
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>
  </StoryShop>
);

const meta = {
  title: 'Features/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen' },
  // The error is meant: it need not fill the console.
  beforeEach: () => {
    isBroken = true;
    problem = new Error('the page broke');
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  render: () => shown('zh-CN'),
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the page below breaks when it is drawn. */
let isBroken = true;
let problem: Error;
let copied: string[] = [];

function Fragile() {
  if (isBroken) throw problem;
  return <h1>订单详情</h1>;
}

/** Says what happened, what was kept and what to do. */
export const Broken: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '这一页出了问题' });
    await expect(canvas.getByText(/已提交的订单和已上传的文件不受影响/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
    await expect(canvasElement.querySelector('svg[aria-hidden=true]')).not.toBeNull();
  },
};

/** What the service needs to find it: request, time, path. */
export const Details: Story = {
  tags: ['photo'],
  beforeEach: () => {
    problem = new CallError({
      kind: 'server',
      message: '服务错误，请重试',
      call: 'Order.GetOrderDetail',
      requestId: 'k3Zq8wPd51',
    });
    copied = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '复制详情' }));
    await waitFor(() => expect(copied).toEqual(['k3Zq8wPd51 2026-11-20 09:00 /']));
    await screen.findByText('已复制，可以发给客服', { selector: 'span' });
  },
};

/** A new release has replaced the page's code: only loading the site again brings it. */
export const Updated: Story = {
  tags: ['photo'],
  beforeEach: () => {
    problem = new PartLost(new TypeError('Failed to fetch dynamically imported module'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '页面已更新，请刷新' });
    await expect(canvas.getByRole('button', { name: '刷新页面' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['photo'],
  render: () => shown('en-US'),
};

export const Recovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: /重试/ });
    isBroken = false;
    await userEvent.click(retry);
    await canvas.findByRole('heading', { level: 1, name: '订单详情' });
  },
};
