// Stories of Money.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './Money.css.ts';
import { guide } from './Money.guide.ts';
import { Money } from './Money.tsx';

const meta = {
  title: 'Print/Money',
  component: Money,
  parameters: { guide },
  args: { fen: 128_400 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-component=Money]')].map((amount) => amount.textContent);

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Money}
      args={args}
      axes={{ size: css.size }}
      alone={{ tone: css.tone }}
      states={{
        from: { tone: 'price', suffix: '起' },
        reduced: { tone: 'price', oldFen: 150_000 },
        saved: { fen: -200, tone: 'positive' },
        signed: { fen: 500, isSigned: true },
        notNumeric: { fen: null },
      }}
    />
  ),
};

/** Two decimals, separators, a true minus sign; a plus only when asked for, and never before zero. */
export const Figures: Story = {
  render: () => (
    <Stack gap={8}>
      <Money fen={128_400} />
      <Money fen={5} />
      <Money fen={123_456_789} />
      <Money fen={-200} />
      <Money fen={500} isSigned />
      <Money fen={0} isSigned />
      <Money fen="4650" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual([
      '¥1,284.00',
      '¥0.05',
      '¥1,234,567.89',
      '−¥2.00',
      '+¥5.00',
      '¥0.00',
      '¥46.50',
    ]);
  },
};

/** What is not numeric prints two dashes, never a zero. */
export const NotNumeric: Story = {
  render: () => (
    <Stack gap={8}>
      <Money fen={null} />
      <Money fen={undefined} />
      <Money fen="" />
      <Money fen="面议" />
      <Money fen={Number.NaN} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['--', '--', '--', '--', '--']);
  },
};

/** The amount before is a deletion, and is introduced in words. */
export const Reduced: Story = {
  args: { oldFen: 150_000, tone: 'price', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('原价¥1,500.00');
  },
};

/** Amounts below each other line up figure by figure. */
export const LinesUp: Story = {
  tags: ['photo'],
  render: () => (
    <Stack gap={4} align="end">
      <Money fen={111_111} size="medium" />
      <Money fen={888_888} size="medium" />
      <Money fen={640_000} size="medium" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=Money]')].map(
      (amount) => Math.round(amount.getBoundingClientRect().width * 10),
    );
    await expect(new Set(widths).size).toBe(1);
  },
};

/** The built-in words in English. */
export const English: Story = {
  args: { oldFen: 150_000 },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent(/^Was/);
  },
};
