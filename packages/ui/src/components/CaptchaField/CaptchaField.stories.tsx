// CaptchaField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sampleImage } from '../../stories/sampleImage.ts';
import * as css from './CaptchaField.css.ts';
import { guide } from './CaptchaField.guide.ts';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

const meta = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  parameters: { guide },
  args: {
    value: '',
    onChange: fn(),
    status: 'ready',
    imageSrc: sampleImage('captcha'),
    onRefresh: fn(),
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={CaptchaField}
      args={args}
      axes={{ size: css.pictureSize, status: ['ready', 'loading', 'failed'] }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { value: 'x7Kp' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true },
        invalid: { value: 'x7K', errorMessage: '验证码不正确，请重新输入' },
      }}
    />
  ),
};

/** The picture by itself. */
export const Picture: Story = {
  tags: ['photo'],
  render: (args) => (
    <MatrixSheet
      of={CaptchaField}
      args={args}
      on="[data-part=picture]"
      width="field"
      states={{ hovered: 'hovered', focused: 'focus-visible' }}
    />
  ),
};

function Typed(args: CaptchaFieldProps) {
  const [value, setValue] = useState('');
  return <CaptchaField {...args} value={value} onChange={setValue} />;
}

/** Name and error are read with the field. */
export const Described: Story = {
  args: { errorMessage: '验证码不正确，请重新输入', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /图形验证码/ });
    await expect(input).toHaveAccessibleDescription('验证码不正确，请重新输入');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

/** At most four characters; a press on the picture brings another one, and its tip says so. */
export const Refresh: Story = {
  render: Typed,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '图形验证码' });
    await userEvent.type(input, 'x7Kp9');
    await expect(input).toHaveValue('x7Kp');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('看不清？点击刷新'));
    const picture = canvas.getByRole('button', { name: '图形验证码，看不清？点击刷新' });
    await expect(picture).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(picture);
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
    await expect(input).toHaveValue('x7Kp');
  },
};

/** While the picture loads a press does nothing. */
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '验证码加载中' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** A picture that did not load says so and tries again. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('button', { name: '加载失败，点击重试' });
    await expect(picture).toHaveTextContent('加载失败，点击重试');
    await userEvent.click(picture);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** Loading, failing and loading again: the button keeps the focus. */
export const KeepsFocus: Story = {
  render: function Loads(args) {
    const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('failed');
    return <CaptchaField {...args} status={status} onRefresh={() => setStatus('loading')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const picture = canvas.getByRole('button', { name: '验证码加载中' });
    await expect(picture).toHaveFocus();
    await expect(picture).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Disabled: neither text nor picture. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Words in English. */
export const English: Story = {
  args: { status: 'failed' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Characters in the picture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Failed, click to retry' })).toBeVisible();
  },
};
