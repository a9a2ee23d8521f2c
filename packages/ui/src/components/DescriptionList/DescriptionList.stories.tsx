// Stories of DescriptionList.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { Money } from '../Money/Money.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import * as css from './DescriptionList.css.ts';
import { guide } from './DescriptionList.guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { label: '订单号', value: 'BX2611200187' },
      { label: '状态', value: <StatusTag tone="caution">文件待修改</StatusTag> },
      { label: '成品尺寸', value: '90 × 54 mm' },
      { label: '金额', value: <Money fen={4650} /> },
      { label: '收货地址', value: '河南省商丘市永城市产业集聚区 1 号', isWide: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={DescriptionList}
      args={args}
      axes={{ columns: [1, 2, 3], layout: css.layout }}
      alone={{ size: [13, 14] }}
      width="full"
    />
  ),
};

/** Each value is read with its name. */
export const Pairs: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((name) => name.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(names).toEqual(['订单号', '状态', '成品尺寸', '金额', '收货地址']);
    await expect(values[3]).toBe('¥46.50');
    await expect(values[4]).toBe('河南省商丘市永城市产业集聚区 1 号');
  },
};

/** At 390 px every list has one column. */
export const Phone: Story = {
  args: { columns: 3 },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    if (window.innerWidth > 768) return;
    const lefts = canvas.getAllByRole('term').map((name) => name.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** Words without a gap wrap inside their column. */
export const LongText: Story = {
  tags: ['photo'],
  args: {
    columns: 2,
    items: [
      {
        label: '文件',
        value: 'linxiaoman-business-card-final-v12-confirmed-cmyk-300dpi-bleed3mm.pdf',
      },
      { label: '统一社会信用代码', value: '91411481MA9K7XQ52D' },
      {
        label: '备注',
        value: '四款各一盒，每盒贴一张样张；发货前请先拍照确认，收货时间限工作日 9 点到 17 点。',
      },
      { label: '发票', value: '增值税专用发票' },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};
