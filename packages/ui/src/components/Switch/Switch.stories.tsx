// Switch.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: { guide },
  args: { children: '余额不足提醒', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: true } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Switch}
      args={args}
      axes={{ isDisabled: [false, true], defaultSelected: [false, true] }}
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        description: { description: '低于 500 元时发短信' },
      }}
    />
  ),
};

/** Space turns it on and off; the effect is told at once. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: '余额不足提醒' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** The parent decides: what it refuses stays as it was. */
export const Refused: Story = {
  args: { isSelected: false, description: '需要先绑定手机号' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('余额不足提醒'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** Without words it still has a name, as in a row of a table. */
export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': '启用品牌“悦享包装”' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: '启用品牌“悦享包装”' })).toBeEnabled();
  },
};

/** A disabled switch is out of the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).not.toHaveFocus();
    await userEvent.click(canvas.getByText('余额不足提醒'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Long words wrap beside the track. */
export const LongWords: Story = {
  tags: ['photo'],
  args: {
    children: '账户余额低于设定金额时，通过短信与站内信提醒主账号以及有财务权限的子账号',
    description: '每天最多一次，晚上不打扰',
  },
  globals: { viewport: { value: 'phone390' } },
};
