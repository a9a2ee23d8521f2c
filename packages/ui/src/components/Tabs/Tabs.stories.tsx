import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: '订单状态',
    items: [
      { id: 'all', label: '全部', count: 286, content: '全部订单' },
      { id: 'pay', label: '待付款', count: 3, content: '待付款的订单' },
      { id: 'file', label: '文件待处理', count: 2, content: '文件待处理的订单' },
      { id: 'made', label: '生产中', count: 11, content: '生产中的订单' },
      { id: 'sent', label: '配送中', count: 4, content: '配送中的订单' },
      { id: 'done', label: '已完成', count: 262, content: '已完成的订单' },
    ],
    onSelectionChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <>
      <Tabs {...args} size="large" />
      <Tabs
        {...args}
        label="一张视图"
        inset="sheet"
        items={[
          { id: 'a', label: '账号登录' },
          { id: 'b', label: '短信登录' },
          { id: 'c', label: '暂不可用', isDisabled: true },
        ]}
      >
        同一张视图
      </Tabs>
    </>
  ),
};

/** Arrow keys, Home and End move between the tabs and show their view. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('Tab reaches the chosen tab only', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: '全部 286' })).toHaveFocus();
    });
    await step('arrow right chooses the next one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('pay');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('待付款的订单');
    });
    await step('End and Home jump', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: '已完成 262' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('全部订单');
    });
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
