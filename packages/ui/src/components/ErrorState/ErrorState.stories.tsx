// Stories of ErrorState.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './ErrorState.guide.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

const meta = {
  title: 'Data/ErrorState',
  component: ErrorState,
  parameters: { guide },
  args: {
    title: '订单列表没有加载出来',
    children: '网络中断，请检查连接后重试。',
    kept: '您填写的筛选条件已保留。',
    requestId: '01JD7Z8Q4R',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: ({ title, children, onRetry, requestId }) => (
    <MatrixSheet<ErrorStateProps>
      of={ErrorState}
      args={{ title }}
      width="full"
      states={{
        retry: { children, onRetry },
        retrying: { children, onRetry, isRetrying: true },
        wayOut: { children, actions: <Button>返回首页</Button>, requestId },
      }}
    />
  ),
};

/** What happened, what was kept and the number for the service are announced at once. */
export const Announced: Story = {
  render: function Failing(args) {
    const [isFailed, setFailed] = useState(false);
    return isFailed ? (
      <ErrorState {...args} />
    ) : (
      <>
        <Skeleton count={3} />
        <Button onPress={() => setFailed(true)}>断网</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '断网' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('订单列表没有加载出来');
    await expect(alert).toHaveTextContent('您填写的筛选条件已保留。');
    await expect(alert).toHaveTextContent('请求编号 01JD7Z8Q4R');
  },
};

function Retrying({ onRetry, ...args }: ErrorStateProps): ReactNode {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      {...args}
      isRetrying={isRetrying}
      onRetry={() => {
        onRetry?.();
        setRetrying(true);
      }}
    />
  );
}

/** While it retries the button keeps the focus and takes no second press. */
export const Retry: Story = {
  beforeEach: () => destroyAnnouncer,
  render: (args) => <Retrying {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '重试' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(/处理中/);
  },
};

/** As the only content of a page its title is the page's heading. */
export const AsPage: Story = {
  tags: ['photo'],
  render: () => (
    <ErrorState
      headingLevel={1}
      title="暂无权限操作此功能"
      actions={<Button variant="primary">回到首页</Button>}
    >
      请联系主账号开通“发票中心”权限。
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('暂无权限');
    await expect(canvas.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { title: 'Orders could not be loaded', children: undefined, kept: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request id 01JD7Z8Q4R');
  },
};
