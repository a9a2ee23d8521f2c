// Stories of EmptyState.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as layout from '../../stories/storyGrid.css.ts';
import { Button } from '../Button/Button.tsx';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: {
    title: '还没有待付款的订单',
    children: '选好产品与数量，下单后会出现在这里。',
    art: <ProductArt family="box" />,
    action: <Button variant="primary">去下单</Button>,
  },
  decorators: [
    (Story) => (
      <div className={layout.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { children: undefined, art: undefined, action: undefined },
  render: (args) => (
    <MatrixSheet
      of={EmptyState}
      args={args}
      width="full"
      states={{
        why: { children: meta.args.children },
        next: { children: meta.args.children, action: meta.args.action },
      }}
    />
  ),
};

/** The drawing is decoration; the next step can be pressed. */
export const NextStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '去下单' })).toBeEnabled();
  },
};

/** Its title joins the outline of the page where it stands for the content. */
export const AsHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: '还没有待付款的订单' }),
    ).toBeVisible();
  },
};

/** Long words stay in a column that can be read. */
export const LongText: Story = {
  tags: ['photo'],
  args: {
    title: '没有找到“牛皮纸自封袋 12 丝 带挂孔 可印四色”的产品',
    children:
      '可能是规格写得太细。换成“自封袋”再试一次，或者把要求告诉客服，我们在工作时间（周一至周六 08:00–22:00）内一小时答复，并给出报价与打样时间。',
    action: (
      <>
        <Button variant="primary">搜索“自封袋”</Button>
        <Button>联系客服</Button>
      </>
    ),
  },
};
