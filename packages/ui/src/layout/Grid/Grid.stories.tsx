// Grid.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import * as css from './Grid.css.ts';
import { guide } from './Grid.guide.ts';
import { type ColumnCount, Grid } from './Grid.tsx';

const products = ['名片', '宣传单', '画册', '标签', '手提袋', '红包'];
const boxes = products.map((product) => <SampleBox key={product}>{product}</SampleBox>);

/** How many boxes stand in the first row. */
const columnsOf = (all: HTMLElement[]): number =>
  all.filter((box) => placeOf(box).top === placeOf(all[0] as HTMLElement).top).length;

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: { columns: { wide: 6, small: 3, phone: 2 }, children: boxes },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Grid}
      args={{ ...args, gap: 8 }}
      axes={{ columns: Object.keys(css.wide).map((count) => Number(count) as ColumnCount) }}
      width="full"
    />
  ),
};

/** Above 1366 px `wide` counts. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByTestId('box'))).toBe(6);
  },
};

/** Up to 1366 px `small` counts. */
export const Small: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByTestId('box'))).toBe(3);
  },
};

/** Up to 768 px `phone` counts. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByTestId('box'))).toBe(2);
  },
};

/** A breakpoint that is not named follows the next wider one. */
export const Inherited: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { columns: { wide: 4, small: 3 } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByTestId('box'))).toBe(3);
  },
};

/** Cells keep their width: long words break inside them and never push a neighbour out. */
export const LongContent: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    columns: 2,
    children: [
      <SampleBox key="a">{'Brochure_A4_Saddle_'.repeat(8)}</SampleBox>,
      <SampleBox key="b">画册</SampleBox>,
    ],
  },
  play: async ({ canvas }) => {
    const [long, short] = canvas.getAllByTestId('box');
    await expect(long?.clientWidth).toBe(short?.clientWidth);
    await expect(sidewaysScroll()).toBe(0);
  },
};
