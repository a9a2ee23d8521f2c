// NumberField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from '../../internal/fieldStyle.css.ts';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  parameters: { guide },
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

const tiers = [100, 200, 500, 1000, 2000, 5000];

export const Default: Story = { args: { unit: '张', description: '100 张起印，每次加 100 张' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={NumberField}
      args={args}
      axes={{ labelPosition: css.field, size: css.boxSize }}
      alone={{ isFullWidth: [true] }}
      on="[data-part=box]"
      width="field"
      states={{
        unit: { unit: '张' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true },
        readOnly: { isReadOnly: true },
        least: { defaultValue: 100 },
        most: { defaultValue: 2000 },
        description: { description: '100 张起印，每次加 100 张' },
        invalid: { errorMessage: '这一批最多还能印 300 张' },
        amount: { label: '金额', unit: '元', formatOptions: { minimumFractionDigits: 2 } },
        empty: { defaultValue: undefined, placeholder: '数量' },
      }}
    />
  ),
};

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '100 张起印', errorMessage: '这一批最多还能印 300 张' },
  play: async ({ canvas }) => {
    await expectTold(canvas.getByRole('textbox'), {
      name: '数量',
      description: '100 张起印',
      error: '这一批最多还能印 300 张',
    });
  },
};

/** Arrow keys step, Page keys go ten steps, Home and End go to the limits. */
export const Keyboard: Story = {
  args: { maxValue: 5000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    for (const [key, value] of [
      ['{ArrowUp}', '600'],
      ['{ArrowDown}{ArrowDown}', '400'],
      ['{PageUp}', '1,400'],
      ['{PageDown}{PageDown}', '100'],
      ['{End}', '5,000'],
      ['{Home}', '100'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(input).toHaveValue(value);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A number that cannot stand is changed when the field is left, and the field says why. */
export const Corrected: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    const notice = canvas.getByRole('status');
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await expect(input).toHaveValue('2,000');
    await expect(notice).toHaveTextContent('最多 2,000，已改为 2,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
    await userEvent.clear(input);
    await userEvent.type(input, '640');
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('600');
    await expect(notice).toHaveTextContent('640 不是 100 的倍数，已改为 600');
  },
};

/** The buttons step and rest at the limits; they are named with the field. */
export const Buttons: Story = {
  args: { defaultValue: 200 },
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: '减少 数量' });
    await userEvent.click(less);
    await expect(canvas.getByRole('textbox')).toHaveValue('100');
    await expect(less).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '增加 数量' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('200');
  },
};

/** On a price ladder keys and buttons go from one offered quantity to the next. */
export const Tiers: Story = {
  args: { tiers, unit: '张', minValue: undefined, maxValue: undefined, step: undefined },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(canvas.getByRole('button', { name: '增加 数量' }));
    await expect(input).toHaveValue('1,000');
    await userEvent.click(input);
    for (const [key, value] of [
      ['{ArrowDown}{ArrowDown}', '200'],
      ['{PageUp}', '2,000'],
      ['{End}', '5,000'],
      ['{PageDown}', '500'],
      ['{Home}', '100'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(input).toHaveValue(value);
    }
    await expect(canvas.getByRole('button', { name: '减少 数量' })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};

/** A number that is not offered goes up to the next one, and the field says so. */
export const TierExplained: Story = {
  tags: ['photo'],
  args: { tiers, unit: '张', minValue: undefined, maxValue: undefined, step: undefined },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.type(input, '350');
    await userEvent.tab();
    await expect(input).toHaveValue('500');
    await expect(canvas.getByRole('status')).toHaveTextContent('没有 350 这一档，已改为 500');
    await userEvent.clear(input);
    await userEvent.type(input, '8000{Enter}');
    await expect(input).toHaveValue('5,000');
    await expect(canvas.getByRole('status')).toHaveTextContent('最多 5,000，已改为 5,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
  },
};

/** With other numbers allowed, the steps still follow the ladder and a typed number stays. */
export const TiersAndOthers: Story = {
  args: { tiers, allowsOther: true, minValue: 100, maxValue: 20000, step: 50, unit: '张' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.type(input, '350{Enter}');
    await expect(input).toHaveValue('350');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onChange).toHaveBeenLastCalledWith(350);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('500');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('20,000');
  },
};

const submitted = fn();

/** Enter makes the number final before the form is sent. */
export const InForm: Story = {
  render: function Held(args) {
    const [value, setValue] = useState(500);
    return (
      <Form aria-label="下单" onSubmit={(data) => submitted(value, Object.fromEntries(data))}>
        <NumberField {...args} tiers={tiers} name="quantity" value={value} onChange={setValue} />
        <Button type="submit">下单</Button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.type(input, '600{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith(1000, { quantity: '1000' });
  },
};

/** Read only: neither keys nor buttons change it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(canvas.getByRole('textbox')).toHaveValue('500');
    await expect(canvas.getByRole('button', { name: '增加 数量' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Names and explanations in English. */
export const English: Story = {
  args: { label: 'Quantity', tiers },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(canvas.getByRole('button', { name: 'Increase Quantity' })).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '350');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '350 is not offered: changed to 500',
    );
  },
};
