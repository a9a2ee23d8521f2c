// NumberField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: {
    label: '数量',
    defaultValue: 500,
    minValue: 100,
    maxValue: 2000,
    step: 100,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { unit: '张', description: '100 张起印，每次加 100 张' } };

export const Matrix: Story = {
  render: () => (
    <Inline gap={24} align="start">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <NumberField key={size} label={size} size={size} defaultValue={500} unit="张" />
      ))}
      <NumberField label="错误" defaultValue={12} errorMessage="100 张起印" />
      <NumberField label="停用" defaultValue={500} isDisabled />
      <NumberField
        label="金额"
        defaultValue={1284}
        formatOptions={{ minimumFractionDigits: 2 }}
        unit="元"
      />
    </Inline>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** Arrow keys step, Home and End go to the limits; a number outside comes back inside. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('600');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('2,000');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await expect(input).toHaveValue('2,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
  },
};

/** The buttons step and rest at the limits. */
export const Buttons: Story = {
  args: { defaultValue: 200 },
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: /减少/ });
    await userEvent.click(less);
    await expect(canvas.getByRole('textbox')).toHaveValue('100');
    await expect(less).toBeDisabled();
  },
};
