// IconButton.
import type { Meta, StoryObj } from '@storybook/react-vite';
import StarIcon from 'lucide-react/icons/star';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from '../../internal/buttonStyle.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { axesOf } from '../../stories/matrixAxes.ts';
import { placeOf } from '../../stories/place.ts';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { 'aria-label': '收藏配置', icon: <StarIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={IconButton}
      args={args}
      axes={axesOf(css.button, 'tone', 'variant', 'size')}
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        disabled: { isDisabled: true },
      }}
    />
  ),
};

/** An icon alone always has a name; the icon itself says nothing. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('收藏配置');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Enter and Space press it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** It is a square of 30, 40 or 48 px: the smallest is still larger than the 24 px that a finger needs. */
export const Square: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="small" variant="secondary" />
      <IconButton {...args} size="medium" variant="secondary" />
      <IconButton {...args} size="large" variant="secondary" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('button')
      .map((button) => [placeOf(button).width, placeOf(button).height]);
    await expect(sizes).toEqual([
      [30, 30],
      [40, 40],
      [48, 48],
    ]);
  },
};

/** Disabled it is out of the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
