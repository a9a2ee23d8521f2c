// Text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './Text.css.ts';
import { guide } from './Text.guide.ts';
import { Text } from './Text.tsx';

const long = '四色印刷，永城工厂当日 17:00 前付款当日投产。'.repeat(16);

const meta = {
  title: 'Layout/Text',
  component: Text,
  parameters: { guide },
  args: { children: '四色印刷，500 张 ¥46.50' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Text}
      args={args}
      alone={{ size: css.size, tone: css.tone, weight: css.weight }}
      width="full"
    />
  ),
};

/** Without props it takes size, colour and weight from around it. */
export const Inherits: Story = {
  render: () => (
    <Text element="p" size={20} tone="critical" weight="bold">
      余额不足：还差 <Text>¥12.00</Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    const outer = getComputedStyle(canvas.getByText(/余额不足/));
    const inner = getComputedStyle(canvas.getByText('¥12.00'));
    await expect([inner.fontSize, inner.color, inner.fontWeight]).toEqual([
      outer.fontSize,
      outer.color,
      outer.fontWeight,
    ]);
  },
};

/** Figures line up below each other and keep together. */
export const Numeric: Story = {
  render: () => (
    <Stack gap={4} align="end" element="ul">
      {['¥1,111.11', '¥8,888.88'].map((amount) => (
        <Text key={amount} element="li" numeric>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = canvas.getAllByRole('listitem').map((item) => placeOf(item).width);
    await expect(ones).toBe(eights);
  },
};

/** Long text is cut after one, two or three lines with an ellipsis; screen readers read all of it. */
export const Lines: Story = {
  render: () => (
    <Sheet>
      <Stack gap={12}>
        {([1, 2, 3] as const).map((lines) => (
          <Text key={lines} element="p" lines={lines} tone="body">
            {long}
          </Text>
        ))}
      </Stack>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const paragraphs = canvas.getAllByText(long);
    const heights = paragraphs.map((paragraph) => {
      const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return Math.round(placeOf(paragraph).height / line);
    });
    await expect(heights).toEqual([1, 2, 3]);
  },
};

/** Words without a break go on in the next line. */
export const Unbroken: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { element: 'p', children: 'Flyer_A5_Final_v12_'.repeat(10) },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Sizes are relative: a reader who doubles the browser's type doubles ours. */
export const Relative: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/四色印刷/);
    const size = () => Number.parseFloat(getComputedStyle(text).fontSize);
    const before = size();
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const doubled = size();
    root.style.fontSize = '';
    await expect(doubled).toBe(before * 2);
  },
  args: { size: 14 },
};
