// RouteProgress.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, windowWidth } from '../../stories/place.ts';
import { guide } from './RouteProgress.guide.ts';
import { RouteProgress } from './RouteProgress.tsx';

const meta = {
  title: 'Navigation/RouteProgress',
  component: RouteProgress,
  parameters: { guide },
  args: { isActive: true, position: 'static' },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const bands = (canvasElement: HTMLElement): SVGRectElement[] => [
  ...canvasElement.querySelectorAll('rect'),
];

// A band that is filling is caught in the middle of a moment; still, it is the same in every picture.
const still = { globals: { motion: 'reduce' } };

export const Default: Story = { ...still };

export const Matrix: Story = {
  ...still,
  render: (args) => (
    <MatrixSheet
      of={RouteProgress}
      args={args}
      alone={{ position: ['static'], value: [0, 10, 25, 40, 60, 75, 100] }}
      width="full"
    />
  ),
};

/** Four bands of the process colours fill in turn, each a quarter of the way. */
export const FourBands: Story = {
  args: { value: 60 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: '页面加载进度' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    const widths = bands(canvasElement).map((band) => band.getAttribute('width'));
    await expect(widths).toEqual(['25', '25', '10', '0']);
    const colours = bands(canvasElement).map((band) => getComputedStyle(band).fill);
    await expect(new Set(colours).size).toBe(4);
  },
};

/** What has come never leaves 0 to 100. */
export const Clamped: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** The start is announced politely; afterwards nothing is left to see or to hear. */
export const Announced: Story = {
  ...still,
  render: function Routes(args) {
    const [isActive, setActive] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setActive(!isActive)}>
          {isActive ? '页面到了' : '去下一页'}
        </button>
        <RouteProgress {...args} isActive={isActive} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live=polite]');
    await expect(live?.textContent).toBe('');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(live).toHaveTextContent('页面加载中');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(live?.textContent).toBe('');
  },
};

/** It lies over the upper edge of the window and moves nothing below it. */
export const OverThePage: Story = {
  ...still,
  parameters: { layout: 'fullscreen' },
  args: { position: 'fixed' },
  render: (args) => (
    <>
      <RouteProgress {...args} />
      <p>页面内容</p>
    </>
  ),
  play: async ({ canvas }) => {
    const bar = placeOf(canvas.getByRole('progressbar'));
    await expect([bar.top, bar.height]).toEqual([0, 3]);
    await expect(bar.width).toBe(windowWidth());
    await expect(placeOf(canvas.getByText('页面内容')).top).toBe(0);
  },
};

/** A reader who asked for less motion sees four bands that stand still. */
export const LessMotion: Story = {
  ...still,
  play: async ({ canvasElement }) => {
    for (const band of bands(canvasElement)) {
      await expect(getComputedStyle(band).animationName).toBe('none');
    }
  },
};

export const English: Story = {
  globals: { locale: 'en-US', motion: 'reduce' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Page progress' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(
      'Loading the page',
    );
  },
};
