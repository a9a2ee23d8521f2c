import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleImage } from '../../internal/sampleImage.ts';
import { Button } from '../Button/Button.tsx';
import { PreviewViewer, type PreviewViewerProps } from './PreviewViewer.tsx';

const meta = {
  title: 'Overlays/PreviewViewer',
  component: PreviewViewer,
  // An open dialog covers the page it is shown on.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onIndexChange: fn(),
    images: [
      {
        src: sampleImage('card'),
        alt: '名片正面',
        caption: 'linxiaoman-card.pdf · 第 1 页 · 94 × 58 mm',
      },
      {
        src: sampleImage('cardBack'),
        alt: '名片背面',
        caption: 'linxiaoman-card.pdf · 第 2 页 · 94 × 58 mm',
      },
    ],
  },
} satisfies Meta<typeof PreviewViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await waitFor(() =>
      expect(viewer.querySelector('[data-part=stage]')).toHaveAttribute('data-status', 'shown'),
    );
  },
};

/** Without pictures it says so. */
export const Empty: Story = {
  args: { images: [] },
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await expect(within(viewer).getByText('暂无图片信息')).toBeVisible();
  },
};

export const Loading: Story = { args: { status: 'loading' } };

/** A picture that does not come can be tried again. */
export const Broken: Story = {
  args: { status: 'broken', onStatusChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('loading');
  },
};

function Held(props: PreviewViewerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>看大图</Button>
      <PreviewViewer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

/** Arrow keys turn, + and − zoom, 0 fits, Escape closes and the focus returns. */
export const Keyboard: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '看大图' });
    await userEvent.click(trigger);
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    within(viewer).getByRole('button', { name: '放大' }).focus();
    await step('arrow right shows the next picture and announces it', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
      await expect(within(viewer).getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
    });
    await step('+ zooms in, 0 fits again', async () => {
      await userEvent.keyboard('+');
      await expect(within(viewer).getByText('150%')).toBeInTheDocument();
      await userEvent.keyboard('0');
      await expect(within(viewer).getByText('100%')).toBeInTheDocument();
    });
    await step('Escape closes and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const LoadingPhone: Story = { ...Loading, globals: { viewport: { value: 'phone390' } } };
