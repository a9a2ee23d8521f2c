// SmsCodeField: the story's own clock moves by a button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './SmsCodeField.css.ts';
import { guide } from './SmsCodeField.guide.ts';
import { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx';

const meta = {
  title: 'Fields/SmsCodeField',
  component: SmsCodeField,
  parameters: { guide },
  args: { value: '', onChange: fn(), secondsLeft: 0, onSend: fn() },
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={SmsCodeField}
      args={args}
      axes={{ size: css.send }}
      on="[data-part=box]"
      width="field"
      states={{
        filled: { value: '123456' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        sending: { isSending: true },
        counting: { secondsLeft: 58, value: '1284' },
        notYet: { isSendDisabled: true, description: '请先填写手机号' },
        disabled: { isDisabled: true },
        invalid: { value: '123', errorMessage: '验证码为 6 位数字' },
      }}
    />
  ),
};

function Typed(args: SmsCodeFieldProps) {
  const [value, setValue] = useState('');
  const [left, setLeft] = useState(0);
  return (
    <Stack gap={12}>
      <SmsCodeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
        secondsLeft={left}
        onSend={() => {
          args.onSend();
          setLeft(60);
        }}
      />
      {left > 0 && (
        <Button variant="quiet" onPress={() => setLeft(left > 2 ? 2 : left - 1)}>
          时间过去
        </Button>
      )}
    </Stack>
  );
}

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '已发送到 138****8000', errorMessage: '验证码为 6 位数字' },
  play: async ({ canvas }) => {
    await expectTold(canvas.getByRole('textbox'), {
      name: '短信验证码',
      description: '已发送到 138****8000',
      error: '验证码为 6 位数字',
    });
  },
};

/** At most six digits, nothing else; phones offer the code and show their digits. */
export const Digits: Story = {
  render: Typed,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12a34 567');
    await expect(input).toHaveValue('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};

/** Six pasted digits are taken with their gap; a whole message gives its code. */
export const Paste: Story = {
  render: Typed,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await userEvent.paste('【版心】您的验证码是 654321，5 分钟内有效');
    await expect(input).toHaveValue('654321');
  },
};

/** The start and the end of the rest are announced, the seconds are not; the button keeps the focus. */
export const Countdown: Story = {
  tags: ['photo'],
  render: Typed,
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.tab();
    const send = canvas.getByRole('button', { name: '获取验证码' });
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveAccessibleName('60 秒后重发');
    await expect(send).toHaveFocus();
    await expect(status).toHaveTextContent('请等待 60 秒');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    const clock = canvas.getByRole('button', { name: '时间过去' });
    await userEvent.click(clock);
    await expect(send).toHaveAccessibleName('2 秒后重发');
    await expect(status).toHaveTextContent('请等待 60 秒');
    await userEvent.click(clock);
    await userEvent.click(clock);
    await expect(status).toHaveTextContent('可以继续操作了');
    await expect(send).toHaveAccessibleName('获取验证码');
  },
};

/** Nothing can be sent before the phone number is there; the help says why. */
export const NotYet: Story = {
  args: { isSendDisabled: true, description: '请先填写手机号' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请先填写手机号');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Disabled: neither typing nor sending. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  },
};

/** Words in English. */
export const English: Story = {
  args: { secondsLeft: 58 },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'SMS code' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend in 58 s' })).toBeVisible();
  },
};
