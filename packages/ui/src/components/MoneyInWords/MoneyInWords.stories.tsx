// Stories of MoneyInWords.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { Money } from '../Money/Money.tsx';
import { guide } from './MoneyInWords.guide.ts';
import { MoneyInWords } from './MoneyInWords.tsx';

const meta = {
  title: 'Print/MoneyInWords',
  component: MoneyInWords,
  parameters: { guide },
  args: { fen: 4650 },
} satisfies Meta<typeof MoneyInWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={MoneyInWords}
      args={args}
      axes={{ size: [12, 13, 14, 16], tone: ['strong', 'body', 'quiet'] }}
    />
  ),
};

/** Zeros between are said once, 整 closes an amount without fen, what is no integer prints two dashes. */
export const Capitals: Story = {
  render: () => (
    <Stack gap={8}>
      {[4650, 4605, 100_100, 128_400, 10_000_000_100, 0, -200, null].map((fen) => (
        <MoneyInWords key={String(fen)} fen={fen} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-component=MoneyInWords]')];
    await expect(words.map((word) => word.textContent)).toEqual([
      '肆拾陆元伍角整',
      '肆拾陆元零伍分',
      '壹仟零壹元整',
      '壹仟贰佰捌拾肆元整',
      '壹亿零壹元整',
      '零元整',
      '负贰元整',
      '--',
    ]);
  },
};

/** Beside the figures, and Chinese also on an English page. */
export const BesideFigures: Story = {
  globals: { locale: 'en-US' },
  render: () => (
    <div className={layout.narrow}>
      <Money fen={1_234_567_890_123} size="large" tone="price" />
      <MoneyInWords fen={1_234_567_890_123} size={13} tone="body" />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^壹佰贰拾叁亿/);
    await expect(words.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  },
};
