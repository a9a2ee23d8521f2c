// Tabs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import * as grid from '../../stories/storyGrid.css.ts';
import * as css from './Tabs.css.ts';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { guide },
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
      <div className={grid.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: {
    items: [
      { id: 'account', label: '账号登录' },
      { id: 'sms', label: '短信登录', count: 2 },
      { id: 'qr', label: '扫码登录', isDisabled: true },
    ],
  },
  render: (args) => (
    <MatrixSheet
      of={Tabs}
      args={args}
      axes={{ size: css.size, inset: css.inset }}
      states={{ hovered: 'hovered', focused: 'focus-visible' }}
      on="[role=tab]:nth-of-type(2)"
      width="full"
    />
  ),
};

/** Tab reaches the chosen tab only; arrows go round and show the view at once; Home and End jump. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '全部 286' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('pay');
    await expect(canvas.getByRole('tabpanel', { name: '待付款 3' })).toHaveTextContent(
      '待付款的订单',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '已完成 262' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '全部 286' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('全部订单');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Activated by hand, arrows move the focus and only Enter or Space shows the view. */
export const ManualActivation: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '文件待处理 2' })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('全部订单');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('file');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('生产中的订单');
  },
};

/** Arrows pass over a tab that cannot be chosen; pressing it does nothing. */
export const DisabledTab: Story = {
  args: {
    items: [
      { id: 'account', label: '账号登录', content: '账号' },
      { id: 'qr', label: '扫码登录', content: '扫码', isDisabled: true },
      { id: 'sms', label: '短信登录', content: '短信' },
    ],
  },
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('tab', { name: '扫码登录' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveFocus();
    await userEvent.click(disabled, { pointerEventsCheck: 0 });
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await expect(args.onSelectionChange).toHaveBeenCalledWith('sms');
  },
};

/** The parent may hold the choice: without its consent nothing changes. One view serves all tabs. */
export const Held: Story = {
  args: {
    items: [
      { id: 'all', label: '全部' },
      { id: 'pay', label: '待付款' },
      { id: 'locked', label: '需要授权' },
    ],
  },
  render: function Parent({ onSelectionChange, ...args }) {
    const [id, setId] = useState('all');
    return (
      <Tabs
        {...args}
        selectedId={id}
        onSelectionChange={(next) => {
          onSelectionChange?.(next);
          if (next !== 'locked') setId(next);
        }}
      >
        现在显示：{id}
        <input aria-label="查找" />
      </Tabs>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '名片');
    await userEvent.click(canvas.getByRole('tab', { name: '待付款' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('现在显示：pay');
    await expect(canvas.getByRole('textbox')).toHaveValue('名片');
    await userEvent.click(canvas.getByRole('tab', { name: '需要授权' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('locked');
    await expect(canvas.getByRole('tab', { name: '待付款' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** On a phone the row scrolls sideways by itself and keeps the chosen tab in sight. */
export const ScrollsOnPhone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { defaultSelectedId: 'done' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const chosen = canvas.getByRole('tab', { selected: true });
    await waitFor(() => expect(placeOf(chosen).right).toBeLessThanOrEqual(placeOf(list).right + 1));
    await expect(placeOf(chosen).left).toBeGreaterThanOrEqual(placeOf(list).left);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Long words keep to one line; a view with unbroken words does not widen the page. */
export const Long: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    items: [
      {
        id: 'a',
        label: '等待客户确认印前文件与样张的订单',
        count: 12345,
        content: 'Flyer_A5_Final_'.repeat(8),
      },
      { id: 'b', label: 'Awaiting confirmation of prepress files' },
    ],
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
