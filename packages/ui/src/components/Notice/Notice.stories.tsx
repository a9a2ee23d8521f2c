// Stories of Notice.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './Notice.css.ts';
import { guide } from './Notice.guide.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Data/Notice',
  component: Notice,
  parameters: { guide },
  args: { children: '双胶纸不能覆膜：纸面吸胶会起泡', title: '覆亮膜暂不可选', tone: 'caution' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { title: undefined },
  render: (args) => (
    <MatrixSheet
      of={Notice}
      args={args}
      axes={{ tone: css.tone }}
      width="full"
      states={{ titled: { title: '覆亮膜暂不可选' } }}
    />
  ),
};

/** A failure interrupts, everything else waits its turn. */
export const HowItIsAnnounced: Story = {
  render: ({ children }) => (
    <Stack gap={12}>
      <Notice tone="action">{children}</Notice>
      <Notice tone="positive">{children}</Notice>
      <Notice tone="caution">{children}</Notice>
      <Notice tone="critical">{children}</Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

/** It appears without taking the focus. */
export const LeavesTheFocus: Story = {
  render: function Answering(args) {
    const [isRefused, setRefused] = useState(false);
    return (
      <Stack gap={12} align="start">
        <Button onPress={() => setRefused(true)}>选双胶纸</Button>
        {isRefused && <Notice {...args} />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '选双胶纸' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('覆亮膜暂不可选');
    await expect(button).toHaveFocus();
  },
};

/** What can be done about it stands in it. */
export const WithAction: Story = {
  tags: ['photo'],
  args: {
    tone: 'critical',
    title: '文件没有上传完',
    children: (
      <Stack gap={8} align="start">
        <span>网络在 62% 处中断，已上传的部分保留 24 小时。</span>
        <Button size="small">继续上传</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '继续上传' })).toHaveFocus();
  },
};
