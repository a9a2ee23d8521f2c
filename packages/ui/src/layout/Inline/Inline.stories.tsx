// Inline.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll, spaceBelow, spaceBeside } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import * as space from '../space.css.ts';
import { guide } from './Inline.guide.ts';
import { Inline } from './Inline.tsx';

const papers = ['157 克铜版纸', '200 克铜版纸', '250 克铜版纸', '300 克铜版纸', '300 克白卡'];
const boxes = papers.map((paper) => <SampleBox key={paper}>{paper}</SampleBox>);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: { guide },
  args: { children: boxes },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: {
    children: [
      <SampleBox key="a">数量</SampleBox>,
      <SampleBox key="b">
        500 张
        <br />
        两款
      </SampleBox>,
    ],
  },
  render: (args) => (
    <MatrixSheet
      of={Inline}
      args={args}
      alone={{
        gap: space.by,
        align: space.align,
        justify: space.justify,
        isEqual: [true],
      }}
      width="full"
    />
  ),
};

/** What does not fit goes to the next row; rows may stand closer than their children. */
export const Wraps: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { gap: 16, rowGap: 4 },
  play: async ({ canvas }) => {
    const all = canvas.getAllByTestId('box');
    const first = all[0] as HTMLElement;
    const below = all.find((box) => placeOf(box).top > placeOf(first).top);
    await expect(spaceBeside(first, all[1])).toBe(16);
    await expect(spaceBelow(first, below)).toBe(4);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** `wrap={false}` keeps one row; its children give way. */
export const OneRow: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { wrap: false },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByTestId('box').map((box) => Math.round(placeOf(box).top));
    const middle = canvas
      .getAllByTestId('box')
      .map((box) => Math.round(placeOf(box).top + placeOf(box).height / 2));
    await expect(new Set(middle).size).toBe(1);
    await expect(tops).toHaveLength(5);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Children of one row share the width equally, whatever stands in them. */
export const Equal: Story = {
  args: {
    isEqual: true,
    wrap: false,
    children: [
      <SampleBox key="a">短</SampleBox>,
      <SampleBox key="b">这一格的文字比另一格长得多</SampleBox>,
    ],
  },
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByTestId('box');
    await expect(short?.clientWidth).toBe(long?.clientWidth);
  },
};

/** As `nav` it is a landmark with a name. */
export const Landmark: Story = {
  args: { element: 'nav', 'aria-label': '纸张' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '纸张' })).toBeVisible();
  },
};
