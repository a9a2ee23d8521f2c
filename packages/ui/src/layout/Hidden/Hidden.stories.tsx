// Hidden.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './Hidden.guide.ts';
import { Hidden } from './Hidden.tsx';

const meta = {
  title: 'Layout/Hidden',
  component: Hidden,
  parameters: { guide },
  args: { children: <SampleBox>内容</SampleBox> },
  render: () => (
    <Inline>
      <Hidden below="phone">
        <SampleBox>手机上没有</SampleBox>
      </Hidden>
      <Hidden above="phone">
        <SampleBox>只在手机上</SampleBox>
      </Hidden>
      <Hidden below="small">
        <SampleBox>小屏电脑上没有</SampleBox>
      </Hidden>
      <Hidden above="small">
        <SampleBox>只在小屏电脑和手机上</SampleBox>
      </Hidden>
    </Inline>
  ),
} satisfies Meta<typeof Hidden>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (all: HTMLElement[]): (string | null)[] =>
  all.filter((box) => box.checkVisibility()).map((box) => box.textContent);

export const Default: Story = { tags: ['sheet'] };

/** Above 1366 px. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByTestId('box'))).toEqual(['手机上没有', '小屏电脑上没有']);
  },
};

/** Up to 1366 px. */
export const SmallPc: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByTestId('box'))).toEqual([
      '手机上没有',
      '只在小屏电脑和手机上',
    ]);
  },
};

/** Up to 768 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByTestId('box'))).toEqual([
      '只在手机上',
      '只在小屏电脑和手机上',
    ]);
  },
};

/** What is hidden is hidden from screen readers and the keyboard as well. */
export const ForEveryone: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  render: () => (
    <Hidden above="phone">
      <button type="button">打开筛选</button>
    </Hidden>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { hidden: true })).not.toBeVisible();
  },
};
