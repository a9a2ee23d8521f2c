// Button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import StarIcon from 'lucide-react/icons/star';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as css from '../../internal/buttonStyle.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { axesOf } from '../../stories/matrixAxes.ts';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { guide } from './Button.guide.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { guide },
  args: { children: '立即下单', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Button}
      args={args}
      axes={axesOf(css.button, 'tone', 'variant', 'size')}
      alone={axesOf(css.button, 'isFullWidth')}
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        disabled: { isDisabled: true },
        pending: { isPending: true },
        icon: { icon: <StarIcon /> },
        iconEnd: { iconEnd: <ArrowIcon /> },
      }}
    />
  ),
};

/** Enter and Space press it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '立即下单' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** While it waits it keeps the focus and its width, ignores presses, and names the wait. */
export const Pending: Story = {
  // The announcement outlives the story, and would then name a button that is gone.
  beforeEach: () => () => document.querySelector('[data-live-announcer]')?.remove(),
  render: function Waiting({ onPress }) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        variant="primary"
        isPending={isPending}
        onPress={() => {
          onPress?.();
          setPending(true);
        }}
      >
        提交订单
      </Button>
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '提交订单' });
    const width = button.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName(/^提交订单\s*处理中$/);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/处理中/),
    );
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The end of the wait is said to whoever still stands on the button, with the words that it has then. */
export const WaitEnds: Story = {
  beforeEach: () => () => document.querySelector('[data-live-announcer]')?.remove(),
  render: function Waiting() {
    const [step, setStep] = useState<'idle' | 'waiting' | 'done'>('idle');
    return (
      <Inline>
        <Button isPending={step === 'waiting'} onPress={() => setStep('waiting')}>
          {step === 'done' ? '已保存' : '保存地址'}
        </Button>
        <button type="button" tabIndex={-1} onClick={() => setStep('done')}>
          服务器答复
        </button>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '保存地址' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: '服务器答复' }).click();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/^已保存$/),
    );
    await expect(canvas.getByRole('button', { name: '已保存' })).toBe(button);
    await expect(button).toHaveFocus();
  },
};

/** Pointing and pressing are published as attributes; a touch presses and never hovers. */
export const Pointed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button');
    const user = userEvent.setup();
    await user.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ target: canvasElement });
    await expect(button).not.toHaveAttribute('data-pressed');
    await expect(button).not.toHaveAttribute('data-hovered');
    await user.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(args.onPress).not.toHaveBeenCalled();
    await user.pointer({ keys: '[TouchA>]', target: button });
    await expect(button).toHaveAttribute('data-pressed', 'true');
    await expect(button).not.toHaveAttribute('data-hovered');
    await user.pointer({ keys: '[/TouchA]', target: button });
    await expect(button).not.toHaveAttribute('data-pressed');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A screen reader presses without pointer and without key: once is once, and the focus is on the button then. */
export const WithoutPointer: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
  },
};

/** A disabled button is out of the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Inside a form it sends only when it is told to. */
export const Submit: Story = {
  args: { type: 'submit', children: '保存地址' },
  render: ({ onPress, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPress?.();
      }}
    >
      <Inline>
        <Button>预览</Button>
        <Button {...args} />
      </Inline>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A name may say more than the words, and a text beside it explains. */
export const NameAndDescription: Story = {
  args: { children: '取消', 'aria-label': '取消订单 202611200001', 'aria-describedby': 'why' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Text id="why" tone="quiet">
        付款前可以取消
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '取消订单 202611200001' });
    await expect(button).toHaveAccessibleDescription('付款前可以取消');
  },
};

/** On a phone words that do not fit go on in the next line; the button grows with them. */
export const LongLabel: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  render: (args) => (
    <Inline gap={12}>
      <Button {...args} variant="primary">
        提交并使用账户余额支付全部三笔待付款订单，余额不足的部分改用支付宝
      </Button>
      <Button {...args}>{'FlyerA5_Final_'.repeat(6)}</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [long, unbroken] = canvas.getAllByRole('button');
    await expect(placeOf(long as Element).height).toBeGreaterThan(40);
    await expect((unbroken as Element).scrollWidth).toBe((unbroken as Element).clientWidth);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** It takes the whole width where a form or a phone wants it. */
export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'primary' },
  play: async ({ canvas, canvasElement }) => {
    const inside = canvasElement.clientWidth;
    await expect(placeOf(canvas.getByRole('button')).width).toBe(inside);
  },
};

/** It holds type of twice the size. */
export const DoubledType: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const fits = button.scrollHeight <= button.clientHeight;
    root.style.fontSize = '';
    await expect(fits).toBe(true);
  },
};

/** The wait has a name in English too. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { children: 'Place order', isPending: true, variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Place order\s*Working$/);
  },
};
