// CaptchaField and SmsCodeField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import { CaptchaField } from './CaptchaField.tsx';

const imageSrc = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><text x="18" y="29" font-size="26" font-style="italic" font-family="serif" fill="#2340B0">x7Kp</text><path d="M12 22h96" stroke="#E4007F" stroke-width="2"/></svg>',
)}`;

const meta = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  subcomponents: { SmsCodeField },
  args: { value: '', onChange: fn(), status: 'ready', imageSrc, onRefresh: fn() },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ wide: 3, phone: 1 }}>
      <CaptchaField {...args} />
      <CaptchaField {...args} size="large" value="x7Kp" />
      <CaptchaField {...args} status="loading" />
      <CaptchaField {...args} status="failed" />
      <CaptchaField {...args} value="x7K" errorMessage="验证码不正确，请重新输入" />
      <SmsCodeField value="" onChange={fn()} secondsLeft={0} onSend={fn()} />
      <SmsCodeField value="1284" onChange={fn()} secondsLeft={58} onSend={fn()} />
      <SmsCodeField value="" onChange={fn()} secondsLeft={0} onSend={fn()} isSending />
      <SmsCodeField value="" onChange={fn()} secondsLeft={0} onSend={fn()} isSendDisabled />
    </Grid>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** At most four characters; a press on the picture brings another one, and its tip says so. */
export const Refresh: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return <CaptchaField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '图形验证码' });
    await userEvent.type(input, 'x7Kp9');
    await expect(input).toHaveValue('x7Kp');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('看不清？点击刷新'));
    await userEvent.click(canvas.getByRole('button', { name: '图形验证码，看不清？点击刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** While the picture loads a press does nothing; after a failure it tries again. */
export const LoadingAndFailed: Story = {
  render: (args) => (
    <Grid columns={2}>
      <CaptchaField {...args} status="loading" label="加载中" />
      <CaptchaField {...args} status="failed" label="失败" />
    </Grid>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '验证码加载中' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

const sent = fn();

/** At most six digits; the button rests while seconds are left. */
export const SmsCode: Story = {
  render: function Typed() {
    const [value, setValue] = useState('');
    const [left, setLeft] = useState(0);
    return (
      <SmsCodeField
        value={value}
        onChange={setValue}
        secondsLeft={left}
        onSend={() => {
          sent();
          setLeft(60);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('123456');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await userEvent.click(canvas.getByRole('button', { name: '60 秒后重发' }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
