import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
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
  decorators: [
    (Story) => (
      <div className={css.narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With remarks, an old total, a pending price and no price at all. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <PriceSheet {...args} notes={['500 张与 200 张同价']} oldTotalFen={5210} />
      <PriceSheet {...args} isPending title="重新计价" />
      <PriceSheet
        {...args}
        title="还不能报价"
        lines={[]}
        totalFen={null}
        reason="双胶纸不能覆膜：纸面吸胶会起泡。请改选铜版纸或取消覆膜。"
      />
    </>
  ),
};

/** Lines open with the keyboard, and every level adds up to the fen. */
export const OpeningAddsUp: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const shownFen = (row: Element | null): number => {
      const text = row?.querySelector('[data-component=Money]')?.textContent ?? '';
      return Math.round(Number(text.replace('−', '-').replaceAll(/[¥,]/g, '')) * 100);
    };
    const rowsOf = (list: Element | null): Element[] => [...(list?.children ?? [])];
    await step('the top level adds up to the total', async () => {
      const top = rowsOf(canvasElement.querySelector('[data-component=PriceSheet] > ul'));
      await expect(top.map(shownFen).reduce((a, b) => a + b, 0)).toBe(4650);
      await expect(priceMismatches(lines, 4650)).toEqual([]);
    });
    await step('Enter opens a line into lines that add up to it', async () => {
      const opener = canvas.getByRole('button', { name: /印刷 500 张/ });
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const below = rowsOf(opener.nextElementSibling);
      await expect(below.map(shownFen).reduce((a, b) => a + b, 0)).toBe(3150);
    });
    await step('Tab reaches the next opener, Space opens it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /印工/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('版费分摊')).toBeVisible();
    });
    await step('a second press closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /印刷 500 张/ }));
      await expect(canvas.queryByText('版费分摊')).toBeNull();
    });
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
