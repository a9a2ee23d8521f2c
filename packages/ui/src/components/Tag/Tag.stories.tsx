// Stories of Tag.
import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckIcon from 'lucide-react/icons/check';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import * as css from './Tag.css.ts';
import { guide } from './Tag.guide.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  parameters: { guide },
  args: { children: '近 3 个月' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Tag}
      args={args}
      axes={{ tone: css.outline }}
      states={{
        icon: { icon: <CheckIcon size="1em" /> },
        removable: { onRemove: () => undefined, removeLabel: '移除筛选：近 3 个月' },
      }}
    />
  ),
};

/** The remove button has a name of its own, and both Enter and Space press it. */
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: '移除筛选：近 3 个月' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移除筛选：近 3 个月' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

/** A label without a remove button is text: the keyboard passes it by. */
export const NotInteractive: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('近 3 个月')).not.toHaveFocus();
  },
};

/** Long words wrap inside the label instead of pushing the page wide. */
export const LongLabel: Story = {
  tags: ['photo'],
  args: {
    children: '收货地址：河南省商丘市永城市产业集聚区沱滨路与东环路交叉口向北三百米路西',
    onRemove: fn(),
    removeLabel: '移除筛选：收货地址',
  },
  render: (args) => (
    <div className={layout.narrow}>
      <Inline gap={8}>
        <Tag {...args} />
        <Tag tone="positive">尺寸含出血</Tag>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByText(/产业集聚区/);
    const frame = tag.parentElement;
    await expect(tag.offsetWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};
