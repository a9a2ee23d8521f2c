// One help article, and whether it helped.
import {
  getSupport,
  getSupportCategories,
  voteArticle,
} from '@banxin/contract/calls/content/support';
import { content as refusals } from '@banxin/contract/refusals/content';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { helpArticle, helpCategories } from '../../stories/fixtures/articles.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import SupportDetailPage from './SupportDetailPage.tsx';

const categories = on(getSupportCategories, [...helpCategories]);
const answered = on(voteArticle, ({ helpful }) => ({ helpful: helpful ? 47 : 46, votes: 51 }));

const meta = {
  title: 'Screens/Help article',
  tags: ['screen:/support/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('supportDetail', { id: 106 }),
    user: null,
    answers: { ...categories, ...on(getSupport, helpArticle), ...answered },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <SupportDetailPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '出血留多少' });
    const beside = within(page.getByRole('navigation', { name: '前后文章' }));
    await expect(beside.queryByText('上一篇')).toBeNull();
    await expect(beside.getByRole('link', { name: '颜色用 CMYK' })).toHaveAttribute(
      'href',
      '/support/detail/107',
    );
  },
};

/** Pictures open large; closing leads back to the picture. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('button', { name: /成品线与出血/ });
    await userEvent.click(picture);
    const viewer = await screen.findByRole('dialog', { name: '预览图' });
    await userEvent.click(within(viewer).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

/** One press says that it helped; another changes it. */
export const Helped: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, args }) => {
    const question = within(
      await within(canvasElement).findByRole('region', { name: '这篇有帮助吗？' }),
    );
    await userEvent.click(question.getByRole('button', { name: '有' }));
    await expect(await question.findByText('谢谢，已记下')).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith('call Content.Vote', {
      id: 106,
      helpful: true,
    });
  },
};

/** It did not: that is noted at once; why not is said if one likes. */
export const DidNotHelp: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, args, step }) => {
    const question = within(
      await within(canvasElement).findByRole('region', { name: '这篇有帮助吗？' }),
    );
    await userEvent.click(question.getByRole('button', { name: '没有' }));
    await expect(await question.findByText('谢谢，已记下')).toBeVisible();
    await step('a reason and words', async () => {
      await userEvent.click(await question.findByRole('radio', { name: '看不懂' }));
      await userEvent.type(question.getByRole('textbox'), '想看截图');
    });
    await expect(args.onEvent).toHaveBeenCalledWith('call Content.Vote', {
      id: 106,
      helpful: false,
    });
  },
};

/** The reason goes with the same voice. */
export const SaidWhy: Story = {
  play: async (context) => {
    const { canvasElement, args } = context;
    await DidNotHelp.play?.(context);
    const question = within(within(canvasElement).getByRole('region', { name: '这篇有帮助吗？' }));
    await userEvent.click(question.getByRole('button', { name: '提交' }));
    await expect(await question.findByText('谢谢，已记下')).toBeVisible();
    await expect(question.queryByRole('radio')).toBeNull();
    await expect(args.onEvent).toHaveBeenLastCalledWith('call Content.Vote', {
      id: 106,
      helpful: false,
      reason: 3,
      text: '想看截图',
    });
  },
};

/** It did not arrive: what was said is kept and sent again. */
export const VoteFails: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...categories,
      ...on(getSupport, helpArticle),
      ...on(voteArticle, failed('network')),
    },
  },
  play: async ({ canvasElement, args }) => {
    const question = within(
      await within(canvasElement).findByRole('region', { name: '这篇有帮助吗？' }),
    );
    await userEvent.click(question.getByRole('button', { name: '有' }));
    await expect(await question.findByText('您的评价没有提交')).toBeVisible();
    await expect(question.queryByText('谢谢，已记下')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: '重试' }));
    const votes = () =>
      (args.onEvent as ReturnType<typeof fn>).mock.calls.filter(
        ([name]) => name === 'call Content.Vote',
      );
    await waitFor(() => expect(votes()).toHaveLength(2));
  },
};

/** The frame speaks English; the text is the shop's own, in Chinese, and says so. */
export const English: Story = {
  args: { locale: 'en-US' },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'How much bleed' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...categories, ...on(getSupport, 'pending') } },
};

export const Unknown: Story = {
  args: { answers: { ...categories, ...on(getSupport, refusedBy(refusals.unknownArticle)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '内容不存在或已下架' });
    await expect(page.getByRole('link', { name: '搜索帮助' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...categories, ...on(getSupport, failed(500)) } },
};
