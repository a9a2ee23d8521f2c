// Stories of Skeleton.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import * as css from './Skeleton.css.ts';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Data/Skeleton',
  component: Skeleton,
  parameters: { guide },
  args: { count: 3 },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet of={Skeleton} args={args} axes={{ shape: css.shape }} width="field" />
  ),
};

/** Only the skeleton that is told to says that something loads; the shapes are silent. */
export const Announced: Story = {
  render: () => (
    <Stack gap={16}>
      <Skeleton shape="heading" isAnnounced />
      <Skeleton count={2} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
    const shown = [...canvasElement.querySelectorAll('[data-part=bone]')];
    await expect(shown.every((bone) => bone.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};

const words = '300g 铜版纸，双面四色，覆亮膜';

/** As high as the content that will come, so that nothing jumps. */
export const KeepsTheLayout: Story = {
  render: () => (
    <Stack gap={16}>
      <div data-testid="loading">
        <Skeleton count={3} />
      </div>
      <div data-testid="loaded">
        <p>{words}</p>
        <p>{words}</p>
        <p>{words}</p>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('loading') - height('loaded'))).toBeLessThan(1);
  },
};

/** The built-in words in English. */
export const English: Story = {
  args: { isAnnounced: true },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
