// ButtonGroup.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './ButtonGroup.css.ts';
import { guide } from './ButtonGroup.guide.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: { guide },
  args: {
    children: [
      <Button key="back">再想想</Button>,
      <Button key="cancel" variant="primary">
        确认取消
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ButtonGroup}
      args={args}
      axes={{ align: css.align, stacksOnPhone: [false, true] }}
      width="full"
    />
  ),
};

/** With a name, screen readers hear what the buttons answer. */
export const Named: Story = {
  args: { 'aria-label': '取消订单？' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '取消订单？' })).toBeVisible();
  },
};

/** Without a name it is no group: a group that nobody can name is noise. */
export const Unnamed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** On a phone the buttons stand below each other, full width, the last and most important on top. */
export const StackedOnPhone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { stacksOnPhone: true, align: 'end' },
  play: async ({ canvas, canvasElement }) => {
    const [back, confirm] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(placeOf(confirm).bottom).toBeLessThan(placeOf(back).top);
    const group = canvasElement.querySelector('[data-component=ButtonGroup]') as Element;
    await expect(placeOf(back).width).toBe(placeOf(group).width);
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
};

/** Many or long buttons wrap and never widen the page. */
export const Long: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: {
    children: ['查看详情', '再次购买', '申请开票', '下载合同与对账单', '联系客服修改收货地址'].map(
      (words) => <Button key={words}>{words}</Button>,
    ),
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
