// Stories of Avatar.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './Avatar.css.ts';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: '悦享包装' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Avatar}
      args={args}
      axes={{ size: css.size }}
      states={{ latin: { name: 'banxin' } }}
    />
  ),
};

/** One whole character is drawn, the whole name is read. */
export const ReadsTheName: Story = {
  args: { name: '悦享包装' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '悦享包装' })).toHaveTextContent(/^悦$/u);
  },
};

/** Beside the name it is decoration, so the name is read once. */
export const Decoration: Story = {
  args: { isDecoration: true },
  render: (args) => (
    <Inline gap={8}>
      <Avatar {...args} />
      <span>悦享包装</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('悦享包装')).toBeVisible();
  },
};
