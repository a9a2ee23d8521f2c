// Stories of BarChart.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { formatFen } from '../Money/formatFen.ts';
import { guide } from './BarChart.guide.ts';
import { BarChart, type BarItem } from './BarChart.tsx';

const months: BarItem[] = [
  { id: '6', label: '6 月', values: [64_000] },
  { id: '7', label: '7 月', values: [96_050] },
  { id: '8', label: '8 月', values: [31_200] },
  { id: '9', label: '9 月', values: [152_800] },
  { id: '10', label: '10 月', values: [null] },
  { id: '11', label: '11 月', values: [128_400] },
];
const twoYears: BarItem[] = months.map((month, index) => ({
  ...month,
  values: [...month.values, 40_000 + index * 18_000],
}));
const ranked: BarItem[] = [
  { id: 'card', label: '铜版纸名片', values: [286] },
  { id: 'box', label: '瓦楞飞机盒（E 瓦，含内衬与封口贴，支持四色满版印刷）', values: [143] },
  { id: 'book', label: '骑马钉画册', values: [57] },
  { id: 'bag', label: '手提纸袋', values: [9] },
];

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    title: '近六个月消费',
    series: ['金额'],
    items: months,
    itemHeader: '月份',
    formatValue: formatFen,
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { series: ['今年', '去年'], items: twoYears },
  render: (args) => (
    <MatrixSheet
      of={BarChart}
      args={args}
      axes={{ layout: ['columns', 'rows'] }}
      width="full"
      states={{
        five: {
          title: '各工厂产量',
          series: ['永城', '成都', '天水', '天津', '外协'],
          items: [
            { id: 'q3', label: '三季度', values: [420, 310, 180, 260, 90] },
            { id: 'q4', label: '四季度', values: [510, 280, 220, 300, 40] },
          ],
          formatValue: (count) => `${count} 万`,
        },
        table: { defaultView: 'table' },
      }}
    />
  ),
};

/** Screen readers have the table, with every value as it is printed, also while the drawing is shown. */
export const TableForScreenReaders: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: '近六个月消费' }));
    const table = within(figure.getByRole('table', { name: '近六个月消费' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '月份',
      '金额',
    ]);
    await expect(table.getByRole('row', { name: '11 月 ¥1,284.00' })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: '10 月 --' })).toBeInTheDocument();
  },
};

/** The reader chooses drawing or table; the choice is a pressed button. */
export const Switch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawn = canvas.getByRole('button', { name: '图' });
    const table = canvas.getByRole('button', { name: '表' });
    await expect(canvas.getByRole('group', { name: '显示方式' })).toContainElement(table);
    await expect(drawn).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await expect(drawn).toHaveAttribute('aria-pressed', 'false');
    await expect(canvasElement.querySelector('[data-part=plot]')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '¥640.00' })).toBeVisible();
  },
};

/** One stop for the keyboard; arrows, Home and End go from bar to bar, each says its value. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const bar = (name: string) => canvas.getByRole('img', { name });
    await step('Tab reaches the first bar, and its tip opens', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(bar('6 月：¥640.00')).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('6 月：¥640.00');
    });
    await step('arrows go on and stop at the ends', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(bar('8 月：¥312.00')).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(bar('11 月：¥1,284.00')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(bar('6 月：¥640.00')).toHaveFocus();
    });
    await step('only that bar is met by screen readers and by Tab', async () => {
      await expect(canvas.getAllByRole('img')).toHaveLength(1);
    });
    await step('Escape closes the tip and leaves the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(bar('6 月：¥640.00')).toHaveFocus();
    });
  },
};

/** The pointer finds a short bar anywhere in its column. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-words^="8 月"]');
    if (!mark) throw new Error('no bar');
    await userEvent.hover(mark);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('8 月：¥312.00');
    await userEvent.unhover(mark);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Values below zero hang from the line. */
export const Negative: Story = {
  tags: ['photo'],
  args: {
    title: '账户收支',
    series: ['净额'],
    items: [
      { id: '9', label: '9 月', values: [50_000] },
      { id: '10', label: '10 月', values: [-32_000] },
      { id: '11', label: '11 月', values: [-4650] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-part=bar]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const [above, below] = bars;
    await expect(Math.abs((above?.bottom ?? 0) - (below?.top ?? 9))).toBeLessThan(1);
    await expect(canvas.getByRole('row', { name: '10 月 −¥320.00' })).toBeInTheDocument();
  },
};

/** Series differ by pattern as well as by colour; a bar says to which it belongs. */
export const SeveralSeries: Story = {
  tags: ['photo'],
  args: { series: ['今年', '去年'], items: twoYears },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-part=bar]')].map(
      (bar) => getComputedStyle(bar).fill,
    );
    await expect(first).toMatch(/^rgb/);
    await expect(second).toMatch(/^url\(/);
    await expect(
      canvas.getByRole('row', { name: '11 月 ¥1,284.00 ¥1,300.00' }),
    ).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-words="6 月，去年：¥400.00"]')).not.toBeNull();
  },
};

/** Names that are long lie beside their bars and wrap. */
export const LongLabels: Story = {
  tags: ['photo'],
  args: {
    title: '本月销量',
    series: ['数量'],
    items: ranked,
    itemHeader: '产品',
    layout: 'rows',
    formatValue: (count) => `${count} 单`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A single value does not fill the sheet. */
export const Single: Story = {
  args: { items: months.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('[data-part=plot] svg')?.getBoundingClientRect();
    const bar = canvasElement.querySelector('[data-part=bar]')?.getBoundingClientRect();
    await expect((bar?.width ?? 999) / (plot?.width ?? 1)).toBeLessThan(0.15);
  },
};

/** Nothing to draw is said in words, and there is nothing to switch. */
export const Empty: Story = {
  tags: ['photo'],
  args: { items: [{ id: '11', label: '11 月', values: [null] }], empty: '十一月还没有订单' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('十一月还没有订单')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { title: 'Spending', series: ['Amount'], itemHeader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Show as' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Table' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Item' })).toBeInTheDocument();
  },
};
