// Stories of QrCode.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './QrCode.css.ts';
import { guide } from './QrCode.guide.ts';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  parameters: { guide },
  args: { label: '微信扫码支付 ¥46.50', value: 'https://banxin.example/pay/BX2611200187' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet<QrCodeProps>
      of={QrCode}
      args={args}
      axes={{ size: Object.keys(css.size).map(Number) }}
      states={{
        loading: { value: null },
        expired: { isExpired: true, onRefresh: () => undefined },
      }}
    />
  ),
};

/** A picture whose name says what scanning does. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '微信扫码支付 ¥46.50' })).toBeVisible();
  },
};

/** Dark on white also in the dark theme, with four modules of white around it. */
export const DarkOnWhite: Story = {
  tags: ['photo'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img');
    const [ground, ink] = [...code.querySelectorAll('path')].map(
      (path) => getComputedStyle(path).fill,
    );
    await expect(ground).toBe('rgb(255, 255, 255)');
    await expect(ink).toBe('rgb(23, 25, 30)');
    const drawn = code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    await expect(drawn).toMatch(/^M4[ ,]4/);
  },
};

/** An expired code is announced, covered and no longer read; another one can be asked for. */
export const Expired: Story = {
  tags: ['photo'],
  args: { onRefresh: fn() },
  render: function Expiring({ onRefresh, ...args }) {
    const [isExpired, setExpired] = useState(true);
    return (
      <QrCode
        {...args}
        isExpired={isExpired}
        onRefresh={() => {
          onRefresh?.();
          setExpired(false);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('二维码已过期');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '刷新二维码' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: '微信扫码支付 ¥46.50' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('[data-component=QrCode]')).toHaveFocus();
  },
};

/** While the code is on its way its place is kept, and says so. */
export const Loading: Story = {
  args: { value: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: '加载中' })).toBeVisible();
    const square = canvasElement.querySelector('[data-component=QrCode]');
    await expect(square).toHaveAttribute('aria-busy', 'true');
    await expect(square?.getBoundingClientRect().width).toBe(160);
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Pay with WeChat', isExpired: true, onRefresh: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New code' })).toBeVisible();
  },
};
