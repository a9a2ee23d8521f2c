// Sheet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Sheet.css.ts';
import { guide } from './Sheet.guide.ts';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Layout/Sheet',
  component: Sheet,
  parameters: { guide },
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={2}>收货地址</Heading>
        <Text element="p" tone="body">
          上海市徐汇区漕溪北路 18 号
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { children: <SampleBox>内容</SampleBox> },
  render: (args) => (
    <MatrixSheet
      of={Sheet}
      args={args}
      axes={{ tone: css.tone, padding: css.padding }}
      width="field"
    />
  ),
};

/** Square corners, one hairline, no shadow. */
export const Edge: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('[data-component=Sheet]');
    const style = getComputedStyle(sheet as Element);
    await expect(style.borderRadius).toBe('0px');
    await expect(style.borderTopWidth).toBe('1px');
    await expect(style.boxShadow).toBe('none');
  },
};

/** On a phone `medium` and `large` move closer: 16 and 20 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  render: () => (
    <Stack>
      <Sheet padding="medium">
        <SampleBox>medium</SampleBox>
      </Sheet>
      <Sheet padding="large">
        <SampleBox>large</SampleBox>
      </Sheet>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inside = canvas
      .getAllByTestId('box')
      .map((box) => placeOf(box).left - placeOf(box.parentElement as Element).left - 1);
    await expect(inside).toEqual([16, 20]);
  },
};

/** As `section` or `aside` with a name it is a landmark. */
export const Landmark: Story = {
  args: { element: 'aside', 'aria-label': '价格明细', children: '¥46.50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: '价格明细' })).toBeVisible();
  },
};

/** Words without a break stay on the sheet. */
export const Unbroken: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { children: <Text element="p">{'20261120000123456789'.repeat(6)}</Text> },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
