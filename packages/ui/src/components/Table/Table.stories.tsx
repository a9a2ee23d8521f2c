// Stories of Table: order, current row, overflow, row actions, sticky head, phone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import {
  type Order,
  orderColumns,
  orderColumnsWithActions,
  orders,
} from '../../stories/orders.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as css from './Table.css.ts';
import { guide } from './Table.guide.ts';
import { Table, type TableProps, type TableSort } from './Table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table<Order>,
  parameters: { guide },
  args: {
    label: '我的订单',
    columns: orderColumns,
    rows: orders,
    rowKey: (order) => order.sn,
    onSortChange: fn(),
    onCurrentChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={layout.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { rows: orders.slice(0, 2) },
  render: (args) => (
    <MatrixSheet
      of={Table<Order>}
      args={args}
      axes={{ density: css.density }}
      width="full"
      states={{
        current: { label: '当前行', currentKey: 'BX2611190932' },
        pending: { label: '等待新数据', isPending: true },
        empty: { label: '没有结果', rows: [] },
      }}
    />
  ),
};

function Sorted(args: TableProps<Order>): ReactNode {
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const factor = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...args.rows].sort((a, b) =>
    sort.columnId === 'amount' ? (a.fen - b.fen) * factor : a.sn.localeCompare(b.sn) * factor,
  );
  return <Table {...args} rows={rows} sort={sort} onSortChange={setSort} />;
}

/** A head says how its column is sorted and what a press will do; Enter sorts too. */
export const Sorts: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, step }) => {
    const table = within(canvas.getByRole('table', { name: '我的订单' }));
    await step('a press on a head sorts upwards', async () => {
      await userEvent.click(table.getByRole('button', { name: '按金额升序排列' }));
      await expect(table.getByRole('columnheader', { name: /金额/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(table.getByRole('columnheader', { name: /产品/ })).toHaveAttribute(
        'aria-sort',
        'none',
      );
      await expect(table.getAllByRole('row')[1]).toHaveTextContent('¥46.50');
    });
    await step('Enter on the same head turns the order and keeps the focus', async () => {
      const head = table.getByRole('button', { name: '按金额降序排列' });
      await expect(head).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(table.getAllByRole('row')[1]).toHaveTextContent('¥1,284.00');
      await expect(table.getByRole('button', { name: '按金额升序排列' })).toHaveFocus();
    });
  },
};

/** The row that was pressed, or that holds the focus, is highlighted. */
export const CurrentRow: Story = {
  tags: ['photo'],
  play: async ({ canvas, canvasElement, args, step }) => {
    const current = () => [...canvasElement.querySelectorAll('[data-current]')];
    await step('a press makes the row current', async () => {
      await userEvent.click(canvas.getByText('烫金红包'));
      await expect(args.onCurrentChange).toHaveBeenLastCalledWith('BX2611150046');
      await expect(current()).toHaveLength(1);
      await expect(current()[0]).toHaveTextContent('烫金红包');
    });
    await step('the keyboard makes the row of its button current', async () => {
      canvas.getByRole('button', { name: '查看进度 BX2611190932' }).focus();
      await userEvent.tab();
      await expect(args.onCurrentChange).toHaveBeenLastCalledWith('BX2611181104');
      await expect(current()[0]).toHaveTextContent('骑马钉画册');
    });
  },
};

/** Text that does not fit shows itself whole; text that fits shows no tooltip. */
export const OverflowTooltip: Story = {
  play: async ({ canvas, step }) => {
    const cut = canvas.getByText(/四款各一盒/);
    // On a phone nothing is cut.
    if (cut.scrollWidth <= cut.clientWidth) return;
    const fits = canvas.getByText('烫金红包');
    await step('text that is cut shows itself whole', async () => {
      await userEvent.hover(cut);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('四款各一盒');
    });
    const words = document.createRange();
    words.selectNodeContents(fits);
    const column = canvas
      .getByRole('table')
      .querySelectorAll('col')
      .item((fits as HTMLTableCellElement).cellIndex);
    const width = column.getAttribute('width') ?? '';
    await step('so does text that is cut by less than the padding', async () => {
      // There are 14 px of padding on either side, 12 px on a small screen.
      column.setAttribute('width', `${Math.ceil(words.getBoundingClientRect().width) + 18}`);
      await userEvent.hover(fits);
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('烫金红包'));
    });
    await step('text that fits shows nothing', async () => {
      column.setAttribute('width', width);
      await userEvent.hover(cut);
      await userEvent.hover(fits);
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
};

const act = fn();

/** What can be done with a row stands last; each button says on which row it acts. */
export const RowActions: Story = {
  tags: ['photo'],
  args: { columns: orderColumnsWithActions((action, order) => act(action, order.sn)) },
  play: async ({ canvas }) => {
    act.mockClear();
    const row = within(canvas.getByRole('row', { name: /烫金红包/ }));
    await userEvent.click(row.getByRole('button', { name: '收藏 BX2611150046' }));
    await expect(act).toHaveBeenLastCalledWith('收藏', 'BX2611150046');
    await expect(row.getByRole('group', { name: '烫金红包的操作' })).toBeVisible();
  },
};

const many = Array.from({ length: 6 }, (_, batch) =>
  orders.map((order) => ({ ...order, sn: `${order.sn}${batch}` })),
).flat();

/** The head stays in sight while the rows pass below it. */
export const StickyHead: Story = {
  tags: ['photo'],
  args: { rows: many, isHeadSticky: true, density: 'compact', columns: orderColumns.slice(1, 5) },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: /状态/ });
    // A phone has a list, and no head over it.
    if (getComputedStyle(head).position !== 'sticky') return;
    canvas.getAllByRole('row')[20]?.scrollIntoView({ block: 'center' });
    await expect(head.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

/** While newer rows are on their way the old ones stay, and the table says that it is busy. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '我的订单' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
  },
};

/** No rows: why, and what to do next. */
export const Empty: Story = {
  tags: ['photo'],
  args: {
    rows: [],
    empty: <EmptyState title="没有符合条件的订单">换个时间范围或清除筛选试试。</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('清除筛选试试');
  },
};

/** At 390 px each row is a card with labels; roles stay, the head still sorts, and a card without actions has no foot. */
export const Phone: Story = {
  args: {
    columns: orderColumns.map(({ cell, ...column }) => ({
      ...column,
      // Nothing can be done with an order that is called off.
      cell: (order) => !(column.isActions && order.tone === 'neutral') && cell(order),
    })),
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth > 768) return;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('rowheader', { name: '瓦楞飞机盒' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '按金额升序排列' })).toBeVisible();
    const foots = [...canvasElement.querySelectorAll('tbody td:last-child')];
    const isShown = foots.map((foot) => foot.getClientRects().length > 0);
    await expect(isShown).toEqual([true, true, true, true, false]);
  },
};

/** The built-in words in English. */
export const English: Story = {
  args: { label: 'Orders' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sort by 产品, ascending' })).toBeVisible();
  },
};
