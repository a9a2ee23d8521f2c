// ColorField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import * as css from '../../internal/fieldStyle.css.ts';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './ColorField.guide.ts';
import { ColorField } from './ColorField.tsx';

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  parameters: { guide },
  args: { label: '底色', onChange: fn() },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '#2340B0', description: '印刷时转为四色，会略有差异' },
};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ColorField}
      args={args}
      axes={{ labelPosition: css.field, size: css.boxSize }}
      alone={{ isFullWidth: [true] }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { defaultValue: '#C2361D' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true, defaultValue: '#2340B0' },
        readOnly: { isReadOnly: true, defaultValue: '#2340B0' },
        description: { description: '印刷时转为四色', defaultValue: '#FFE100' },
        invalid: { errorMessage: '这种纸不能印浅于 5% 的颜色', defaultValue: '#FEFEFE' },
      }}
    />
  ),
};

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '印刷时转为四色', errorMessage: '请选择底色' },
  play: async ({ canvas }) => {
    await expectTold(canvas.getByRole('textbox'), {
      name: '底色',
      description: '印刷时转为四色',
      error: '请选择底色',
    });
  },
};

/** Three digits, six digits, with and without #, in either case: the normal form is upper-case with six. */
export const NormalForm: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '底色' });
    for (const [typed, normal] of [
      ['#23b', '#2233BB'],
      ['c2361d', '#C2361D'],
      ['FFF', '#FFFFFF'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(normal);
      await expect(args.onChange).toHaveBeenLastCalledWith(normal);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A pasted code is taken with its spaces; the swatch follows at once. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '底色' });
    await userEvent.click(input);
    await userEvent.paste('  e4007f ');
    await expect(canvas.getByLabelText('打开取色器：底色，#E4007F')).toHaveValue('#e4007f');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('#E4007F');
    await expect(args.onChange).toHaveBeenCalledWith('#E4007F');
  },
};

/** The browser's picker stands beside the text and fills it in. */
export const Picker: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const swatch = canvas.getByLabelText('打开取色器：底色，未填写颜色');
    await expect(swatch).toHaveFocus();
    await fireEvent.input(swatch, { target: { value: '#1b7a4b' } });
    await expect(canvas.getByRole('textbox', { name: '底色' })).toHaveValue('#1B7A4B');
    await expect(args.onChange).toHaveBeenCalledWith('#1B7A4B');
    await expect(swatch).toHaveAccessibleName('打开取色器：底色，#1B7A4B');
  },
};

/** Text that is no colour stays; once it was left, the error says what would be right. */
export const NoColor: Story = {
  args: { defaultValue: '#2340B0' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '底色' });
    await userEvent.clear(input);
    await userEvent.type(input, '#12g');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('#12g');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      '请输入 3 位或 6 位十六进制色值，例如 #23B 或 #2340B0',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
};

const submitted = fn();

/** Enter makes the colour final before the form is sent. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="名片" onSubmit={(data) => submitted(Object.fromEntries(data))}>
      <ColorField {...args} name="ground" />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '底色' }), 'ffe100{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith({ ground: '#FFE100' });
  },
};

/** Names and the error in English. */
export const English: Story = {
  args: { label: 'Ground' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ground' });
    await userEvent.type(input, 'blue');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'Enter 3 or 6 hexadecimal digits, such as #23B or #2340B0',
    );
    await expect(canvas.getByLabelText(/^Open colour picker: Ground/)).toBeVisible();
  },
};
