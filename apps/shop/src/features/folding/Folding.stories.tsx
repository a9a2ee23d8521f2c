// Stories of the proof that folds: leaflets, boxes, envelopes and books, by buttons, by slider, by dragging.
import { productById } from '@banxin/pricing/products';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import FoldingPart from './FoldingPart.tsx';
import type { Art } from './sheets.ts';

/** A page that says its number: what stands where is seen at once. */
function page(number: number, widthMm: number, heightMm: number): Art {
  const hue = (number * 67) % 360;
  const size = Math.min(widthMm, heightMm);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 88%)"/><path d="M0 0L${widthMm} ${heightMm}M${widthMm} 0L0 ${heightMm}" stroke="hsl(${hue} 50% 45%)" stroke-width="${size * 0.01}"/><circle cx="${widthMm / 2}" cy="${heightMm / 2}" r="${size * 0.22}" fill="hsl(${hue} 55% 40%)"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, widthMm, heightMm };
}

interface Args extends Pick<StoryShopProps, 'locale'> {
  readonly id: number;
  readonly pages: readonly Art[];
  readonly more?: object;
}

function Shown({ id, pages, more = {}, locale = 'zh-CN' }: Args) {
  const product = productById(id);
  if (!product) throw new Error(`no product ${id}`);
  return (
    <StoryShop answers={{}} locale={locale}>
      <FoldingPart
        product={product}
        configuration={{ ...product.defaults, ...more }}
        styles={[pages]}
        stock="white"
      />
    </StoryShop>
  );
}

const meta = {
  title: 'Features/Folding',
  component: Shown,
  tags: ['!autodocs'],
  args: { id: 203, pages: [page(1, 291, 216), page(2, 291, 216)] },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement, name: string | RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
const slider = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByRole('slider', { name });

/** Moves a slider as its keys do. */
function slideTo(input: HTMLElement, value: number): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, String(value));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Three panels: step by step with the buttons, to the end and back. */
export const Leaflet: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement, '看折叠效果');
    await step('flat at first, nothing to go back to', async () => {
      await expect(dialog.getByRole('status')).toHaveTextContent('平铺');
      await expect(dialog.getByRole('button', { name: '上一步' })).toBeDisabled();
      await waitFor(() =>
        expect(dialog.getByRole('img', { name: /成品预览，平铺$/ })).toBeVisible(),
      );
    });
    await step('a step folds one panel', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
      await waitFor(
        () => expect(dialog.getByRole('status')).toHaveTextContent('第 1 步，共 2 步'),
        {
          timeout: 5000,
        },
      );
    });
    await step('the slider stops anywhere', async () => {
      slideTo(slider(dialog, '折叠进度'), 1.5);
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('第 2 步进行中'));
      await expect(slider(dialog, '折叠进度')).toHaveAttribute(
        'aria-valuetext',
        '第 2 步进行中，共 2 步',
      );
    });
  },
};

/** A box: closed at once, and turned with the keyboard to see its other side. */
export const Box: Story = {
  args: { id: 501, pages: [page(3, 364, 420)] },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '看成型效果');
    slideTo(slider(dialog, '折叠进度'), 4);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('第 4 步，已成型'));
    await expect(dialog.getByRole('button', { name: '下一步' })).toBeDisabled();
    slideTo(slider(dialog, '左右转动'), 40);
    await expect(slider(dialog, '左右转动')).toHaveAttribute('aria-valuetext', '40°');
  },
};

/** An envelope on its way. */
export const Envelope: Story = {
  args: { id: 601, pages: [page(5, 199, 214)] },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '看成型效果');
    slideTo(slider(dialog, '折叠进度'), 1.6);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('第 2 步进行中'));
  },
};

const eight = Array.from({ length: 8 }, (_, at) => page(at + 1, 216, 291));

/** A book is turned page by page; what is missing stays white. */
export const BookPages: Story = {
  args: { id: 301, pages: eight.slice(0, 6), more: { pages: 8 } },
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement, '翻看成品');
    await expect(dialog.getByRole('status')).toHaveTextContent('第 1 页');
    await step('half a leaf', async () => {
      slideTo(slider(dialog, '翻页进度'), 1.4);
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('正在翻页'));
    });
    await step('spread by spread', async () => {
      slideTo(slider(dialog, '翻页进度'), 2);
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('第 4–5 页'));
    });
  },
};

/** Before there is a file its shape is shown, and said to be that. */
export const WithoutFile: Story = {
  args: { id: 504, pages: [] },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '看成型效果');
    await dialog.findByText('还没有文件，先看形状；上传后画面会印在上面');
  },
};

/** What stays flat has nothing to fold. */
export const Flat: Story = {
  args: { id: 101, pages: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'See it folded');
    await expect(dialog.getByRole('status')).toHaveTextContent('flat');
    await expect(slider(dialog, 'How far it is folded')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { id: 205 },
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '看折叠效果');
    slideTo(slider(dialog, '折叠进度'), 0.6);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('进行中'));
  },
};
