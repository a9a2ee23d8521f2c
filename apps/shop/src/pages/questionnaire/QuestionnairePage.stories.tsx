// The questionnaire: open, incomplete, sent, answered before, over meanwhile, none.

import {
  getQuestionnaire,
  submitQuestionnaire,
} from '@banxin/contract/calls/feedback/questionnaire';
import type { Questionnaire } from '@banxin/contract/calls/feedback/questionnaire.schemas';
import type { QuestionAnswer } from '@banxin/contract/entities/feedback';
import { plain } from '@banxin/contract/refusals/plain';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { questions } from '../../stories/fixtures/questionnaire.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import QuestionnairePage from './QuestionnairePage.tsx';

const NOW = '2026-11-20T09:00:00.000+08:00';
const open: Questionnaire = {
  edition: '2026-4',
  endsOn: '2026-12-31',
  questions: [...questions],
  answeredAt: null,
  answers: [],
};
const given: QuestionAnswer[] = [
  { number: 1, chosen: [0, 4], text: '' },
  { number: 2, chosen: [1], text: '' },
  { number: 3, chosen: [1], text: '' },
  { number: 4, chosen: [5], text: '' },
  { number: 5, chosen: [4], text: '' },
  { number: 6, chosen: [4], text: '' },
  { number: 7, chosen: [9], text: '' },
  { number: 8, chosen: [], text: '希望周日也能发货' },
  { number: 9, chosen: [0], text: '' },
];
const asks = on(getQuestionnaire, open);

/** Answers as the server keeps them: read again, they are there. */
const keeping = () => {
  let kept = open;
  return {
    ...on(getQuestionnaire, () => kept),
    ...on(submitQuestionnaire, ({ answers }) => {
      kept = { ...open, answeredAt: NOW, answers };
      return { at: NOW };
    }),
  };
};

const meta = {
  title: 'Screens/Questionnaire',
  tags: ['screen:/questionnaire', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('questionnaire'), answers: asks, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <QuestionnairePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['state:ready'] };
export const English: Story = { tags: ['photo'], args: { locale: 'en-US' } };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getQuestionnaire, 'pending') },
};

export const None: Story = { tags: ['state:empty'], args: { answers: on(getQuestionnaire, null) } };

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getQuestionnaire, failed('network')) },
};

/** Read-only afterwards. */
export const AnsweredBefore: Story = {
  tags: ['photo'],
  args: { answers: on(getQuestionnaire, { ...open, answeredAt: NOW, answers: given }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('您已在 11 月 20 日回答过本期问卷')).toBeVisible();
    await expect(page.queryByRole('button', { name: '提交问卷' })).toBeNull();
  },
};

/** Answers every required question. */
async function answer(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('checkbox', { name: '名片卡券' }));
  await userEvent.click(page.getByRole('radio', { name: '3-10' }));
  await userEvent.click(page.getByRole('checkbox', { name: '交期' }));
  for (const name of [/^4\. /, /^5\. /, /^6\. /, /^7\. /]) {
    const group = within(page.getByRole('radiogroup', { name }));
    await userEvent.click(group.getByRole('radio', { name: '4' }));
  }
  await userEvent.click(page.getByRole('radio', { name: '不用' }));
}

export const Answers: Story = {
  args: { answers: keeping() },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('a missing answer is named at its question', async () => {
      await userEvent.click(await page.findByRole('button', { name: '提交问卷' }));
      await expect(await page.findByText('请回答第 1 题')).toBeVisible();
    });
    await step('a fourth of three cannot be chosen', async () => {
      for (const name of ['宣传单页', '画册书刊', '包装盒袋']) {
        await userEvent.click(page.getByRole('checkbox', { name }));
      }
      await expect(page.getByRole('checkbox', { name: '样品' })).toBeDisabled();
      for (const name of ['宣传单页', '画册书刊', '包装盒袋']) {
        await userEvent.click(page.getByRole('checkbox', { name }));
      }
    });
    await step('all answered, it is sent once and read afterwards', async () => {
      await answer(canvasElement);
      await expect(page.getByText('8 / 9')).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: '提交问卷' }));
      await expect(await page.findByText('感谢您的回答')).toBeVisible();
      await expect(page.queryByRole('checkbox')).toBeNull();
    });
  },
};

/** The edition ended while it was filled in: nothing that was written is lost. */
export const OverMeanwhile: Story = {
  args: {
    answers: { ...asks, ...on(submitQuestionnaire, refusedBy(plain.questionnaireOver)) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await answer(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '提交问卷' }));
    await expect(await page.findByText('本期问卷已结束，您的回答没有提交')).toBeVisible();
    await expect(page.getByText(/1\. 主要采购哪些印品：名片卡券/)).toBeVisible();
    await expect(page.getByRole('button', { name: '复制您的回答' })).toBeVisible();
  },
};

/** Nobody knows whether it arrived: everything stays, and it can be sent again. */
export const NotSent: Story = {
  args: { answers: { ...asks, ...on(submitQuestionnaire, failed('network')) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await answer(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '提交问卷' }));
    await expect(await page.findByText('问卷没有提交')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '名片卡券' })).toBeChecked();
  },
};
