// CountdownButton: the story's own clock moves by a button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  args: { secondsLeft: 0, onPress: fn(), children: '获取验证码' },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={12}>
      <CountdownButton {...args} />
      <CountdownButton {...args} secondsLeft={58} />
      <CountdownButton {...args} isPending />
      <CountdownButton {...args} isDisabled />
      <CountdownButton
        {...args}
        variant="primary"
        secondsLeft={3}
        restingLabel={(s) => `${s} 秒后可确认`}
      >
        确认
      </CountdownButton>
    </Inline>
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
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: '3 秒后重发' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(status).toHaveTextContent('请等待 3 秒');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(second);
    await expect(button).toHaveTextContent('2 秒后重发');
    await expect(status).toHaveTextContent('请等待 3 秒');
    await userEvent.click(second);
    await userEvent.click(second);
    await expect(status).toHaveTextContent('可以继续操作了');
    await expect(within(button).getByText('获取验证码')).toBeVisible();
  },
};
