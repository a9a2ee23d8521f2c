import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { MoneyInWords } from '../MoneyInWords/MoneyInWords.tsx';
import { Money, type MoneyProps } from './Money.tsx';

const meta = {
  title: 'Print/Money',
  component: Money,
  args: { fen: 128_400 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['small', 'inherit', 'medium', 'large', 'hero'] as const;
const tones = ['inherit', 'strong', 'price', 'positive', 'quiet'] as const;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args: MoneyProps) => (
    <div className={css.column}>
      {sizes.map((size) => (
        <div className={css.row} key={size}>
          {tones.map((tone) => (
            <Money {...args} key={tone} size={size} tone={tone} />
          ))}
          <Money {...args} size={size} tone="price" suffix="起" />
          <Money {...args} size={size} tone="price" oldFen={150_000} />
          <Money {...args} size={size} fen={-200} tone="positive" />
        </div>
      ))}
    </div>
  ),
};

/** Two decimals and separators; '--' when the value is not numeric; capitals beside it. */
export const SaysWhatItIsWorth: Story = {
  render: () => (
    <div className={css.column}>
      <Money fen={128_400} />
      <Money fen={null} />
      <Money fen={500} isSigned />
      <Money fen={-200} />
      <MoneyInWords fen={4650} />
      <MoneyInWords fen={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await expect(shown.getByText('肆拾陆元伍角整')).toBeVisible();
    const amounts = [...canvasElement.querySelectorAll('[data-component=Money]')];
    await expect(amounts.map((amount) => amount.textContent)).toEqual([
      '¥1,284.00',
      '--',
      '+¥5.00',
      '−¥2.00',
    ]);
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
