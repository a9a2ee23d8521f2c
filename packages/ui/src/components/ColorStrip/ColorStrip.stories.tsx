// ColorStrip.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOf, sidewaysScroll, windowWidth } from '../../stories/place.ts';
import { guide } from './ColorStrip.guide.ts';
import { ColorStrip } from './ColorStrip.tsx';

const meta = {
  title: 'Print/ColorStrip',
  component: ColorStrip,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ColorStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const strip = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-component=ColorStrip]') as Element;

export const Default: Story = { tags: ['sheet'] };

/** Decoration: screen readers and the keyboard pass over it. */
export const Decoration: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(strip(canvasElement)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[tabindex], a, button')).toBeNull();
  },
};

/** As wide as its place, 8 px high, eleven patches without a gap. */
export const FillsTheWidth: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const place = placeOf(strip(canvasElement));
    await expect(place.width).toBe(windowWidth());
    await expect(place.height).toBe(8);
    await expect(strip(canvasElement).children).toHaveLength(11);
    await expect(sidewaysScroll()).toBe(0);
  },
};
