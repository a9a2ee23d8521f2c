// The desk of content in its states.
import { getNewsType } from '@banxin/contract/calls/content/news';
import {
  cleanArticle,
  getDeskArticle,
  getDeskArticles,
  publishArticle,
  saveArticle,
  takeArticleDown,
} from '@banxin/contract/calls/works/articles';
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { content as refusals } from '@banxin/contract/refusals/content';
import { record } from '@banxin/contract/refusals/record';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { newsTypes } from '../../stories/fixtures/articles.ts';
import { deskArticles, openedArticle, openedOpinion } from '../../stories/fixtures/contentDesk.ts';
import { administrator } from '../../stories/fixtures/works.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import WorksPage from './WorksPage.tsx';

const onEvent = fn();

const { html, outline, pieces } = openedArticle;

const content = {
  ...on(getDesks, { desks: [{ desk: 'content', count: 1, late: 0 }] }),
  ...on(getOfficeQueue, { items: [openedOpinion], total: 1 }),
  ...on(getOfficeCase, openedOpinion),
  ...on(claimOffice, { by: '林编辑', isOwn: true, until: '2026-11-20T09:10:00.000+08:00' }),
  ...on(actOffice, ({ number }) => ({ number })),
  ...on(getNewsType, newsTypes),
  ...on(getDeskArticles, { items: [...deskArticles], total: deskArticles.length }),
  ...on(getDeskArticle, openedArticle),
  ...on(cleanArticle, { html, outline, pieces, deadLinks: ['/support/detail/999'] }),
  ...on(saveArticle, openedArticle),
  ...on(publishArticle, openedArticle),
  ...on(takeArticleDown, openedArticle),
};

const meta = {
  title: 'Screens/WorksContent',
  tags: ['screen:/works/:desk?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('works', { desk: 'content' }, { tab: 'news' }),
    user: administrator,
    answers: content,
    onEvent,
  },
  beforeEach: () => {
    onEvent.mockClear();
  },
  render: (args) => (
    <StoryShop {...args}>
      <WorksPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const withAnswers = (more: StoryAnswers) => ({ answers: { ...content, ...more } });

const sent = (call: { readonly name: string }): readonly unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call.name}`).map(([, input]) => input);

/** Opens the article about the New Year. */
async function opened(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const page = within(canvasElement);
  const list = await page.findByRole('list', { name: '篇内容' });
  await userEvent.click(within(list).getByRole('button', { name: /元旦放假安排/ }));
  const heading = await page.findByRole('heading', { level: 2, name: '元旦放假安排' });
  await waitFor(() => expect(heading).toHaveFocus());
  return page;
}

const typed = async (page: ReturnType<typeof within>, name: RegExp, words: string) => {
  const field = page.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

/** Articles by how they stand; the one that is open with its fields, and that something of it was cleaned. */
export const Ready: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    await page.findByText('正文有 2 处被清理，读者看不到');
    await expect(page.getByRole('button', { name: '保存并更新页面' })).toBeDisabled();
    await expect(page.getByRole('link', { name: '查看页面' })).toHaveAttribute(
      'href',
      pathOf('newsDetail', { id: 3 }),
    );
  },
};

export const Empty: Story = {
  args: withAnswers(on(getDeskArticles, { items: [], total: 0 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有内容');
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: '新建内容' }));
    await userEvent.click(dialog.getByRole('button', { name: '新建草稿' }));
    await dialog.findByText('请填写标题');
    await dialog.findByText('请选择栏目或分类');
    await expect(sent(saveArticle)).toEqual([]);
  },
};

/** As readers will see it, with links that lead nowhere; what was taken out, struck out beside what stands there instead. */
export const Cleaned: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    page.getByRole('tab', { name: '编辑' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await page.findByText('/support/detail/999');
    await page.findByText('4 日起投产');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(page.getByRole('list', { name: '经过' })).toHaveTextContent('林编辑 · 修改');
    await userEvent.keyboard('{ArrowLeft}');
    const difference = await page.findByRole('region', { name: '填写的与读者看到的' });
    await expect(difference.querySelectorAll('del')).toHaveLength(2);
    await expect(difference.querySelectorAll('ins')).toHaveLength(1);
  },
};

/** What was typed is sent over what was read, once; nothing is published before it is saved. */
export const Editing: Story = {
  play: async ({ canvasElement, step }) => {
    const page = await opened(canvasElement);
    await step('a change', async () => {
      await typed(page, /^标题/, '元旦放假三天');
      await page.findByText('有未保存的修改，请先保存再发布');
      await expect(page.getByRole('button', { name: '改发布时间' })).toBeDisabled();
      await userEvent.click(page.getByRole('button', { name: '保存并更新页面' }));
      await waitFor(() => expect(sent(saveArticle)).toHaveLength(1));
      await expect(sent(saveArticle)[0]).toMatchObject({
        ...{ kind: 'news', id: 3, rev: 4, title: '元旦放假三天', flags: 2, topicId: 1 },
        productIds: [101, 203],
      });
    });
  },
};

/** What the fields and the server say is shown at its field, and nothing is lost. */
export const Invalid: Story = {
  args: withAnswers(
    on(saveArticle, () => {
      const { code, words } = refusals.productUnknown;
      return Object.assign(refusedBy(refusals.productUnknown, { id: 999 }), {
        errCode: code,
        fields: { productIds: words({ id: 999 })[0] },
      });
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    await typed(page, /^相关产品编号/, '名片');
    await userEvent.click(page.getByRole('button', { name: '保存并更新页面' }));
    await page.findByText('请填写产品编号，用逗号分开');
    await expect(sent(saveArticle)).toEqual([]);
    await typed(page, /^相关产品编号/, '999');
    await userEvent.click(page.getByRole('button', { name: '保存并更新页面' }));
    await page.findByText('没有产品 999');
    await expect(page.getByRole('textbox', { name: /^相关产品编号/ })).toHaveValue('999');
  },
};

/** Somebody else was faster: what was typed stays beside what is stored, and may be saved over it. */
export const Stale: Story = {
  tags: ['photo'],
  args: withAnswers(
    on(saveArticle, ({ rev }) =>
      rev === 4
        ? refusedBy(record.changedElsewhere, {
            current: { ...openedArticle, title: '元旦放假通知', rev: 5 },
          })
        : openedArticle,
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    await typed(page, /^标题/, '元旦放假三天');
    await userEvent.click(page.getByRole('button', { name: '保存并更新页面' }));
    await page.findByText('内容已在别处更改，请核对后再保存');
    await expect(page.getByRole('row', { name: /元旦放假三天 元旦放假通知/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^标题/ })).toHaveValue('元旦放假三天');
    await expect(sent(saveArticle)).toHaveLength(1);
  },
};

/** Planned for a time by the shop's clock; taken down with a reason. */
export const PlannedAndTakenDown: Story = {
  play: async ({ canvasElement, step }) => {
    await opened(canvasElement);
    await step('planned', async () => {
      await userEvent.keyboard('p');
      const dialog = within(await screen.findByRole('dialog', { name: '改发布时间' }));
      await userEvent.click(dialog.getByRole('radio', { name: '定时发布' }));
      await userEvent.clear(dialog.getByRole('textbox', { name: '时间' }));
      await userEvent.type(dialog.getByRole('textbox', { name: '时间' }), '9点');
      await userEvent.click(dialog.getByRole('button', { name: '改发布时间' }));
      await dialog.findByText('请填写时间，例如 09:00');
      await dialog.findByText('请选择日期');
      await expect(sent(publishArticle)).toEqual([]);
      await userEvent.click(dialog.getByRole('radio', { name: '立即发布' }));
      await userEvent.click(dialog.getByRole('button', { name: '改发布时间' }));
      await waitFor(() =>
        expect(sent(publishArticle)).toEqual([{ kind: 'news', id: 3, rev: 4, at: null }]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('taken down', async () => {
      await userEvent.keyboard('w');
      const dialog = within(await screen.findByRole('dialog', { name: '下线' }));
      await userEvent.click(dialog.getByRole('button', { name: '下线' }));
      await dialog.findByText('请填写下线的原因（4-200 个字）');
      await userEvent.click(dialog.getByRole('button', { name: '活动已结束' }));
      await userEvent.click(dialog.getByRole('button', { name: '下线' }));
      await waitFor(() =>
        expect(sent(takeArticleDown)).toEqual([
          { kind: 'news', id: 3, rev: 4, reason: '活动已结束' },
        ]),
      );
    });
  },
};

/** An opinion whose customer added something: what was said, the answer, or that it was read. */
export const Opinion: Story = {
  args: { path: pathOf('works', { desk: 'content' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: '待处理的事项' });
    await userEvent.keyboard('j');
    const title = '留言 TJ20261117-0003';
    const heading = await page.findByRole('heading', { level: 2, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.getByText(/^客户补充了说明/)).toBeVisible();
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: '回复' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '回复' }), '手机版一起上线');
    await userEvent.click(dialog.getByRole('button', { name: '回复' }));
    await waitFor(() =>
      expect(sent(actOffice)).toEqual([
        {
          ...{ kind: 'suggestion', number: 'TJ20261117-0003', event: 'ANSWER', seen: '2:7' },
          text: '手机版一起上线',
        },
      ]),
    );
  },
};

/** On a phone the list stands above what is open. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    await expect(page.getByRole('textbox', { name: /^正文/ })).toBeVisible();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('list', { name: 'articles' });
    await userEvent.click(within(list).getByRole('button', { name: /元旦放假安排/ }));
    await page.findByRole('heading', { level: 2, name: '元旦放假安排' });
    // What the shop writes for its readers is Chinese, in the form as it was typed.
    const { body, summary } = openedArticle;
    const theirs = [body, summary, ...deskArticles.map(({ title }) => title)];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};
