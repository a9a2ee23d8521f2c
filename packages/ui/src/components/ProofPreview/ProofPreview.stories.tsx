import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sampleImage } from '../../stories/sampleImage.ts';
import * as css from '../../stories/storyGrid.css.ts';
import * as drawn from './ProofDrawing.css.ts';
import { guide } from './ProofPreview.guide.ts';
import { ProofPreview } from './ProofPreview.tsx';
import type { ProofDie, ProofFinding } from './proofTypes.ts';

const card = { imageUrl: sampleImage('card'), widthMm: 94, heightMm: 58 };
const back = { imageUrl: sampleImage('cardBack'), widthMm: 94, heightMm: 58 };

const meta = {
  title: 'Print/ProofPreview',
  component: ProofPreview,
  parameters: { guide },
  args: {
    trimWidthMm: 90,
    trimHeightMm: 54,
    bleedMm: 2,
    safeMm: 3,
    pages: [card, back],
    findings: [
      {
        id: 'dpi',
        severity: 'caution',
        text: '图片 188 dpi',
        advice: '建议 ≥ 300 dpi，放大看会发虚',
        page: 2,
        box: { x: 12, y: 14, width: 30, height: 30 },
      },
      { id: 'bleed', severity: 'passed', text: '尺寸含出血' },
      { id: 'fonts', severity: 'passed', text: '字体已嵌入' },
    ],
    onPageChange: fn(),
  },
} satisfies Meta<typeof ProofPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the width that the product page gives it. */
const narrow: Story['decorators'] = (Story) => (
  <div className={css.proof}>
    <Story />
  </div>
);

/** A part of the drawing in millimetres of the finished sheet. */
function box(canvasElement: HTMLElement, part: string): number[] {
  const shape = canvasElement.querySelector<SVGGraphicsElement>(`[data-part="${part}"]`);
  if (!shape) throw new Error(`the drawing has no ${part}`);
  const { x, y, width, height } = shape.getBBox();
  return [x, y, width, height].map((length) => Math.round(length * 100) / 100);
}

export const Default: Story = { decorators: narrow };

/** Where another part of the page lists them: findings are drawn and not listed; a page says whose it is. */
export const DrawnOnly: Story = {
  decorators: narrow,
  args: {
    areFindingsListed: false,
    pages: [
      { ...card, label: '第 1 款 · 第 1 页' },
      { ...back, label: '第 2 款 · 第 1 页' },
    ],
    defaultPage: 2,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('第 2 款 · 第 1 页')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '文件检查' })).toBeNull();
    await expect(canvasElement.querySelector('[data-part=finding]')).not.toBeNull();
  },
};

const severities = Object.keys(drawn.finding) as ProofFinding['severity'][];

/** Every outline; without a file, with folds, with findings of every weight. */
export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ProofPreview}
      args={args}
      axes={{ shape: ['rect', 'rounded', 'round'] }}
      states={{
        empty: { pages: [], findings: [] },
        folds: {
          trimWidthMm: 285,
          trimHeightMm: 210,
          safeMm: 5,
          foldsMm: [95, 190],
          pages: [],
          findings: [],
        },
        findings: {
          findings: severities.map((severity, index) => ({
            id: severity,
            severity,
            text: `第 ${index + 1} 处`,
            page: 1,
            box: { x: 10 + index * 20, y: 20, width: 14, height: 14 },
          })),
        },
      }}
      width="field"
    />
  ),
};

/** Without a file: the empty sheet with a layout guide inside the safe area. */
export const Empty: Story = {
  tags: ['photo'],
  args: { pages: [], findings: [] },
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('image')).toBeNull();
    await expect(canvas.queryByRole('list', { name: '文件检查' })).toBeNull();
    const [x = 0, y = 0, width = 0, height = 0] = box(canvasElement, 'guide');
    await expect(Math.min(x, y, 90 - x - width, 54 - y - height)).toBeGreaterThanOrEqual(3);
  },
};

/** Trim, safe area, bleed and page stand in millimetres: what is drawn can be measured. */
export const DrawnToScale: Story = {
  decorators: narrow,
  play: async ({ canvas, canvasElement, step }) => {
    const drawing = canvas.getByRole('img', { name: /90×54 mm/ });
    await step('lines lie where the measures say', async () => {
      await expect(box(canvasElement, 'trim')).toEqual([0, 0, 90, 54]);
      await expect(box(canvasElement, 'safe')).toEqual([3, 3, 84, 48]);
      await expect(box(canvasElement, 'bleed')).toEqual([-2, -2, 94, 58]);
      await expect(box(canvasElement, 'page')).toEqual([-2, -2, 94, 58]);
    });
    await step('a millimetre is as long across as down', async () => {
      const shape = canvasElement.querySelector('[data-part=trim]')?.getBoundingClientRect();
      await expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(90 / 54, 1);
      await expect(drawing.getAttribute('preserveAspectRatio')).not.toBe('none');
    });
    await step('the measures are told in words as well', async () => {
      for (const words of [/成品线 90 × 54 mm/, /安全区 3 mm/, /出血 2 mm/]) {
        await expect(canvas.getByText(words)).toBeVisible();
      }
    });
  },
};

/** A page that is too small leaves a gap at the edge, and the finding says what to do. */
export const PageTooSmall: Story = {
  tags: ['photo'],
  args: {
    pages: [{ ...card, widthMm: 86, heightMm: 50 }],
    findings: [
      {
        id: 'size',
        severity: 'error',
        text: '页面 86 × 50 mm，小于成品加出血 94 × 58 mm',
        advice: '请按 94 × 58 mm 重新导出',
        page: 1,
        box: { x: 0, y: 0, width: 86, height: 50 },
      },
    ],
  },
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(box(canvasElement, 'page')).toEqual([2, 2, 86, 50]);
    await expect(canvas.getByRole('button', { name: /错误.*重新导出/ })).toBeVisible();
  },
};

/** Folds stand at their distance from the left edge. */
export const Folds: Story = {
  tags: ['photo'],
  args: {
    trimWidthMm: 285,
    trimHeightMm: 210,
    safeMm: 5,
    foldsMm: [95, 190],
    pages: [],
    findings: [],
  },
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    const folds = [...canvasElement.querySelectorAll<SVGPathElement>('[data-part=fold]')];
    await expect(folds.map((fold) => fold.getBBox().x)).toEqual([95, 190]);
    await expect(canvas.getByText('折线')).toBeVisible();
  },
};

/** A sheet that stands is folded across: the lines keep their distance from its upper edge. */
export const FoldsAcross: Story = {
  tags: ['photo'],
  args: {
    trimWidthMm: 210,
    trimHeightMm: 285,
    safeMm: 5,
    foldsMm: [95, 190],
    foldAxis: 'horizontal',
    pages: [{ imageUrl: sampleImage('card'), widthMm: 216, heightMm: 291 }],
    findings: [],
  },
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const folds = [...canvasElement.querySelectorAll<SVGPathElement>('[data-part=fold]')];
    await expect(folds.map((fold) => fold.getBBox().y)).toEqual([95, 190]);
    await expect(folds.every((fold) => fold.getBBox().width > 210)).toBe(true);
  },
};

/** A sleeve of two walls with a flap to glue. */
const die: ProofDie = {
  cut: [
    [10, 20],
    [30, 0],
    [60, 0],
    [70, 20],
    [140, 20],
    [150, 30],
    [150, 90],
    [140, 100],
    [10, 100],
  ],
  creases: [
    [
      [10, 20],
      [70, 20],
    ],
    [
      [70, 20],
      [70, 100],
    ],
    [
      [140, 20],
      [140, 100],
    ],
  ],
  faces: [
    { x: 10, y: 20, width: 60, height: 80 },
    { x: 70, y: 20, width: 70, height: 80 },
  ],
};

/** What becomes a box lies unfolded: cut solid, creases dashed, the safe area on each wall; what is outside the knife is veiled. */
export const UnfoldedOnItsDie: Story = {
  tags: ['photo'],
  args: { trimWidthMm: 150, trimHeightMm: 100, safeMm: 4, die, pages: [], findings: [] },
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(box(canvasElement, 'trim')).toEqual([10, 0, 140, 100]);
    await expect(box(canvasElement, 'crease')).toEqual([10, 20, 130, 80]);
    await expect(box(canvasElement, 'safe')).toEqual([14, 24, 122, 72]);
    const line = canvasElement.querySelector('[data-part=trim]');
    await expect(line && getComputedStyle(line).strokeDasharray).toBe('none');
    await expect(canvas.getByText(/刀模线（展开） 150 × 100 mm/)).toBeVisible();
    await expect(canvas.getByText('压痕线')).toBeVisible();
  },
};

const filled = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 94 58"><rect width="94" height="58" fill="${colour}"/></svg>`)}`;

/** A print that fills its page, dark or pale, hides no line: below each colour lies a pale one. */
export const LinesOnAFullPrint: Story = {
  tags: ['photo'],
  args: { findings: [], foldsMm: [45] },
  render: (args) => (
    <div className={css.grid}>
      {['#14161A', '#2340B0', '#009FE0', '#FFFFFF'].map((colour) => (
        <ProofPreview
          key={colour}
          {...args}
          pages={[{ imageUrl: filled(colour), widthMm: 94, heightMm: 58 }]}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const part of ['trim', 'safe', 'fold']) {
      for (const line of canvasElement.querySelectorAll(`[data-part=${part}]`)) {
        const under = line.previousElementSibling;
        await expect(under?.getAttribute('d')).toBe(line.getAttribute('d'));
        await expect(under && getComputedStyle(under).stroke).toBe('rgb(255, 255, 255)');
        await expect(under && getComputedStyle(under).strokeDasharray).toBe('none');
      }
    }
  },
};

/** Choosing a finding turns to its page and marks its place; choosing it again lets go. */
export const FindingsLeadToTheirPlace: Story = {
  tags: ['photo'],
  decorators: narrow,
  play: async ({ canvas, canvasElement, args, step }) => {
    const marks = (): NodeListOf<Element> => canvasElement.querySelectorAll('rect[data-selected]');
    await step('a finding on page 2 turns to page 2, with the keyboard alone', async () => {
      const finding = canvas.getByRole('button', { name: /188 dpi/ });
      finding.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledWith(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('2 / 2');
      await expect(finding).toHaveAttribute('aria-pressed', 'true');
      await expect(finding).toHaveFocus();
      await expect(marks()).toHaveLength(1);
      await userEvent.keyboard(' ');
      await expect(marks()).toHaveLength(0);
    });
    await step('findings about the whole file lead nowhere and are no buttons', async () => {
      const list = canvas.getByRole('list', { name: '文件检查' });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
      await expect(within(list).getAllByRole('button')).toHaveLength(1);
    });
  },
};

/** Findings with a place have a number, in the list and at each of their places. */
export const Numbered: Story = {
  tags: ['photo'],
  decorators: narrow,
  args: {
    areFindingsNumbered: true,
    findings: [
      { id: 'fonts', severity: 'error', text: '字体没有嵌入' },
      {
        id: 'edge',
        severity: 'error',
        text: '图文贴边而没有出血',
        page: 1,
        box: { x: 0, y: 0, width: 94, height: 2 },
        more: [
          { page: 1, box: { x: 0, y: 56, width: 94, height: 2 } },
          { page: 2, box: { x: 0, y: 0, width: 2, height: 58 } },
        ],
      },
      {
        id: 'dpi',
        severity: 'caution',
        text: '图片 188 dpi',
        page: 2,
        box: { x: 12, y: 14, width: 30, height: 30 },
      },
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    const drawnNumbers = () =>
      [...canvasElement.querySelectorAll('text[data-part=number]')].map((one) => one.textContent);
    const strong = () => canvasElement.querySelectorAll('rect[data-selected]');
    await step('each place has the number of its finding', async () => {
      await expect(canvas.getAllByRole('listitem').slice(-3)[1]).toHaveTextContent(/^1/);
      await expect(drawnNumbers()).toEqual(['1', '1']);
    });
    await step('what is chosen is marked at all its places', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /没有出血/ }));
      await expect(strong()).toHaveLength(2);
    });
    await step('the page turns to its first place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^2.*188 dpi/ }));
      await expect(canvas.getByRole('status')).toHaveTextContent('2 / 2');
      await expect(drawnNumbers()).toEqual(['1', '2']);
      await expect(strong()).toHaveLength(1);
    });
  },
};

/** Pages turn with buttons; at the first and the last page one of them rests. */
export const Pages: Story = {
  decorators: narrow,
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: '上一页' });
    const next = canvas.getByRole('button', { name: '下一页' });
    await expect(previous).toBeDisabled();
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('status', { name: '第 2 页，共 2 页' })).toHaveTextContent(
      '2 / 2',
    );
    await expect(next).toBeDisabled();
    await userEvent.click(previous);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** Its own words come in the language of the provider; findings come from outside. */
export const English: Story = {
  globals: { locale: 'en-US' },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Proof, trim 90×54 mm' })).toBeVisible();
    await expect(canvas.getByText(/Safe area 3 mm/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
};
