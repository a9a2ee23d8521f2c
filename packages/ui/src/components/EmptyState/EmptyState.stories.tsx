import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  args: {
    title: '还没有待付款的订单',
    children: '选好产品与数量，下单后会出现在这里。',
    art: <ProductArt family="box" />,
    action: <Button variant="primary">去下单</Button>,
  },
  decorators: [
    (Story) => (
      <div className={css.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Default: Story = {};

/** What happened, what was kept, retry, request id; it is announced. */
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="订单列表没有加载出来"
      kept="您填写的筛选条件已保留。"
      onRetry={retry}
      requestId="01JD7Z8Q4R"
    >
      网络中断，请检查连接后重试。
    </ErrorState>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('请求编号 01JD7Z8Q4R');
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Skeletons keep the layout; spinner and bars name what they wait for. */
export const Waiting: Story = {
  render: () => (
    <div className={css.column}>
      <Skeleton shape="heading" isAnnounced />
      <Skeleton count={3} />
      <Skeleton shape="thumb" count={4} />
      <Skeleton shape="control" count={2} />
      <div className={css.row}>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" label="正在检查文件" isLabelShown />
      </div>
      <ProgressBar label="linxiaoman-card.pdf" value={62} valueLabel="3.8 / 6.2 MB" />
      <ProgressBar label="导入完成" value={100} tone="positive" />
      <ProgressBar label="上传中断" value={40} tone="critical" />
      <ProgressBar label="正在排队" isIndeterminate />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: '正在检查文件' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'linxiaoman-card.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '3.8 / 6.2 MB',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
  },
};

export const WaitingDark: Story = { ...Waiting, globals: { theme: 'dark' } };
