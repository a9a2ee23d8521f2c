// Divider.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf } from '../../stories/place.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Divider.css.ts';
import { guide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: { guide },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => <MatrixSheet of={Divider} args={args} axes={{ kind: css.kind }} width="full" />,
};

/** A fold line stands between the lines of a price and their sum. */
export const FoldLine: Story = {
  tags: ['photo'],
  render: () => (
    <Sheet>
      <Stack gap={12}>
        <Inline justify="between">
          <Text tone="body">印刷 500 张 × 1 款</Text>
          <Text numeric>¥31.50</Text>
        </Inline>
        <Divider kind="dashed" />
        <Inline justify="between">
          <Text weight="medium">合计</Text>
          <Text tone="price" weight="bold" numeric>
            ¥31.50
          </Text>
        </Inline>
      </Stack>
    </Sheet>
  ),
};

/** Screen readers hear that one part ends; it takes one pixel and no space of its own. */
export const Separator: Story = {
  render: () => (
    <Stack gap={0}>
      <Text>订单信息</Text>
      <Divider />
      <Text>配送信息</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByRole('separator')).height).toBe(1);
  },
};
