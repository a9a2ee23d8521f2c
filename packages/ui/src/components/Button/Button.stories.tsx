// Button, IconButton and ButtonGroup.
import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import StarIcon from 'lucide-react/icons/star';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton, ButtonGroup },
  args: { children: '立即下单', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'ink'] as const;
const tones = ['action', 'critical'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Default: Story = { args: { variant: 'primary' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {tones.map((tone) =>
        variants.map((variant) => (
          <Inline key={`${tone}-${variant}`} gap={12}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} tone={tone} size={size}>
                提交订单
              </Button>
            ))}
            <Button variant={variant} tone={tone} icon={<StarIcon />}>
              收藏
            </Button>
            <Button variant={variant} tone={tone} iconEnd={<ArrowIcon />}>
              下一步
            </Button>
            <Button variant={variant} tone={tone} isPending>
              提交订单
            </Button>
            <Button variant={variant} tone={tone} isDisabled>
              提交订单
            </Button>
            <IconButton variant={variant} tone={tone} aria-label="删除" icon={<TrashIcon />} />
          </Inline>
        )),
      )}
    </Stack>
  ),
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

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
  beforeEach: () => destroyAnnouncer,
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
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
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

/** An icon alone always has a name. */
export const Icon: Story = {
  render: () => <IconButton aria-label="收藏配置" icon={<StarIcon />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '收藏配置' })).toBeVisible();
  },
};

/** Buttons that answer one question; on a phone they stand below each other. */
export const Group: Story = {
  render: () => (
    <ButtonGroup aria-label="订单操作" align="end" stacksOnPhone>
      <Button>再想想</Button>
      <Button variant="primary">确认取消</Button>
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '订单操作' })).toBeVisible();
  },
};

/** Long words stay on one line; the container decides what happens then. */
export const LongLabel: Story = {
  args: {
    children: '提交并使用账户余额支付全部三笔待付款订单',
    isFullWidth: true,
    variant: 'primary',
  },
  globals: { viewport: { value: 'phone390' } },
};
