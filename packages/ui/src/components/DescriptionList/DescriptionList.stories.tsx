import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Money } from '../Money/Money.tsx';
import { Statistic } from '../Statistic/Statistic.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: '订单号', value: 'BX2611200187' },
      { label: '状态', value: <StatusTag tone="caution">文件待修改</StatusTag> },
      { label: '成品尺寸', value: '90 × 54 mm' },
      { label: '金额', value: <Money fen={4650} /> },
      { label: '收货地址', value: '河南省商丘市永城市产业集聚区 1 号', isWide: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className={css.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className={css.column}>
      <DescriptionList {...args} columns={2} />
      <DescriptionList {...args} columns={3} layout="stack" size={13} />
      <div className={css.row}>
        <Statistic label="座工厂" value="4" layout="inline" />
        <Statistic
          label="账户余额"
          value={<Money fen={128_640} />}
          note="可直接支付"
          tone="price"
        />
        <Statistic label="本月订单" value="286" unit="单" />
      </div>
      <div className={css.row}>
        <Avatar name="悦享包装" size="small" />
        <Avatar name="林" />
        <Avatar name="banxin" size="large" />
      </div>
    </div>
  ),
};

/** The current step is marked for everybody, not only by colour. */
export const Steps: Story = {
  name: 'Timeline',
  render: () => (
    <Timeline
      label="订单进度"
      items={[
        { id: 'paid', title: '已付款', time: '11 月 20 日 09:12' },
        { id: 'file', title: '文件已确认', time: '11 月 20 日 10:40', note: '永城工厂 印前组' },
        { id: 'print', title: '生产中', state: 'current', note: '预计 11 月 22 日 入库' },
        { id: 'ship', title: '配送', state: 'future' },
        { id: 'stop', title: '地址待确认', state: 'problem', note: '请补充门牌号' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '订单进度' });
    const current = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('生产中（进行中）');
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
