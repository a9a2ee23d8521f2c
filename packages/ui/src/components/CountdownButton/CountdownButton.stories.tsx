// CountdownButton: the story's own clock moves by a button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../../internal/buttonStyle.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { axesOf } from '../../stories/matrixAxes.ts';
import { sidewaysScroll } from '../../stories/place.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './CountdownButton.guide.ts';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  parameters: { guide },
  args: { secondsLeft: 0, onPress: fn(), children: '获取验证码' },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={CountdownButton}
      args={args}
      axes={axesOf(css.button, 'variant', 'size')}
      alone={axesOf(css.button, 'tone', 'isFullWidth')}
      states={{
        resting: { secondsLeft: 58 },
        pending: { isPending: true },
        disabled: { isDisabled: true },
        hovered: 'hovered',
        focused: 'focus-visible',
      }}
    />
  ),
};

/** The start and the end are announced, the seconds between are not; the focus stays. */
export const Announcements: Story = {
  render: function WithClock({ onPress, ...args }) {
    const [left, setLeft] = useState(0);
    return (
      <Inline>
        <CountdownButton
          {...args}
          secondsLeft={left}
          onPress={() => {
            onPress();
            setLeft(3);
          }}
        />
        <Button variant="quiet" onPress={() => setLeft((now) => now - 1)}>
          过一秒
        </Button>
      </Inline>
    );
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    const second = canvas.getByRole('button', { name: '过一秒' });
    const spoken: (string | null)[] = [];
    const listener = new MutationObserver(() => spoken.push(status.textContent));
    listener.observe(status, { childList: true, characterData: true, subtree: true });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: '3 秒后重发' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(second);
    await expect(button).toHaveTextContent('2 秒后重发');
    await userEvent.click(second);
    await userEvent.click(second);
    await expect(within(button).getByText('获取验证码')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(spoken).toEqual(['请等待 3 秒', '可以继续操作了']);
    listener.disconnect();
  },
};

/** Seconds that run by themselves: the page is drawn once, the words each second. */
export const Running: Story = {
  render: function WithFlow(args) {
    const [clock] = useState(() => {
      const listeners = new Set<() => void>();
      let left = 3;
      return {
        seconds: {
          subscribe: (listener: () => void) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
          get: () => left,
        },
        pass: () => {
          left -= 1;
          for (const listener of listeners) listener();
        },
      };
    });
    return (
      <Inline>
        <CountdownButton {...args} secondsLeft={clock.seconds} />
        <Button variant="quiet" onPress={clock.pass}>
          过一秒
        </Button>
      </Inline>
    );
  },
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('button', { name: '过一秒' });
    const button = canvas.getByRole('button', { name: '3 秒后重发' });
    await userEvent.click(second);
    await expect(button).toHaveTextContent('2 秒后重发');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(second);
    await userEvent.click(second);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('可以继续操作了'));
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A page that opens in the middle of a rest announces nothing: nobody started it here. */
export const OpenedWhileResting: Story = {
  args: { secondsLeft: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: '42 秒后重发' })).toBeVisible();
  },
};

/** While it waits for an answer it keeps the focus and ignores presses. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^获取验证码\s*处理中$/);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The words of the rest are the caller's when resending is not what comes next. */
export const OwnWords: Story = {
  args: {
    secondsLeft: 3,
    restingLabel: (seconds) => `${seconds} 秒后可确认`,
    variant: 'primary',
    children: '确认',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 秒后可确认' })).toBeVisible();
  },
};

/** Long words wrap on a phone. */
export const Long: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { children: '重新发送包含六位数字的短信验证码到尾号为 8000 的手机并等待', size: 'large' },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { secondsLeft: 58, children: 'Send code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend in 58 s' })).toBeVisible();
  },
};
