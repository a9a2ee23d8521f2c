// Stories of ProgressBar.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import * as css from './ProgressBar.css.ts';
import { guide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'linxiaoman-card.pdf', value: 62 },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ProgressBar}
      args={args}
      axes={{ tone: css.bar }}
      width="field"
      states={{
        start: { value: 0 },
        done: { value: 100 },
        words: { valueLabel: '3.8 / 6.2 MB' },
        unknownEnd: { isIndeterminate: true },
        bare: { isLabelShown: false },
      }}
    />
  ),
};

/** Its name, its value and the value in words are there for the ear. */
export const Named: Story = {
  args: { value: 3.8, maxValue: 6.2, valueLabel: '3.8 / 6.2 MB' },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'linxiaoman-card.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3.8');
    await expect(bar).toHaveAttribute('aria-valuemax', '6.2');
    await expect(bar).toHaveAttribute('aria-valuetext', '3.8 / 6.2 MB');
    const drawn = canvasElement.querySelector('rect')?.getAttribute('width');
    await expect(Math.round(Number(drawn))).toBe(61);
  },
};

/** Without words on the screen the ear still gets them. */
export const WithoutLabel: Story = {
  args: { isLabelShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'linxiaoman-card.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.queryByText('linxiaoman-card.pdf')).not.toBeInTheDocument();
  },
};

/** Without a known end there is no value to read. */
export const UnknownEnd: Story = {
  args: { label: '正在排队', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在排队' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

/** A long name leaves the value on one line. */
export const LongLabel: Story = {
  tags: ['photo'],
  args: {
    label: 'linxiaoman-business-card-final-v12-confirmed-cmyk-300dpi-bleed3mm.pdf',
    valueLabel: '3.8 / 6.2 MB',
  },
  render: (args) => (
    <div className={layout.narrow}>
      <ProgressBar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3.8 / 6.2 MB').getClientRects()).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
