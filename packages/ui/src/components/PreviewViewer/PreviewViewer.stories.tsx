import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectFocusInside,
  expectFocusKept,
  expectGone,
  expectPageAsleep,
  scrims,
} from '../../stories/overlayChecks.ts';
import { sampleImage } from '../../stories/sampleImage.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './PreviewViewer.guide.ts';
import { PreviewViewer } from './PreviewViewer.tsx';
import type { PreviewViewerProps } from './previewTypes.ts';

const front = {
  src: sampleImage('card'),
  alt: '名片正面',
  caption: 'linxiaoman-card.pdf · 第 1 页 · 94 × 58 mm',
};
const back = {
  src: sampleImage('cardBack'),
  alt: '名片背面',
  caption: 'linxiaoman-card.pdf · 第 2 页 · 94 × 58 mm',
};
const absent = { src: 'data:image/png;base64,AA==', alt: '名片附页' };

const meta = {
  title: 'Overlays/PreviewViewer',
  component: PreviewViewer,
  // An open dialog covers the page it is shown on.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { isOpen: true, onClose: fn(), onIndexChange: fn(), images: [front, back] },
} satisfies Meta<typeof PreviewViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Parts {
  viewer: HTMLElement;
  stage: HTMLElement;
  /** Magnification and shift of the picture, as it is drawn. */
  drawn: () => { scale: number; x: number; y: number };
}

async function shown(): Promise<Parts> {
  const viewer = await screen.findByRole('dialog', { name: '预览图' });
  const stage = within(viewer).getByRole('group');
  const picture = (): Element | null => viewer.querySelector('[data-part=picture]');
  await waitFor(() => expect(picture()).toHaveAttribute('data-status', 'shown'));
  const drawn = (): ReturnType<Parts['drawn']> => {
    const image = picture();
    const { a, e, f } = new DOMMatrix(image ? getComputedStyle(image).transform : '');
    return { scale: a, x: e, y: f };
  };
  return { viewer, stage, drawn };
}

/** A point of the stage, from its middle. */
function at(stage: HTMLElement, x: number, y: number): { clientX: number; clientY: number } {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
}

/** Titled 预览图, the number of the picture announced, above everything else. */
export const Default: Story = {
  tags: ['sheet'],
  play: async () => {
    const { viewer } = await shown();
    await expect(within(viewer).getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
    await expect(getComputedStyle(scrims()[0] ?? viewer).zIndex).toBe('4000');
  },
};

/** Without pictures it says so. */
export const Empty: Story = {
  args: { images: [] },
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await waitFor(() => expect(within(viewer).getByText('暂无图片信息')).toBeVisible());
    await userEvent.keyboard('+{ArrowRight}');
    await expect(within(viewer).getAllByRole('button')).toHaveLength(1);
  },
};

/** One picture: nothing to turn, no row. */
export const One: Story = {
  args: { images: [front] },
  play: async () => {
    const { viewer } = await shown();
    await expect(within(viewer).queryByRole('button', { name: '下一张' })).toBeNull();
    await expect(within(viewer).queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading' }, tags: ['photo'] };

/** A picture that does not come can be tried again; the others are not touched by it. */
export const Broken: Story = {
  tags: ['photo'],
  args: { images: [absent, front], onStatusChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('broken');
    await expect(args.onStatusChange).toHaveBeenCalledWith('loading');
    await expect(screen.getByRole('group')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await shown();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片加载失败');
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

/** Arrow keys turn, Home and End jump, + and − magnify, 0 shows the whole, Escape closes. */
export const Keyboard: Story = {
  render: (args) => <Held {...args} />,
  args: { images: [front, back, { ...front, src: `${front.src}#3`, alt: '名片正面修改稿' }] },
  play: async ({ canvas, canvasElement, args, step }) => {
    const trigger = canvas.getByRole('button', { name: '看大图' });
    await userEvent.click(trigger);
    const { viewer, stage, drawn } = await shown();
    await expectFocusInside(viewer);
    await expectPageAsleep(canvasElement);
    await expectFocusKept(viewer, 9);
    stage.focus();
    await step('arrows turn; Home and End jump; the number is announced', async () => {
      const status = within(viewer).getByRole('status');
      for (const [key, number] of [
        ['{ArrowRight}', 2],
        ['{End}', 3],
        ['{ArrowRight}', 3],
        ['{ArrowLeft}', 2],
        ['{Home}', 1],
      ] as const) {
        await userEvent.keyboard(key);
        await expect(status).toHaveTextContent(`第 ${number} 张，共 3 张`);
      }
      await expect(args.onIndexChange).toHaveBeenCalledTimes(4);
    });
    await step('+ magnifies and says so, arrows move, 0 shows the whole', async () => {
      await userEvent.keyboard('++++');
      await expect(within(viewer).getByRole('status')).toHaveTextContent('放大到 400%');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(drawn()).toEqual({ scale: 4, x: -80, y: -80 });
      await userEvent.keyboard('-');
      await expect(drawn().scale).toBe(3);
      await userEvent.keyboard('0');
      await expect(drawn()).toEqual({ scale: 1, x: 0, y: 0 });
      await expect(stage).toHaveFocus();
    });
    await step('the next picture is whole again', async () => {
      await userEvent.keyboard('+');
      await userEvent.click(within(viewer).getByRole('button', { name: '下一张' }));
      await expect(drawn().scale).toBe(1);
    });
    await step('Escape closes and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expectGone(canvasElement, trigger);
    });
  },
};

/** A button that comes to rest gives its focus to the picture, so the keys go on working. */
export const FocusIsNotLost: Story = {
  play: async () => {
    const { viewer, stage } = await shown();
    within(viewer).getByRole('button', { name: '下一张' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(viewer).getByRole('button', { name: '下一张' })).toBeDisabled();
    await expect(stage).toHaveFocus();
    within(viewer).getByRole('button', { name: '放大' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(viewer.contains(document.activeElement)).toBe(true);
  },
};

/** The wheel magnifies about the pointer: what lies under it stays there. */
export const Wheel: Story = {
  play: async () => {
    const { stage, drawn } = await shown();
    const point = { x: 60, y: 40 };
    await fireEvent.wheel(stage, { deltaY: -400, ...at(stage, point.x, point.y) });
    await waitFor(() => expect(drawn().scale).toBeGreaterThan(2));
    const { scale, x, y } = drawn();
    await expect(Math.abs(x - point.x * (1 - scale))).toBeLessThan(2);
    await expect(Math.abs(y)).toBeLessThanOrEqual(Math.abs(point.y * (1 - scale)) + 1);
    await fireEvent.wheel(stage, { deltaY: 4000, ...at(stage, 0, 0) });
    await waitFor(() => expect(drawn()).toEqual({ scale: 1, x: 0, y: 0 }));
  },
};

/** Two fingers magnify, one moves, two taps show the whole again, a swipe turns. */
export const Touch: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ step }) => {
    const { viewer, stage, drawn } = await shown();
    const finger = (type: string, pointerId: number, x: number, y = 0): void => {
      const target = type === 'pointerdown' ? stage : window;
      target.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          bubbles: true,
          ...at(stage, x, y),
        }),
      );
    };
    await step('pinch', async () => {
      finger('pointerdown', 1, -30);
      finger('pointerdown', 2, 30);
      finger('pointermove', 2, 60);
      finger('pointermove', 1, -60);
      finger('pointerup', 1, -60);
      finger('pointerup', 2, 60);
      await waitFor(() => expect(drawn().scale).toBeCloseTo(2, 5));
    });
    await step('drag, not further than the edge of the picture', async () => {
      const before = drawn().x;
      finger('pointerdown', 3, 0);
      finger('pointermove', 3, 20);
      finger('pointerup', 3, 20);
      await waitFor(() => expect(drawn().x).toBeCloseTo(before + 20, 0));
      finger('pointerdown', 3, 0);
      finger('pointermove', 3, 5000);
      finger('pointerup', 3, 5000);
      await waitFor(() => expect(drawn().x).toBeLessThan(stage.clientWidth));
    });
    await step('double tap', async () => {
      for (const id of [4, 5]) {
        finger('pointerdown', id, 10);
        finger('pointerup', id, 10);
      }
      await waitFor(() => expect(drawn()).toEqual({ scale: 1, x: 0, y: 0 }));
    });
    await step('swipe', async () => {
      finger('pointerdown', 6, 80);
      finger('pointermove', 6, -40);
      finger('pointerup', 6, -40);
      await waitFor(() =>
        expect(within(viewer).getByRole('status')).toHaveTextContent('第 2 张，共 2 张'),
      );
    });
  },
};

/** The row of all pictures: one stop for Tab, the current one marked, broken ones with a sign. */
export const Thumbnails: Story = {
  args: {
    images: [
      front,
      back,
      absent,
      ...Array.from({ length: 9 }, (_, index) => ({
        ...(index % 2 ? back : front),
        src: `${(index % 2 ? back : front).src}#${index}`,
        alt: `第 ${index + 4} 页`,
      })),
    ],
  },
  play: async () => {
    const { viewer } = await shown();
    const row = within(viewer).getByRole('list', { name: '全部图片' });
    const thumbs = within(row).getAllByRole('button');
    await expect(thumbs.filter((thumb) => thumb.tabIndex === 0)).toEqual([thumbs[0]]);
    await waitFor(() => expect(row.querySelector('[data-part=thumb-broken]')).toBeInTheDocument());
    for (const image of row.querySelectorAll('img')) await expect(image.loading).toBe('lazy');
    await userEvent.click(within(row).getByRole('button', { name: /名片背面/ }));
    await expect(thumbs[1]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(thumbs[0]).toHaveFocus();
    await expect(thumbs[0]).toHaveAttribute('aria-current', 'true');
  },
};

/** Magnified: the part in the middle, at 200 %. */
export const Magnified: Story = {
  tags: ['photo'],
  play: async () => {
    const { drawn } = await shown();
    await userEvent.keyboard('++');
    await expect(drawn().scale).toBe(2);
  },
};

function HeldZoom(props: PreviewViewerProps): ReactNode {
  const [isZoomed, setZoomed] = useState(false);
  return (
    <PreviewViewer
      {...props}
      isZoomed={isZoomed}
      onZoomChange={(next) => {
        props.onZoomChange?.(next);
        setZoomed(next);
      }}
    />
  );
}

/** A flow holds whether it is looked at closely; it is told once, not with every step. */
export const HeldCloseness: Story = {
  args: { onZoomChange: fn() },
  render: (args) => <HeldZoom {...args} />,
  play: async ({ args, step }) => {
    const { stage, drawn } = await shown();
    stage.focus();
    await step('closer, and closer still', async () => {
      await userEvent.keyboard('++');
      await waitFor(() => expect(drawn().scale).toBe(2));
      await expect(args.onZoomChange).toHaveBeenCalledTimes(1);
      await expect(args.onZoomChange).toHaveBeenLastCalledWith(true);
    });
    await step('the whole again', async () => {
      await userEvent.keyboard('0');
      await waitFor(() => expect(drawn().scale).toBe(1));
      await expect(args.onZoomChange).toHaveBeenCalledTimes(2);
      await expect(args.onZoomChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** A flow that lets nobody closer: the picture stays whole. */
export const HeldWhole: Story = {
  args: { isZoomed: false },
  play: async () => {
    const { stage, drawn } = await shown();
    stage.focus();
    await userEvent.keyboard('++');
    await expect(drawn().scale).toBe(1);
  },
};

/** A flow says that it is close: one step closer. */
export const HeldClose: Story = {
  args: { isZoomed: true },
  play: async () => {
    const { drawn } = await shown();
    await expect(drawn().scale).toBe(1.5);
  },
};

export const English: Story = {
  args: {
    images: [
      { ...front, alt: 'Card, front', caption: undefined },
      { ...back, caption: 'Card' },
    ],
  },
  globals: { locale: 'en-US' },
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Preview' });
    await waitFor(() =>
      expect(within(viewer).getByRole('button', { name: 'Zoom in' })).toBeVisible(),
    );
    await expect(within(viewer).getByRole('status')).toHaveTextContent('Image 1 of 2');
  },
};
