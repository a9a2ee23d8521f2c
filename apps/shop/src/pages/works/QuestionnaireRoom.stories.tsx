// Questionnaires at the desk of content: counted, with means, words without names, and who may be called.
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  getDeskQuestionnaires,
  getQuestionnaireTally,
  getQuestionnaireWords,
  noteCallback,
} from '@banxin/contract/calls/works/questionnaires';
import { feedback } from '@banxin/contract/refusals/feedback';
import { works } from '@banxin/contract/refusals/works';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { editions, tallyOf, wordsOf } from '../../stories/fixtures/questionnaireDesk.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const desk = {
  ...on(getDesks, { desks: [{ desk: 'content', count: 1, late: 0 }] }),
  ...on(getDeskQuestionnaires, { items: [...editions], total: editions.length }),
  ...on(getQuestionnaireTally, ({ edition }) => tallyOf(edition)),
  ...on(getQuestionnaireWords, ({ edition, number, ...place }) => {
    const times = edition === '2026-3' ? 10 : 1;
    return number === 8 ? wordsOf('text', 3 * times, place) : wordsOf('callback', 2 * times, place);
  }),
};

const pathTo = (edition?: string) =>
  pathOf(
    'works',
    { desk: 'content' },
    { tab: 'questionnaires', ...(edition && { case: edition }) },
  );

const { frame, sent, withAnswers } = deskStories(pathTo('2026-4'), desk);

const meta = {
  title: 'Screens/WorksQuestionnaires',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const read = async (
  canvasElement: HTMLElement,
  edition = '2026-4',
): Promise<ReturnType<typeof within>> => {
  const page = within(canvasElement);
  const heading = await page.findByRole('heading', { level: 2, name: `问卷 ${edition}` });
  await waitFor(() => expect(heading).toHaveFocus());
  await page.findByRole('list', { name: '第 8 题的文字' });
  return page;
};

/** Bars with counts and shares, the mean of a scale, words by their place and day, and who agreed to be called. */
export const Ready: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = await read(canvasElement);
    await step('the bars say the same as their table', async () => {
      const figure = within(page.getByRole('figure', { name: '最看重' }));
      await expect(figure.getByRole('row', { name: '交期 88 人 · 69%' })).toBeInTheDocument();
      await userEvent.click(figure.getByRole('button', { name: '表' }));
      await expect(figure.getByRole('cell', { name: '88 人 · 69%' })).toBeVisible();
      await userEvent.click(figure.getByRole('button', { name: '图' }));
      page.getByRole('heading', { level: 2, name: '问卷 2026-4' }).focus();
    });
    await step('a scale has its mean', async () => {
      await expect(page.getByText('128 人回答 · 平均 7.86（0–10 分）')).toBeVisible();
    });
    await step('words are not signed, callers are', async () => {
      const texts = page.getByRole('list', { name: '第 8 题的文字' });
      await expect(texts).toHaveTextContent('第 3 条 · 2026-11-19希望周日也能发货');
      await expect(texts).not.toHaveTextContent('悦享包装');
      await expect(page.getByRole('list', { name: '第 9 题同意回访的客户' })).toHaveTextContent(
        '悦享包装 · 陈经理',
      );
    });
    window.scrollTo(0, 0);
  },
};

/** By keys through the editions; one that has not begun says from when on it can be answered. */
export const Nobody: Story = {
  args: { path: pathTo() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '期问卷' });
    await userEvent.keyboard('j');
    const heading = await page.findByRole('heading', { level: 2, name: '问卷 2027-1' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.getByText('2027-01-01 开始后，客户可以回答。')).toBeVisible();
    await expect(sent(getQuestionnaireWords)).toEqual([]);
  },
};

export const Empty: Story = {
  tags: ['photo'],
  args: { path: pathTo(), ...withAnswers(on(getDeskQuestionnaires, { items: [], total: 0 })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有问卷');
  },
};

/** What did not load is said where it belongs, and can be asked for again; the rest stands. */
export const Failed: Story = {
  tags: ['photo'],
  args: withAnswers(on(getQuestionnaireTally, failed('network'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('这一期问卷没有取到');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(await page.findByRole('list', { name: '期问卷' })).toBeVisible();
  },
};

/** Words fail alone: the bars stay. */
export const WordsFailed: Story = {
  args: withAnswers(on(getQuestionnaireWords, failed('network'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('写的内容没有取到');
    await page.findByText('同意回访的客户没有取到');
    await expect(page.getByRole('figure', { name: '最看重' })).toBeVisible();
  },
};

/** The address names an edition that there is not. */
export const Gone: Story = {
  args: {
    path: pathTo('2020-1'),
    ...withAnswers(on(getQuestionnaireTally, refusedBy(works.noCase))),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这一项已经不在了');
  },
};

/** More than a page holds: each list has its own pager. */
export const Many: Story = {
  tags: ['photo'],
  args: { path: pathTo('2026-3') },
  play: async ({ canvasElement, step }) => {
    const page = await read(canvasElement, '2026-3');
    await step('the second page of one list', async () => {
      const pager = within(page.getByRole('navigation', { name: '第 8 题的文字' }));
      await userEvent.click(pager.getByRole('button', { name: /下一页/ }));
      await waitFor(() =>
        expect(sent(getQuestionnaireWords)).toContainEqual({
          ...{ edition: '2026-3', number: 8, pageIndex: 2, pageSize: 20 },
        }),
      );
      await within(page.getByRole('list', { name: '第 8 题的文字' })).findByText(/^第 10 条/);
    });
  },
};

const noteFirst = async (canvasElement: HTMLElement): Promise<ReturnType<typeof within>> => {
  const page = await read(canvasElement);
  const callers = within(await page.findByRole('list', { name: '第 9 题同意回访的客户' }));
  const [waiting, reached] = callers.getAllByRole('listitem');
  await expect(waiting).toHaveTextContent('待回访');
  await expect(reached).toHaveTextContent('已接通 · 想要周日发货；十二月有年历要做');
  await userEvent.click(
    callers.getAllByRole('button', { name: '记录回访：悦享包装' })[0] as Element,
  );
  return within(await within(document.body).findByRole('dialog', { name: '记录回访：悦享包装' }));
};

/** Who was called is noted, for colleagues alone; who is still to be called can be shown alone. */
export const NotingACall: Story = {
  args: withAnswers(on(noteCallback, [])),
  play: async ({ canvasElement, step }) => {
    const dialog = await noteFirst(canvasElement);
    await step('it asks whether they were reached', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await expect(await dialog.findByText('请选择是否接通')).toBeVisible();
      await expect(sent(noteCallback)).toEqual([]);
    });
    await step('and keeps what was said', async () => {
      await userEvent.click(dialog.getByText('已接通'));
      await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), ' 下周给报价 ');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await waitFor(() =>
        expect(sent(noteCallback)).toEqual([
          {
            ...{ edition: '2026-4', number: 9, account: 2, seen: 0 },
            ...{ isReached: true, note: '下周给报价' },
          },
        ]),
      );
      await within(document.body).findAllByText('回访已记录');
    });
    await step('those who wait are shown alone', async () => {
      const page = within(canvasElement);
      await userEvent.selectOptions(page.getByRole('combobox', { name: '回访' }), '待回访');
      await waitFor(() =>
        expect(sent(getQuestionnaireWords)).toContainEqual({
          ...{ edition: '2026-4', number: 9, reached: false, pageIndex: 1, pageSize: 20 },
        }),
      );
    });
  },
};

/** A colleague was faster: it is said, and nothing typed is lost. */
export const CalledMeanwhile: Story = {
  args: withAnswers(on(noteCallback, refusedBy(feedback.calledMeanwhile))),
  play: async ({ canvasElement }) => {
    const dialog = await noteFirst(canvasElement);
    await userEvent.click(dialog.getByText('未接通'));
    await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '下午再打');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('同事刚记下一次回访，请看过再记')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '备注' })).toHaveValue('下午再打');
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { theme: 'dark', viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await read(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Survey 2026-4' });
    const list = await page.findByRole('list', { name: 'Words to question 8' });
    // What customers wrote stays as they wrote it.
    const theirs = within(list)
      .getAllByRole('listitem')
      .flatMap((item) => [...item.querySelectorAll('[translate=no]')])
      .map((own) => own.textContent ?? '');
    await page.findByRole('list', { name: /^Who may be called/ });
    await waitFor(() =>
      expect(
        chineseIn(canvasElement, [
          ...theirs,
          '悦享包装',
          '陈经理',
          '小林',
          '想要周日发货；十二月有年历要做',
        ]),
      ).toEqual([]),
    );
  },
};
