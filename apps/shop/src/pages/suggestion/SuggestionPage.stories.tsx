// The listening corner: giving an opinion, following it, and what can go wrong.

import {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import { getOrders } from '@banxin/contract/calls/order/list';
import type { Suggestion } from '@banxin/contract/entities/feedback';
import { feedback } from '@banxin/contract/refusals/feedback';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choose, port } from '../../features/upload/printFiles.testkit.tsx';
import { PicturePortContext } from '../../features/upload/usePictures.ts';
import { opinions } from '../../stories/fixtures/opinions.ts';
import { orders } from '../../stories/fixtures/orders.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import SuggestionPage from './SuggestionPage.tsx';

const own = on(getOrders, { items: orders.slice(0, 3), total: 3 });
const listed = on(getSuggestions, { items: [...opinions], total: opinions.length });
const mine = { path: pathOf('suggestion', {}, { tab: 'mine' }) };
const WORDS = '希望名片默认不选覆膜，少点一步。';

/** What is given is listed afterwards. */
const keeping = () => {
  let kept: Suggestion[] = [...opinions];
  return {
    ...own,
    ...on(getSuggestions, () => ({ items: kept, total: kept.length })),
    ...on(createSuggestion, ({ kind, content }) => {
      const number = 'TJ20261120-0007';
      const [first] = opinions as [Suggestion];
      kept = [{ ...first, number, kind, content, notes: [], pictures: [] }, ...kept];
      return { number };
    }),
  };
};

const meta = {
  title: 'Screens/Listening corner',
  tags: ['screen:/suggestion', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('suggestion'), answers: { ...own, ...listed }, onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <SuggestionPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { tags: ['photo'] };
export const Mine: Story = { tags: ['state:ready'], args: mine };
export const English: Story = { tags: ['photo'], args: { locale: 'en-US' } };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { ...mine, answers: { ...own, ...on(getSuggestions, 'pending') } },
};

export const None: Story = {
  tags: ['state:empty'],
  args: { ...mine, answers: { ...own, ...on(getSuggestions, { items: [], total: 0 }) } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { ...mine, answers: { ...own, ...on(getSuggestions, failed('network')) } },
};

async function write(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('radio', { name: '产品与价格' }));
  await userEvent.type(page.getByRole('textbox', { name: /^内容/ }), WORDS);
}

export const Gives: Story = {
  args: { answers: keeping() },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const press = () => userEvent.click(page.getByRole('button', { name: '提交意见' }));
    await step('what is missing is said at its field', async () => {
      await page.findByRole('radio', { name: '其他' });
      await press();
      await expect(await page.findByText('请选择类型')).toBeVisible();
      await expect(page.getByText('请填写意见内容')).toBeVisible();
    });
    await step('too few words', async () => {
      await userEvent.type(page.getByRole('textbox', { name: /^内容/ }), '太贵');
      await press();
      await expect(await page.findByText('至少写 10 个字，方便我们处理')).toBeVisible();
      await userEvent.clear(page.getByRole('textbox', { name: /^内容/ }));
    });
    await step('its row is listed and has the focus', async () => {
      await write(canvasElement);
      await press();
      const row = await page.findByRole('listitem', { name: 'TJ20261120-0007' });
      await expect(row).toHaveFocus();
      await expect(row).toHaveTextContent(WORDS);
    });
  },
};

/** Five a day: what was written stays. */
export const FiveToday: Story = {
  args: {
    answers: {
      ...own,
      ...listed,
      ...on(createSuggestion, refusedBy(feedback.tooManyToday, { retryAfter: 54_000 })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await write(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '提交意见' }));
    await expect(await page.findByText(/今天已提交 5 条，明天再来/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^内容/ })).toHaveValue(WORDS);
  },
};

const typed = {
  'draft.suggestion.1': { kind: '1', content: WORDS, phone: '13800000002', sender: 3 },
};

/** A reload keeps the words of this tab. */
export const Restored: Story = {
  tags: ['photo'],
  args: { typed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/上次写的内容还在；图片不会保留/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^内容/ })).toHaveValue(WORDS);
    await expect(page.getByRole('textbox', { name: /^手机/ })).toHaveValue('13800000002');
  },
};

/** Who has sent what was kept begins anew. */
export const RestoredAndSent: Story = {
  args: { answers: keeping(), typed },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('it is sent', async () => {
      await userEvent.click(await page.findByRole('button', { name: '提交意见' }));
      await page.findByRole('listitem', { name: 'TJ20261120-0007' });
    });
    await step('and forgotten', async () => {
      await userEvent.click(page.getByRole('tab', { name: '提意见' }));
      await expect(await page.findByRole('textbox', { name: /^内容/ })).toHaveValue('');
      await expect(page.queryByText(/上次写的内容还在/)).toBeNull();
    });
  },
};

const given = fn();

/** A picture that breaks takes no words along: they can be sent without it. */
export const PictureFails: Story = {
  args: {
    answers: {
      ...own,
      ...listed,
      ...on(createSuggestion, (input) => {
        given(input);
        return { number: 'TJ20261120-0007' };
      }),
    },
  },
  beforeEach: () => {
    given.mockClear();
  },
  render: (args) => (
    <StoryShop {...args}>
      <PicturePortContext value={port('breaks')}>
        <SuggestionPage />
      </PicturePortContext>
    </StoryShop>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await write(canvasElement);
    await step('what happened is said beside the words', async () => {
      await choose(canvasElement, new File(['x'], '样张.jpg', { type: 'image/jpeg' }));
      await expect(await page.findByText(/有图片没有传上来，可以重试/)).toBeVisible();
      await expect(await page.findByRole('article', { name: '样张.jpg' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^内容/ })).toHaveValue(WORDS);
    });
    await step('the words go without it', async () => {
      await userEvent.click(page.getByRole('button', { name: '提交意见' }));
      await waitFor(() =>
        expect(given).toHaveBeenCalledWith(
          expect.objectContaining({ content: WORDS, fileIds: [] }),
        ),
      );
    });
  },
};

/** A thread, and something added to it. */
export const Adds: Story = {
  args: {
    ...mine,
    answers: { ...own, ...listed, ...on(addSuggestionNote, opinions[2] as Suggestion) },
  },
  play: async ({ canvasElement }) => {
    const row = within(
      await within(canvasElement).findByRole('listitem', { name: 'TJ20261021-0001' }),
    );
    await userEvent.click(row.getByText('往来 1 条'));
    await expect(row.getByText(/整单一票/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: '提交补充' }));
    await expect(await row.findByText('请填写补充说明')).toBeVisible();
    await userEvent.type(row.getByRole('textbox', { name: '补充说明' }), '好的，下次试试。');
    await userEvent.click(row.getByRole('button', { name: '提交补充' }));
    await expect(await row.findByRole('textbox', { name: '补充说明' })).toHaveValue('');
  },
};
