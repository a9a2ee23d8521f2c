// Stories of DonutChart.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { formatFen } from '../Money/formatFen.ts';
import { guide } from './DonutChart.guide.ts';
import { DonutChart } from './DonutChart.tsx';

const parts = [
  { id: 'box', label: '包装盒', value: 512_000 },
  { id: 'book', label: '画册', value: 256_800 },
  { id: 'card', label: '名片', value: 128_400 },
  { id: 'bag', label: '手提袋', value: 64_200 },
  { id: 'rest', label: '其他', value: 23_050 },
];

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  parameters: { guide },
  args: {
    title: '今年消费构成',
    parts,
    itemHeader: '产品',
    valueHeader: '金额',
    formatValue: formatFen,
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={DonutChart}
      args={args}
      width="full"
      states={{
        two: { parts: parts.slice(0, 2) },
        single: { parts: parts.slice(0, 1) },
        table: { defaultView: 'table' },
        empty: { parts: [] },
      }}
    />
  ),
};

/** Screen readers have the table; the shares add up to a hundred. */
export const TableForScreenReaders: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '今年消费构成' }));
    await expect(table.getByRole('row', { name: '包装盒 ¥5,120.00 52.0%' })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: '合计 ¥9,844.50 100.0%' })).toBeInTheDocument();
    const shares = table
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => Math.round(Number.parseFloat(row.lastElementChild?.textContent ?? '') * 10));
    await expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1000);
  },
};

/** The reader chooses drawing or table. */
export const Switch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '表' }));
    await expect(canvasElement.querySelector('[data-part=ring]')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '¥1,284.00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '图' }));
    await expect(canvasElement.querySelector('[data-part=ring]')).toBeVisible();
  },
};

/** One stop for the keyboard; arrows, Home and End go from piece to piece. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: '包装盒：¥5,120.00，52.0%' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('包装盒：¥5,120.00，52.0%');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^画册/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^其他/ })).toHaveFocus();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

/** A single part is a whole ring. */
export const Single: Story = {
  args: { parts: parts.slice(0, 1) },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('img', { name: '包装盒：¥5,120.00，100.0%' });
    const { width, height } = ring.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(2);
  },
};

/** What is not above zero takes no room, and stays in the table. */
export const ZeroAndBelow: Story = {
  args: {
    parts: [
      { id: 'paid', label: '余额支付', value: 300 },
      { id: 'gift', label: '红包', value: 0 },
      { id: 'back', label: '退款', value: -100 },
      { id: 'bank', label: '对公转账', value: 100 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=mark]')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: '退款 −¥1.00 0.0%' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '对公转账 ¥1.00 25.0%' })).toBeInTheDocument();
  },
};

/** Long names wrap beside the ring, on a phone below it. */
export const LongLabels: Story = {
  tags: ['photo'],
  args: {
    parts: [
      { id: 'a', label: '瓦楞飞机盒（E 瓦，含内衬与封口贴，四色满版印刷）', value: 123_456_789 },
      { id: 'b', label: '骑马钉画册与精装样本册', value: 23_456_700 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Nothing to divide is said in words. */
export const Empty: Story = {
  tags: ['photo'],
  args: { parts: [{ id: 'box', label: '包装盒', value: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无可显示的数据')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { title: 'Spending by product', itemHeader: undefined, valueHeader: 'Amount' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total/ })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Share' })).toBeInTheDocument();
  },
};
