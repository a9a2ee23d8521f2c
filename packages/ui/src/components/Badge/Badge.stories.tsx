// Stories of Badge.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './Badge.css.ts';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  parameters: { guide },
  args: { count: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Badge}
      args={args}
      axes={{ tone: css.tone }}
      states={{
        two: { count: 28 },
        many: { count: 128 },
        zero: { count: 0, isZeroShown: true },
      }}
    />
  ),
};

/** Above the limit the eye reads 99+, the ear the true count and what is counted. */
export const ReadsTheTrueCount: Story = {
  args: { count: 128, label: '128 条未读消息' },
  render: (args) => (
    <p>
      消息 <Badge {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('128 条未读消息')).toBeInTheDocument();
  },
};

/** Nothing to count, nothing to see; unless the zero itself is the news. */
export const Zero: Story = {
  render: () => (
    <Inline gap={16}>
      <span>待付款 {<Badge count={0} label="0 个待付款" />}</span>
      <span>待收货 {<Badge count={0} label="0 个待收货" isZeroShown tone="neutral" />}</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 个待付款')).not.toBeInTheDocument();
    await expect(canvas.getByText('0 个待收货')).toBeInTheDocument();
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 items')).toBeInTheDocument();
  },
};
