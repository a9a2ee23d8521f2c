// LinkButton.
import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import StarIcon from 'lucide-react/icons/star';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from '../../internal/buttonStyle.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { axesOf } from '../../stories/matrixAxes.ts';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './LinkButton.guide.ts';
import { LinkButton } from './LinkButton.tsx';

const navigate = fn();

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: { guide },
  args: { href: '/product/detail/101', children: '开始下单' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={LinkButton}
      args={args}
      axes={axesOf(css.button, 'tone', 'variant', 'size')}
      alone={axesOf(css.button, 'isFullWidth')}
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        icon: { icon: <StarIcon /> },
        iconEnd: { iconEnd: <ArrowIcon /> },
      }}
    />
  ),
};

/** It is a link: Enter follows it, Space scrolls the page; the router takes it without loading a page. */
export const Keyboard: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  render: (args) => (
    <BanxinProvider navigate={navigate}>
      <LinkButton {...args} />
    </BanxinProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '开始下单' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/product/detail/101');
    await userEvent.keyboard(' ');
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

/** A new window is announced, and the other site gets no handle on this one. */
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: '查物流' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /查物流\s*（在新窗口打开）/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** It can save a file under a name. */
export const Download: Story = {
  args: { href: '/files/template.pdf', download: '名片模板.pdf', children: '下载模板' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('download', '名片模板.pdf');
  },
};

/** Beside a button it has the same height. */
export const BesideAButton: Story = {
  tags: ['photo'],
  render: (args) => (
    <Inline gap={12}>
      <LinkButton {...args} />
      <Button>加入购物车</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByRole('link')).height).toBe(
      placeOf(canvas.getByRole('button')).height,
    );
  },
};

/** On a phone words that do not fit go on in the next line. */
export const LongLabel: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    icon: <StarIcon />,
    children: '查看全部三笔待付款订单并使用账户余额合并支付，余额不足改用支付宝',
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** The new window is announced in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { href: 'https://example.com', isExternal: true, children: 'Track parcel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/opens in a new window/);
  },
};
