import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryShop } from '../stories/StoryShop.tsx';
import { LostHead } from './LostHead.tsx';

const meta = {
  title: 'Features/Header',
  component: LostHead,
  tags: ['!autodocs'],
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryShop>
      <LostHead {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof LostHead>;

export default meta;

/** The way home, and to ask for the header again. */
export const Lost: StoryObj<typeof meta> = {
  tags: ['photo'],
  play: async ({ canvasElement, args }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: '版心印刷' })).toHaveAttribute('href', '/');
    await userEvent.click(header.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
