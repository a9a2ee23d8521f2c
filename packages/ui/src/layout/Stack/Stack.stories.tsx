// Stack.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sidewaysScroll, spaceBelow } from '../../stories/place.ts';
import { SampleBox, SampleFrame } from '../../stories/SampleBox.tsx';
import * as space from '../space.css.ts';
import { guide } from './Stack.guide.ts';
import { Stack } from './Stack.tsx';

const boxes = [
  <SampleBox key="1">收货地址</SampleBox>,
  <SampleBox key="2">配送方式</SampleBox>,
  <SampleBox key="3">发票</SampleBox>,
];

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Stack}
      args={args}
      alone={{ gap: space.by, align: space.align }}
      width="full"
    />
  ),
};

/** One gap between all children: 16 px unless told otherwise, nothing before the first or after the last. */
export const OneGap: Story = {
  render: () => (
    <SampleFrame>
      <Stack gap={24}>{boxes}</Stack>
    </SampleFrame>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByTestId('box');
    await expect(spaceBelow(first, second)).toBe(24);
    await expect(spaceBelow(second, third)).toBe(24);
    const frame = canvas.getByTestId('frame').getBoundingClientRect();
    await expect(first?.getBoundingClientRect().top).toBe(frame.top + 1);
  },
};

/** `justify` spreads children over a place that is taller than they are. */
export const Justify: Story = {
  render: () => (
    <SampleFrame>
      <Stack gap={8} justify="between">
        {boxes.slice(0, 2)}
      </Stack>
    </SampleFrame>
  ),
  play: async ({ canvas }) => {
    const [, last] = canvas.getAllByTestId('box');
    const frame = canvas.getByTestId('frame').getBoundingClientRect();
    await expect(last?.getBoundingClientRect().bottom).toBeCloseTo(frame.bottom - 1, 0);
  },
};

/** As a list it is one for screen readers too. */
export const List: Story = {
  args: {
    element: 'ol',
    gap: 8,
    children: ['选择规格', '上传文件', '付款'].map((step) => (
      <li key={step}>
        <SampleBox>{step}</SampleBox>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Words without a break do not widen the page. */
export const Unbroken: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { children: <SampleBox>{'FlyerA5_Final_v12_'.repeat(12)}</SampleBox> },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
