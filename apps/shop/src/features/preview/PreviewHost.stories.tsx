import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createSignal } from '../../lib/signal.ts';
import { checkedFile } from '../../stories/fixtures/files.ts';
import { createStage } from '../../stories/flows/stage.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { fileImages } from './fileImages.ts';
import { PreviewHost } from './PreviewHost.tsx';
import { type PreviewImage, type PreviewRequest, usePreview } from './preview.ts';

const stage = createStage();

const meta = {
  title: 'Features/PreviewHost',
  component: PreviewHost,
  tags: ['flow', 'machine:preview-viewer'],
  args: { requests: createSignal<PreviewRequest>() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => stage.begin(),
} satisfies Meta<typeof PreviewHost>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pages = fileImages(checkedFile, (file, page) => `《${file}》第 ${page} 页`);
const absent: PreviewImage = { src: 'data:image/png;base64,AA==', alt: '没有送达的一页' };

function Opener({ images }: { readonly images: readonly PreviewImage[] }) {
  const preview = usePreview();
  return (
    <button type="button" onClick={() => preview.open({ images, index: 0 })}>
      查看印刷文件
    </button>
  );
}

const of = (
  images: readonly PreviewImage[],
  rest: Pick<StoryShopProps, 'locale'> = {},
): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop flows={stage.flows} {...rest}>
      <Opener images={images} />
    </StoryShop>
  ),
});

async function opened(canvasElement: HTMLElement, title = '预览图') {
  const trigger = within(canvasElement).getByRole('button', { name: '查看印刷文件' });
  await userEvent.click(trigger);
  const viewer = await screen.findByRole('dialog', { name: title });
  const state = (): string | null =>
    document.querySelector('[data-flow=preview-viewer]')?.getAttribute('data-state') ?? null;
  return { trigger, viewer, state };
}

const scaleOf = (viewer: HTMLElement): number => {
  const picture = viewer.querySelector('[data-part=picture]');
  return new DOMMatrix(picture ? getComputedStyle(picture).transform : '').a;
};

/** Titled 预览图; arrows turn, + and − magnify, 0 shows the whole, Escape closes and gives the focus back. */
export const Keyboard: Story = {
  ...of(pages),
  play: stage.driven({}, async ({ canvasElement, step }) => {
    const { trigger, viewer, state } = await opened(canvasElement);
    await waitFor(() => expect(state()).toBe('gallery.shown'));
    await step('arrows turn', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(within(viewer).getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
      await waitFor(() => expect(state()).toBe('gallery.shown'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect(state()).toBe('gallery.shown');
    });
    await step('+ looks closer, − and 0 go back to the whole', async () => {
      await userEvent.keyboard('++');
      await waitFor(() => expect(scaleOf(viewer)).toBe(2));
      await expect(state()).toBe('gallery.zoomed');
      await userEvent.keyboard('-');
      await waitFor(() => expect(scaleOf(viewer)).toBe(1.5));
      await expect(state()).toBe('gallery.zoomed');
      await userEvent.keyboard('0');
      await waitFor(() => expect(scaleOf(viewer)).toBe(1));
      await expect(state()).toBe('gallery.shown');
    });
    await step('Escape closes, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(state()).toBe('closed');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('opened again it begins with the whole first picture', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: '预览图' });
      await waitFor(() => expect(state()).toBe('gallery.shown'));
    });
  }),
};

/** Specification §8: without images it shows 暂无图片信息. */
export const Empty: Story = {
  ...of([]),
  play: stage.driven({}, async ({ canvasElement }) => {
    const { viewer, state } = await opened(canvasElement);
    await waitFor(() => expect(within(viewer).getByText('暂无图片信息')).toBeVisible());
    await expect(state()).toBe('empty');
  }),
};

/** A picture that does not come can be tried again; another one is not touched by it. */
export const Broken: Story = {
  ...of([absent, ...pages]),
  tags: ['photo'],
  play: stage.driven({}, async ({ canvasElement, step }) => {
    const { viewer, state } = await opened(canvasElement);
    await waitFor(() => expect(state()).toBe('gallery.broken'));
    await step('tried again, and it fails again', async () => {
      await userEvent.click(await within(viewer).findByRole('button', { name: '重试' }));
      await expect(within(viewer).getByRole('group')).toHaveFocus();
      await waitFor(() => expect(state()).toBe('gallery.broken'));
    });
    await step('the next one is there', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(state()).toBe('gallery.shown'));
    });
  }),
};

const isShown = (title?: string): Play =>
  stage.driven({}, async ({ canvasElement }: Parameters<Play>[0]) => {
    const { state } = await opened(canvasElement, title);
    await waitFor(() => expect(state()).toBe('gallery.shown'));
  });

export const English: Story = {
  ...of(pages, { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: isShown('Preview'),
};
