// PasswordField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as css from '../../internal/fieldStyle.css.ts';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: { guide },
  args: { label: '密码', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: '请输入密码' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={PasswordField}
      args={args}
      axes={{ labelPosition: css.field, size: css.boxSize }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { defaultValue: 'banxin2026' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true, defaultValue: 'banxin2026' },
        readOnly: { isReadOnly: true, defaultValue: 'banxin2026' },
        description: { description: '与登录密码不同' },
        invalid: { errorMessage: '请填写密码' },
        rules: { showsRules: true, defaultValue: 'banxin' },
        rulesMet: { showsRules: true, defaultValue: 'banxin2026' },
      }}
    />
  ),
};

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '与登录密码不同', errorMessage: '请填写密码', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^密码/);
    await expectTold(input, { name: /密码/, description: '与登录密码不同', error: '请填写密码' });
    await expect(input).toBeRequired();
  },
};

/** The button shows and hides by keyboard and keeps the focus; its name says which comes next. */
export const Reveal: Story = {
  args: { defaultValue: 'banxin2026' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '显示密码' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(button).toHaveAccessibleName('隐藏密码');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Shown by mouse in the middle of typing, the caret stays and the typing goes on. */
export const CaretStays: Story = {
  args: { defaultValue: 'banxin2026' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('密码');
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([6, 6]);
    await userEvent.keyboard('-');
    await expect(input).toHaveValue('banxin-2026');
  },
};

/** Each rule says in an icon and in words whether it is met; the sum is announced, not each character. */
export const Rules: Story = {
  tags: ['photo'],
  args: { label: '新密码', showsRules: true, autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('新密码');
    const rules = within(canvas.getByRole('list', { name: '密码要求' }));
    const status = canvas.getByRole('status');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription(/密码长度8-16位.*未满足/);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(input, 'banxin');
    await expect(rules.getByText(/密码长度8-16位/)).toHaveTextContent('未满足');
    await expect(rules.getByText(/至少包含两种/)).toHaveTextContent('已含字母');
    await expect(status).toHaveTextContent('密码要求已满足 0 项，共 2 项');
    await userEvent.type(input, '2026');
    await expect(rules.getByText(/密码长度8-16位/)).toHaveTextContent('，已满足');
    await expect(
      rules.getByText('数字、字母、字符至少包含两种', { exact: false }),
    ).toHaveTextContent('，已满足');
    await expect(status).toHaveTextContent('密码要求已满足 2 项，共 2 项');
    await userEvent.type(input, ' 1');
    await expect(rules.getByText(/不含空格/)).toHaveTextContent('未满足');
  },
};

/** Names and rules in English. */
export const English: Story = {
  args: { label: 'Password', showsRules: true, defaultValue: 'banxin' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByText(/8–16 characters/)).toHaveTextContent('not met');
  },
};
