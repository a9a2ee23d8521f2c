import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: '近 3 个月' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'action', 'positive', 'caution', 'critical', 'price'] as const;

export const Default: Story = {};

/** Tag, StatusTag and Badge in every tone. */
export const Matrix: Story = {
  render: () => (
    <div className={css.sheet}>
      <div className={css.column}>
        <div className={css.row}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              尺寸含出血
            </Tag>
          ))}
        </div>
        <div className={css.row}>
          {tones.map((tone) => (
            <StatusTag key={tone} tone={tone}>
              文件待修改
            </StatusTag>
          ))}
        </div>
        <div className={css.row}>
          <Badge count={3} />
          <Badge count={128} />
          <Badge count={0} isZeroShown />
          <Badge count={12} tone="neutral" />
        </div>
      </div>
    </div>
  ),
};

/** The remove button has a name of its own. */
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: '移除筛选：近 3 个月' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: '移除筛选：近 3 个月' }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
