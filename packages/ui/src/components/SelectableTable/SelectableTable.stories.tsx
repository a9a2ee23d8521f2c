// Stories of SelectableTable: one row, a range, all rows; by the keyboard; rows that cannot be selected.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { type Order, orderColumns, orders } from '../../stories/orders.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { density } from '../Table/Table.css.ts';
import type { TableKey } from '../Table/tableTypes.ts';
import { guide } from './SelectableTable.guide.ts';
import { SelectableTable, type SelectableTableProps } from './SelectableTable.tsx';

const meta = {
  title: 'Data/SelectableTable',
  component: SelectableTable<Order>,
  parameters: { guide },
  args: {
    label: '我的订单',
    columns: orderColumns,
    rows: orders,
    rowKey: (order) => order.sn,
    selectedKeys: new Set(),
    onSelectionChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={layout.wide}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof SelectableTable<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Selecting({ onSelectionChange, ...args }: SelectableTableProps<Order>): ReactNode {
  const [keys, setKeys] = useState<ReadonlySet<TableKey>>(args.selectedKeys);
  return (
    <SelectableTable
      {...args}
      selectedKeys={keys}
      rowLabel={(order) => `${order.name} ${order.sn}`}
      onSelectionChange={(next) => {
        onSelectionChange?.(next);
        setKeys(next);
      }}
    />
  );
}

export const Default: Story = {
  args: { selectedKeys: new Set(['BX2611200187']) },
};

export const Matrix: Story = {
  args: { rows: orders.slice(0, 2) },
  render: (args) => (
    <MatrixSheet
      of={SelectableTable<Order>}
      args={args}
      axes={{ density }}
      width="full"
      states={{
        some: { label: '选了一行', selectedKeys: new Set(['BX2611200187']) },
        refused: { label: '不能勾选', unselectableReason: () => '已取消的订单不能合并付款' },
      }}
    />
  ),
};

/** A checkbox per row, one for all of them; each press says how many are selected. */
export const Selection: Story = {
  tags: ['photo'],
  play: async ({ canvas, args, step }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    const box = (name: string) => canvas.getByRole('checkbox', { name: new RegExp(name) });
    await step('one of five makes “all” neither', async () => {
      await userEvent.click(box('铜版纸名片'));
      await expect(box('铜版纸名片')).toBeChecked();
      await expect(all).toBePartiallyChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('已选择 1 项');
    });
    await step('Shift and a click take the rows between', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(box('骑马钉画册'));
      await user.keyboard('{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
        new Set(['BX2611200187', 'BX2611190932', 'BX2611181104']),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('已选择 3 项');
    });
    await step('“all” completes the rest, then empties', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(all).not.toBePartiallyChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('已选择 5 项');
      await userEvent.click(all);
      await expect(all).not.toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('已选择 0 项');
    });
  },
};

/** Space turns the row under the focus, Shift and Space the rows since the last one. */
export const SelectionByKeyboard: Story = {
  args: { columns: orderColumns.slice(0, 4) },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '按产品升序排列' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /铜版纸名片/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByRole('checkbox', { name: /骑马钉画册/ })).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['BX2611200187', 'BX2611190932', 'BX2611181104']),
    );
  },
};

/** A row that cannot be selected keeps its place in the keyboard order and says why. */
export const Unselectable: Story = {
  tags: ['photo'],
  args: {
    unselectableReason: (order) =>
      order.tone === 'neutral' ? '已取消的订单不能合并付款' : undefined,
  },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('checkbox', { name: /手提纸袋/ });
    await step('it describes itself and refuses', async () => {
      await expect(box).toHaveAccessibleDescription('已取消的订单不能合并付款');
      await expect(box).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await expect(args.onSelectionChange).not.toHaveBeenCalled();
    });
    await step('the eye reads the reason in a tooltip, by the keyboard too', async () => {
      canvas.getByRole('button', { name: /再来一单/ }).focus();
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('不能合并付款');
    });
    await step('“all” means all that can be selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
      await expect(canvas.getByRole('checkbox', { name: '全选' })).toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('已选择 4 项');
    });
  },
};

/** At 390 px the head keeps “all” with its words, and a card says why it cannot be selected. */
export const Phone: Story = {
  tags: ['photo'],
  args: {
    selectedKeys: new Set(['BX2611190932']),
    unselectableReason: Unselectable.args?.unselectableReason,
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    if (window.innerWidth > 768) return;
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('全选')).toBeVisible();
    await expect(canvas.getByText('已取消的订单不能合并付款')).toBeVisible();
  },
};

/** The built-in words in English. */
export const English: Story = {
  args: { label: 'Orders', rowLabel: (order: Order) => order.sn },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 selected');
  },
};
