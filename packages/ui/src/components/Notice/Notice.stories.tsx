// Stories of Notice.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Data/Notice',
  component: Notice,
  args: { children: '双胶纸不能覆膜：纸面吸胶会起泡', title: '覆亮膜暂不可选', tone: 'caution' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap={12}>
      <Notice tone="action">{children}</Notice>
      <Notice tone="positive">{children}</Notice>
      <Notice tone="caution">{children}</Notice>
      <Notice tone="critical">{children}</Notice>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('a failure interrupts, everything else waits its turn', async () => {
      await expect(canvas.getAllByRole('alert')).toHaveLength(1);
      await expect(canvas.getAllByRole('status')).toHaveLength(3);
    });
  },
};
