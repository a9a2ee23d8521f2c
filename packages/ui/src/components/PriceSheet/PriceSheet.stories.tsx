import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './PriceSheet.guide.ts';
import { PriceSheet } from './PriceSheet.tsx';
import { type PriceLine, priceMismatches } from './priceTree.ts';

const lines: PriceLine[] = [
  {
    id: 'print',
    label: '印刷 500 张 × 1 款',
    amountFen: 3150,
    children: [
      { id: 'paper', label: '300g 铜版纸', detail: '合版 90 拼', amountFen: 1180 },
      {
        id: 'press',
        label: '印工',
        detail: '4+4 色',
        amountFen: 1608,
        children: [
          { id: 'plates', label: '版费分摊', amountFen: 980 },
          { id: 'impressions', label: '印次', amountFen: 628 },
        ],
      },
      { id: 'tax', label: '增值税 13%', amountFen: 362, kind: 'tax' },
    ],
  },
  { id: 'film', label: '覆亮膜（双面）', amountFen: 600 },
  { id: 'corner', label: '圆角', amountFen: 500 },
  { id: 'freight', label: '运费 · 中通 0.9 kg', amountFen: 600, kind: 'freight' },
  { id: 'vip', label: 'VIP 3 级折扣', amountFen: -200, kind: 'discount' },
];

const meta = {
  title: 'Print/PriceSheet',
  component: PriceSheet,
  parameters: { guide },
  args: {
    lines,
    totalFen: 4650,
    unitPrice: { fen: 9.3, unit: '张' },
    promise: '预计 11 月 23 日 送达',
    actions: (
      <>
        <Button variant="primary" size="large" isFullWidth>
          立即下单
        </Button>
        <Button isFullWidth>加入购物车</Button>
      </>
    ),
    footer: (
      <>
        <div>永城工厂 · 距收货地 212 km</div>
        <div>账户余额 ¥1,286.40，可直接支付</div>
      </>
    ),
  },
} satisfies Meta<typeof PriceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the width of the column it stands in. */
const narrow: Story['decorators'] = (Story) => (
  <div className={css.narrow}>
    <Story />
  </div>
);

const shownFen = (row: Element | null | undefined): number => {
  const text = row?.querySelector('[data-component=Money]')?.textContent ?? '';
  return Math.round(Number(text.replace('−', '-').replaceAll(/[¥,]/g, '')) * 100);
};
const sum = (rows: readonly Element[]): number =>
  rows.map(shownFen).reduce((one, other) => one + other, 0);

export const Default: Story = { decorators: narrow };

/** On its own ground and on another sheet; with remarks, while it is calculated, and without a price. */
export const Matrix: Story = {
  // Only here do many sheets with one title stand together.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <MatrixSheet
      of={PriceSheet}
      args={args}
      axes={{ variant: ['sheet', 'bare'] }}
      states={{
        notes: { notes: ['500 张与 200 张同价'], oldTotalFen: 5210 },
        expanded: { defaultExpanded: ['print', 'press'] },
        pending: { isPending: true },
        'no price': {
          lines: [],
          totalFen: null,
          reason: '双胶纸不能覆膜：纸面吸胶会起泡。请改选铜版纸或取消覆膜。',
        },
      }}
      width="field"
    />
  ),
};

/** What is shown adds up to the fen: the lines to the total, and at every level the lines below to the line above. */
export const AddsUp: Story = {
  decorators: narrow,
  args: { defaultExpanded: ['print', 'press'] },
  play: async ({ canvasElement }) => {
    await expect(priceMismatches(lines, 4650)).toEqual([]);
    const top = canvasElement.querySelector('[data-part=lines]');
    const total = canvasElement.querySelector('[data-part=total]');
    await expect(sum([...(top?.children ?? [])])).toBe(shownFen(total));
    const levels = [...canvasElement.querySelectorAll('li ul')];
    await expect(levels).toHaveLength(2);
    for (const level of levels)
      await expect(sum([...level.children])).toBe(shownFen(level.parentElement));
  },
};

/** Lines open and close with the keyboard; the focus stays on the line. */
export const Keyboard: Story = {
  decorators: narrow,
  play: async ({ canvas, canvasElement, step }) => {
    const print = canvas.getByRole('button', { name: /印刷 500 张/ });
    await step('Enter opens a line', async () => {
      await expect(print).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await expect(print).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(print).toHaveAttribute('aria-expanded', 'true');
      const below = document.getElementById(print.getAttribute('aria-controls') ?? '');
      await expect(below?.children).toHaveLength(3);
    });
    await step('Tab reaches the next line that opens, Space opens it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /印工/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('版费分摊')).toBeVisible();
    });
    await step('Enter once more closes it and everything below', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('版费分摊')).toBeNull();
      await expect(print).toHaveFocus();
    });
    await step('a line without lines below is no button', async () => {
      await expect(canvasElement.querySelector('[data-line=film] button')).toBeNull();
    });
  },
};

/** While a new price is on its way the old one stays, and the change is announced once it is there. */
export const Pending: Story = {
  tags: ['photo'],
  decorators: narrow,
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '价格明细' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^正在重新计价¥46\.50/);
  },
};

/** Without a price it says why, and what would give one. */
export const NoPrice: Story = {
  tags: ['photo'],
  decorators: narrow,
  args: {
    lines: [],
    totalFen: null,
    reason: '双胶纸不能覆膜：纸面吸胶会起泡。请改选铜版纸或取消覆膜。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('--');
    await expect(canvas.getByText(/请改选铜版纸/)).toBeVisible();
  },
};

/** Its own words come in the language of the provider; lines come from outside. */
export const English: Story = {
  decorators: narrow,
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Price' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Total with tax/);
  },
};
