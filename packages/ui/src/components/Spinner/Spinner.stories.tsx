// Stories of Spinner.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './Spinner.css.ts';
import { guide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Data/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Spinner}
      args={args}
      axes={{ size: css.size }}
      states={{ labelled: { label: '正在检查文件', isLabelShown: true } }}
    />
  ),
};

/** It says what is awaited, once, and no value because none is known. */
export const Named: Story = {
  args: { label: '正在检查文件', isLabelShown: true, size: 'large' },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: '正在检查文件' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('正在检查文件')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Under reduced motion the colours do not turn. */
export const ReducedMotion: Story = {
  args: { size: 'large' },
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const turning = canvasElement.querySelector('g');
    if (!turning) throw new Error('no colours');
    const [own] = turning.getAnimations();
    const frames = own?.effect instanceof KeyframeEffect ? own.effect.getKeyframes() : [];
    await expect(frames.some((frame) => 'transform' in frame)).toBe(false);
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};
