// NativeSelect.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { boxSize } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './NativeSelect.guide.ts';
import { NativeSelect } from './NativeSelect.tsx';

const pageSizes = [10, 20, 50, 100, 200].map((n) => ({ id: String(n), label: `${n} 条/页` }));

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  parameters: { guide },
  args: { 'aria-label': '每页条数', options: pageSizes, defaultValue: '20', onChange: fn() },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={NativeSelect}
      args={args}
      axes={{ size: boxSize }}
      states={{ disabled: { isDisabled: true } }}
    />
  ),
};

/** It is the browser's own: named, reached by Tab, and its choice is told by id. */
export const Choose: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: '每页条数' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveDisplayValue('20 条/页');
    await userEvent.selectOptions(select, '50');
    await expect(args.onChange).toHaveBeenCalledWith('50');
    await expect(select).toHaveDisplayValue('50 条/页');
  },
};

/** The parent decides: what it refuses stays as it was. */
export const Refused: Story = {
  args: { defaultValue: undefined, value: '20' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, '100');
    await expect(args.onChange).toHaveBeenCalledWith('100');
    await expect(select).toHaveDisplayValue('20 条/页');
  },
};

/** A disabled option cannot be chosen. */
export const DisabledOption: Story = {
  args: { options: pageSizes.map((size) => ({ ...size, isDisabled: size.id === '200' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('option', { name: '200 条/页' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '200');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sent = fn();

/** A form gets the id. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="列表" onSubmit={(data) => sent(data.get('size'))}>
      <NativeSelect {...args} name="size" />
      <Button type="submit">应用</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '应用' }));
    await expect(sent).toHaveBeenCalledWith('20');
  },
};
