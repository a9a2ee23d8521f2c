// Split.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll, spaceBelow, spaceBeside } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import * as css from './Split.css.ts';
import { guide } from './Split.guide.ts';
import { Split } from './Split.tsx';

const meta = {
  title: 'Layout/Split',
  component: Split,
  parameters: { guide },
  args: {
    aside: <SampleBox>价格明细</SampleBox>,
    children: <SampleBox height="tall">规格</SampleBox>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Split}
      args={args}
      axes={{ asideWidth: css.width, side: css.side }}
      width="full"
    />
  ),
};

/** The aside keeps its width, the main column takes the rest. */
export const FixedAside: Story = {
  globals: { viewport: { value: 'desktop1440' } },
  args: { asideWidth: 'quote' },
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByTestId('box');
    await expect(placeOf(aside as Element).width).toBe(448);
    await expect(spaceBeside(main, aside)).toBe(24);
  },
};

/** On a phone the two stack, in reading order. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByTestId('box');
    await expect(main).toHaveTextContent('规格');
    await expect(spaceBelow(main, aside)).toBe(24);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** `stackBelow="small"` stacks them on a small PC already. */
export const StackedOnSmallPc: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  args: { stackBelow: 'small' },
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByTestId('box');
    await expect(spaceBelow(main, aside)).toBe(24);
  },
};

/** At the start it also comes first in reading order. */
export const Start: Story = {
  tags: ['photo'],
  args: { side: 'start', asideWidth: 'menu', aside: <SampleBox>菜单</SampleBox> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTestId('box')[0]).toHaveTextContent('菜单');
  },
};

/** Two sheets side by side reach down equally far. */
export const EqualHeight: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  args: { isEqualHeight: true },
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByTestId('box');
    await expect(placeOf(aside as Element).bottom).toBe(placeOf(main as Element).bottom);
  },
};
