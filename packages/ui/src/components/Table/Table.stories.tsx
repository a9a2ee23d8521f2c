import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Money } from '../Money/Money.tsx';
import { ProductArt, type ProductFamily } from '../ProductArt/ProductArt.tsx';
import { StatusTag, type StatusTone } from '../StatusTag/StatusTag.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Order {
  sn: string;
  family: ProductFamily;
  name: string;
  spec: string;
  status: string;
  tone: StatusTone;
  fen: number;
  next: string;
}

const orders: Order[] = [
  {
    sn: 'BX2611200187',
    family: 'nameCard',
    name: '铜版纸名片',
    spec: '300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜 · 圆角 · 烫金 · 打孔 · 四款各一盒',
    status: '文件待修改',
    tone: 'caution',
    fen: 4650,
    next: '确认文件',
  },
  {
    sn: 'BX2611190932',
    family: 'box',
    name: '瓦楞飞机盒',
    spec: 'E 瓦 · 200×140×50 mm · 300 个',
    status: '已开工单',
    tone: 'action',
    fen: 55_500,
    next: '查看进度',
  },
  {
    sn: 'BX2611181104',
    family: 'booklet',
    name: '骑马钉画册',
    spec: '157g 铜版内页 · A4 · 24P · 200 本',
    status: '配送中',
    tone: 'action',
    fen: 128_400,
    next: '查物流',
  },
  {
    sn: 'BX2611150046',
    family: 'redEnvelope',
    name: '烫金红包',
    spec: '珠光纸 · 165×85 · 2000 个',
    status: '已送达',
    tone: 'positive',
    fen: 84_000,
    next: '一键再下单',
  },
  {
    sn: 'BX2611120583',
    family: 'bag',
    name: '手提纸袋',
    spec: '250g 白卡 · 280×330×100 · 500 个',
    status: '已取消',
    tone: 'neutral',
    fen: 120_000,
    next: '再次购买',
  },
];

const columns: TableColumn<Order>[] = [
  {
    id: 'art',
    header: '图样',
    isHeaderHidden: true,
    width: 108,
    cell: (order) => <ProductArt family={order.family} frame="thumb" />,
  },
  {
    id: 'name',
    header: '产品',
    isRowHeader: true,
    isSortable: true,
    width: 150,
    cell: (order) => order.name,
  },
  { id: 'spec', header: '规格', cell: (order) => order.spec },
  {
    id: 'status',
    header: '状态',
    width: 130,
    cell: (order) => <StatusTag tone={order.tone}>{order.status}</StatusTag>,
  },
  {
    id: 'amount',
    header: '金额',
    align: 'end',
    width: 130,
    isSortable: true,
    cell: (order) => <Money fen={order.fen} size="medium" />,
  },
  {
    id: 'next',
    header: '操作',
    align: 'end',
    width: 140,
    cell: (order) => (
      <Button size="small" aria-label={`${order.next} ${order.sn}`}>
        {order.next}
      </Button>
    ),
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<Order>,
  args: {
    label: '我的订单',
    columns,
    rows: orders,
    rowKey: (order) => order.sn,
    onSortChange: fn(),
    onCurrentChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Compact, pending, empty. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <Table {...args} label="紧凑" density="compact" currentKey="BX2611190932" />
      <Table {...args} label="等待新数据" isPending />
      <Table
        {...args}
        label="没有结果"
        rows={[]}
        empty={<EmptyState title="没有符合条件的订单">换个时间范围或清除筛选试试。</EmptyState>}
      />
    </>
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

/** Heads sort and say so; a press or focus makes a row current. */
export const SortsAndHighlights: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const table = within(within(canvasElement).getByRole('table', { name: '我的订单' }));
    await step('a press on a head sorts, a second press turns the order', async () => {
      await userEvent.click(table.getByRole('button', { name: '按金额升序排列' }));
      await expect(table.getByRole('columnheader', { name: /金额/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(table.getAllByRole('row')[1]).toHaveTextContent('¥46.50');
      await userEvent.click(table.getByRole('button', { name: '按金额降序排列' }));
      await expect(table.getAllByRole('row')[1]).toHaveTextContent('¥1,284.00');
    });
    await step('a press makes the row current', async () => {
      await userEvent.click(table.getByText('烫金红包'));
      await expect(args.onCurrentChange).toHaveBeenLastCalledWith('BX2611150046');
      await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1);
    });
    await step('focus inside makes the row current too', async () => {
      table.getByRole('button', { name: '查物流 BX2611181104' }).focus();
      await expect(args.onCurrentChange).toHaveBeenLastCalledWith('BX2611181104');
    });
  },
};

/** Text that does not fit shows itself whole. */
export const OverflowTooltip: Story = {
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByText(/四款各一盒/);
    if (cell.scrollWidth <= cell.clientWidth) return;
    await userEvent.hover(cell);
    await waitFor(async () =>
      expect(await screen.findByRole('tooltip')).toHaveTextContent('四款各一盒'),
    );
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
