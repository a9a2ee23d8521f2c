// Stories of Timeline.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as layout from '../../stories/storyGrid.css.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './Timeline.guide.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    label: '订单进度',
    items: [
      {
        id: 'paid',
        title: '已付款',
        time: '11 月 20 日 09:12',
        dateTime: '2026-11-20T09:12+08:00',
      },
      {
        id: 'file',
        title: '文件已确认',
        time: '11 月 20 日 10:40',
        note: '永城工厂 印前组',
      },
      { id: 'print', title: '生产中', state: 'current', note: '预计 11 月 22 日 入库' },
      { id: 'ship', title: '配送', state: 'future' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sheet'] };

/** Each step says how it stands; exactly one is the current step. */
export const SaysHowItStands: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
    await expect(items[0]).toHaveTextContent('已付款（已完成）');
    await expect(items[2]).toHaveTextContent('生产中（进行中）');
    await expect(items[3]).toHaveTextContent('配送（未开始）');
  },
};

/** What went wrong says so, why, and offers the way out in its place. */
export const Problem: Story = {
  tags: ['photo'],
  args: {
    items: [
      { id: 'paid', title: '已付款', time: '11 月 20 日 09:12' },
      {
        id: 'address',
        title: '地址待确认',
        state: 'problem',
        note: (
          <>
            门牌号缺失，无法派送。<Link href="#address">补充地址</Link>
          </>
        ),
      },
      { id: 'ship', title: '配送', state: 'future' },
    ],
  },
  play: async ({ canvas }) => {
    const problem = canvas.getAllByRole('listitem')[1];
    await expect(problem).toHaveTextContent('地址待确认（有问题）');
    await expect(
      within(problem as HTMLElement).getByRole('link', { name: '补充地址' }),
    ).toBeVisible();
  },
};

/** Times can be read by machines as well. */
export const MachineReadable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 月 20 日 09:12')).toHaveAttribute(
      'datetime',
      '2026-11-20T09:12+08:00',
    );
  },
};

/** Long words wrap beside the line; the time stays whole. */
export const LongText: Story = {
  tags: ['photo'],
  args: {
    items: [
      {
        id: 'a',
        title: '【郑州市】快件已由永城转运中心发往郑州航空港经济综合实验区集散中心',
        time: '11 月 21 日 23:58',
        note: '运单号 SF1398882210047752，签收前可以修改派送时间，超过三次改派将退回工厂。',
      },
      { id: 'b', title: '派送中', state: 'current' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 月 21 日 23:58').getClientRects()).toHaveLength(1);
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Order', items: [{ id: 'print', title: 'Printing', state: 'current' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('in progress');
  },
};
