// Steps.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import * as grid from '../../stories/storyGrid.css.ts';
import { guide } from './Steps.guide.ts';
import { Steps } from './Steps.tsx';

const items = [
  { id: 'configure', title: '选择规格' },
  { id: 'confirm', title: '确认订单', note: '地址、快递与备注' },
  { id: 'pay', title: '付款' },
  { id: 'produce', title: '生产' },
];

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  parameters: { guide },
  args: { items, currentId: 'confirm' },
  decorators: [
    (Story) => (
      <div className={grid.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Steps}
      args={args}
      axes={{ currentId: [...items.map(({ id }) => id), null] }}
      alone={{ hasProblem: [true] }}
      width="full"
    />
  ),
};

/** Each step says how far it is, not by colour alone; the one under way is marked. */
export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '进度' })).toBeVisible();
    const words = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(words).toEqual([
      '选择规格（已完成）',
      '2确认订单（进行中）地址、快递与备注',
      '3付款（未开始）',
      '4生产（未开始）',
    ]);
    const current = canvas
      .getAllByRole('listitem')
      .filter((step) => step.ariaCurrent === 'step' || step.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('确认订单');
  },
};

/** With `currentId={null}` all steps are done and none is under way. */
export const AllDone: Story = {
  args: { currentId: null },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    for (const step of steps) {
      await expect(step).toHaveTextContent('（已完成）');
      await expect(step).not.toHaveAttribute('aria-current');
    }
  },
};

/** What went wrong is said in words. */
export const Problem: Story = {
  tags: ['photo'],
  args: { currentId: 'pay', hasProblem: true, label: '付款遇到问题' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '付款遇到问题' })).toBeVisible();
    await expect(canvas.getByText(/有问题/)).toBeInTheDocument();
  },
};

/** On a phone only the step under way shows its words; the others are still read aloud. */
export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByText('选择规格')).width).toBe(1);
    await expect(placeOf(canvas.getByText('确认订单')).width).toBeGreaterThan(40);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('选择规格（已完成）');
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** When all is done on a phone, the last step speaks for all. */
export const AllDoneOnPhone: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { currentId: null },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByText('付款')).width).toBe(1);
    await expect(placeOf(canvas.getByText('生产')).width).toBeGreaterThan(20);
  },
};

/** Long titles wrap beside their number instead of widening the page. */
export const Long: Story = {
  tags: ['photo'],
  args: {
    items: [
      { id: 'a', title: '选择纸张、尺寸、数量与全部后道工艺' },
      {
        id: 'b',
        title: 'Confirm_addresses_carriers_and_remarks',
        note: '地址、快递与备注都在这里确认',
      },
      { id: 'c', title: '使用余额、支付宝、微信或对公转账付款' },
      { id: 'd', title: '四地工厂就近生产并按约定日期送达' },
    ],
    currentId: 'b',
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: {
    items: [
      { id: 'a', title: 'Configure' },
      { id: 'b', title: 'Pay' },
    ],
    currentId: 'b',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Progress' })).toBeVisible();
    await expect(canvas.getByText(/in progress/)).toBeInTheDocument();
  },
};
