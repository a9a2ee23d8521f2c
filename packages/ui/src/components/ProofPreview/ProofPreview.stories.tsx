import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleImage } from '../../internal/sampleImage.ts';
import * as css from '../../internal/storyGrid.css.ts';
import { ProofPreview } from './ProofPreview.tsx';

const card = { imageUrl: sampleImage('card'), widthMm: 94, heightMm: 58 };
const back = { imageUrl: sampleImage('cardBack'), widthMm: 94, heightMm: 58 };

const meta = {
  title: 'Print/ProofPreview',
  component: ProofPreview,
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
  decorators: [
    (Story) => (
      <div className={css.column}>
        <div className={css.proof}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProofPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a file: the empty sheet with a layout guide. */
export const Empty: Story = { args: { pages: [], findings: [] } };

/** Other sizes, folds and outlines; a page that is too small shows its gap. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <ProofPreview
        {...args}
        trimWidthMm={285}
        trimHeightMm={210}
        pages={[]}
        findings={[]}
        foldsMm={[95, 190]}
        safeMm={5}
      />
      <ProofPreview
        {...args}
        trimWidthMm={210}
        trimHeightMm={285}
        pages={[]}
        findings={[]}
        safeMm={5}
      />
      <ProofPreview
        {...args}
        trimWidthMm={50}
        trimHeightMm={50}
        shape="round"
        pages={[]}
        findings={[]}
      />
      <ProofPreview {...args} shape="rounded" bleedMm={1} />
      <ProofPreview
        {...args}
        pages={[{ ...card, widthMm: 86, heightMm: 50 }]}
        findings={[
          {
            id: 'size',
            severity: 'error',
            text: '页面 86 × 50 mm，小于成品加出血 94 × 58 mm',
            advice: '请按 94 × 58 mm 重新导出',
            page: 1,
            box: { x: 0, y: 0, width: 86, height: 50 },
          },
        ]}
      />
    </>
  ),
};

/** Choosing a finding turns to its page and marks its place; the pages turn with buttons. */
export const FindingsLeadToTheirPlace: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('the drawing names the finished size', async () => {
      await expect(canvas.getByRole('img', { name: /90×54 mm/ })).toBeVisible();
      await expect(canvas.getByText(/出血 2 mm/)).toBeVisible();
    });
    await step('a finding on page 2 turns to page 2', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /188 dpi/ }));
      await expect(args.onPageChange).toHaveBeenCalledWith(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('2 / 2');
      await expect(canvasElement.querySelectorAll('rect[data-selected]')).toHaveLength(1);
    });
    await step('the previous page is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一页' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('1 / 2');
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    });
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
