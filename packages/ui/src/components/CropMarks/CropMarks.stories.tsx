import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet } from '../../layout/Sheet/Sheet.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from '../../stories/storyGrid.css.ts';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import * as marks from './CropMarks.css.ts';
import { guide } from './CropMarks.guide.ts';
import { CropMarks } from './CropMarks.tsx';

const meta = {
  title: 'Print/CropMarks',
  component: CropMarks,
  parameters: { guide },
  args: {
    children: (
      <div className={css.sheet}>
        <ProductArt family="booklet" frame="card" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It has no variants; it fits whatever sheet it is put around. */
export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={CropMarks}
      args={args}
      states={{
        small: { children: <Sheet padding="small">小</Sheet> },
        proof: { children: <Sheet tone="proof">印刷文件预览</Sheet> },
      }}
    />
  ),
};

const boxes = (canvasElement: HTMLElement): { sheet: DOMRect; marks: DOMRect[] } => {
  const sheet = canvasElement.querySelector('[data-component=CropMarks] > :first-child');
  return {
    sheet: (sheet ?? canvasElement).getBoundingClientRect(),
    marks: [...canvasElement.querySelectorAll('[data-part=mark]')].map((mark) =>
      mark.getBoundingClientRect(),
    ),
  };
};

/** Four marks stand outside the four corners, touch no edge and are read to nobody. */
export const OutsideTheCorners: Story = {
  play: async ({ canvasElement }) => {
    const { sheet, marks: found } = boxes(canvasElement);
    await expect(found).toHaveLength(Object.keys(marks.mark).length);
    for (const mark of found) {
      await expect(mark.width).toBe(20);
      const isBeside = mark.right <= sheet.left + 0.5 || mark.left >= sheet.right - 0.5;
      const isAboveOrBelow = mark.bottom <= sheet.top + 0.5 || mark.top >= sheet.bottom - 0.5;
      await expect([isBeside, isAboveOrBelow]).toEqual([true, true]);
    }
    const parts = [...canvasElement.querySelectorAll('[data-part=mark]')];
    await expect(parts.every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};

/** A phone has no margin to put them in: they are left out, and nothing reaches over the edge. */
export const NoMarginOnPhone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement).marks.every(({ width }) => width === 0)).toBe(true);
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
