// Rows of files whose code does not arrive with the first file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { LaterRows } from './LaterRows.tsx';

const FAILED = '文件列表没有加载出来，已选的文件都在';

/** Rows whose first attempt does not arrive. */
function LostOnce() {
  const [Rows] = useState(() => {
    let asked = 0;
    return lazyPart(async () => {
      asked += 1;
      if (asked === 1) throw new Error('lost');
      return { default: () => <p>名片-正面.pdf</p> };
    });
  });
  return (
    <LaterRows failed={FAILED}>
      <Rows />
    </LaterRows>
  );
}

const meta = {
  title: 'Features/LaterRows',
  component: LaterRows,
  tags: ['!autodocs'],
  args: { failed: FAILED, children: null },
  parameters: { layout: 'padded' },
  // The loss is meant: it need not fill the console.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  render: () => (
    <StoryShop path="/" onEvent={() => undefined}>
      <LostOnce />
    </StoryShop>
  ),
} satisfies Meta<typeof LaterRows>;

export default meta;

/** That they did not come is said, and they are asked for again. */
export const Lost: StoryObj<typeof meta> = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(FAILED)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '重新加载' }));
    await expect(await page.findByText('名片-正面.pdf')).toBeVisible();
    await expect(page.queryByText(FAILED)).toBeNull();
  },
};
