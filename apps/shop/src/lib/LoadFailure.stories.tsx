// Each way in which a read can fail, once.
import { errCode } from '@banxin/contract/errors';
import { LinkButton } from '@banxin/ui/LinkButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryShop } from '../stories/StoryShop.tsx';
import { failed, forbidden, notFound, refused } from '../stories/storyClient.ts';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Features/LoadFailure',
  component: LoadFailure,
  tags: ['!autodocs'],
  args: {
    title: '订单没有加载出来',
    kept: '订单已登记，不会丢失',
    unknown: '订单不存在，或不属于当前账号',
    unknownHint: '请核对订单号；子账号只能看到主账号的订单。',
    forbidden: '当前账号没有查看订单的权限',
    ways: <LinkButton href="/user/myorder">回到我的订单</LinkButton>,
    onRetry: fn(),
    error: failed(500),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryShop>
      <LoadFailure {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server broke: what was kept, the number of the request, and another try. */
export const Server: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('订单已登记，不会丢失')).toBeVisible();
    await expect(canvas.getByText(/req-7f3a91c204/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No answer came: another try, and no number that nobody has. */
export const Network: Story = {
  tags: ['photo'],
  args: { error: failed('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByText(/req-/)).toBeNull();
  },
};

export const Timeout: Story = {
  args: { error: failed('timeout') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请求超时')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Not there, or somebody else's: only the way back. */
export const Unknown: Story = {
  args: { error: notFound('没有这个订单') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '订单不存在，或不属于当前账号' });
    await expect(canvas.getByText(/请核对订单号/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: '回到我的订单' })).toBeVisible();
  },
};

/** Another try would end the same way. */
export const Forbidden: Story = {
  args: { error: forbidden() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '当前账号没有查看订单的权限' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('订单已登记，不会丢失')).toBeNull();
  },
};

/** The server said why not, and would say it again. */
export const Refused: Story = {
  tags: ['photo'],
  args: { error: refused(errCode.wrongState, '当前状态不能进行此操作') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当前状态不能进行此操作')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Within a sheet that stands. */
export const InNotice: Story = {
  tags: ['photo'],
  args: { place: 'notice', title: '付款记录没有加载出来', ways: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
