// Stories of StatusTag.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as grounds from '../../stories/storyGrid.css.ts';
import * as css from '../Tag/Tag.css.ts';
import { guide } from './StatusTag.guide.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Data/StatusTag',
  component: StatusTag,
  parameters: { guide },
  args: { children: '文件待修改', tone: 'caution' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => <MatrixSheet of={StatusTag} args={args} axes={{ tone: css.ground }} />,
};

/** Words say the state; the tone repeats it. */
export const SaysItInWords: Story = {
  render: () => (
    <Inline gap={8}>
      <StatusTag tone="price">待付款</StatusTag>
      <StatusTag tone="caution">文件待修改</StatusTag>
      <StatusTag tone="action">生产中</StatusTag>
      <StatusTag tone="positive">已送达</StatusTag>
      <StatusTag tone="critical">审核未通过</StatusTag>
      <StatusTag>已取消</StatusTag>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const tags = [...canvasElement.querySelectorAll('[data-component=StatusTag]')];
    await expect(tags.map((tag) => tag.textContent)).toEqual([
      '待付款',
      '文件待修改',
      '生产中',
      '已送达',
      '审核未通过',
      '已取消',
    ]);
  },
};

/** On a chosen row, on paper and on its own ground a line still draws it. */
export const OnEveryGround: Story = {
  tags: ['photo'],
  render: () => (
    <Stack gap={0}>
      {(['chosen', 'paper', 'sheet'] as const).map((ground) => (
        <div key={ground} className={grounds.ground[ground]}>
          <Inline gap={8}>
            <StatusTag tone="action">生产中</StatusTag>
            <StatusTag>已取消</StatusTag>
            <StatusTag tone="caution">文件待修改</StatusTag>
          </Inline>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [onChosen] = canvas.getAllByText('生产中');
    if (!onChosen) throw new Error('no tag');
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(onChosen);
    const [chosenClass] = grounds.ground.chosen.split(' ');
    const ground = onChosen.closest(`.${chosenClass}`) ?? document.body;
    // The ground is the same, so the line must differ from it.
    await expect(getComputedStyle(ground).backgroundColor).toBe(backgroundColor);
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(backgroundColor);
    await expect(borderTopColor).not.toMatch(/(, 0|\/ 0)\)$/);
  },
};
