// The desk of content in its states.
import { getNewsType } from '@banxin/contract/calls/content/news';
import { getFile } from '@banxin/contract/calls/file/printFile';
import {
  addArticlePicture,
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
import type { PrintFile } from '@banxin/contract/entities/file';
import { content as refusals } from '@banxin/contract/refusals/content';
import { record } from '@banxin/contract/refusals/record';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { port } from '../../features/upload/printFiles.testkit.tsx';
import { PicturePortContext } from '../../features/upload/usePictures.ts';
import { chineseIn } from '../../stories/chineseIn.ts';
import { newsTypes } from '../../stories/fixtures/articles.ts';
import { deskArticles, openedArticle, openedOpinion } from '../../stories/fixtures/contentDesk.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';
import WorksPage from './WorksPage.tsx';

const { html, outline, pieces } = openedArticle;

/** A photograph of the line as the server keeps it. */
const picture = { src: '/files/articles/0a1b2c.webp', width: 1_600, height: 1_067 };
const TAG = '<img src="/files/articles/0a1b2c.webp" alt="新产线" width="1600" height="1067">';

const arrived = ({ id }: { readonly id: string }): PrintFile => ({
  ...{ id, name: '产线.jpg', purpose: 'article', size: 2_411_520, status: 'checked' },
  ...{ pageCount: null, pages: [], findings: [], refusal: null },
  createdAt: '2026-11-20T09:00:00.000+08:00',
});

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
  ...on(addArticlePicture, picture),
  ...on(getFile, arrived),
  ...on(saveArticle, openedArticle),
  ...on(publishArticle, openedArticle),
  ...on(takeArticleDown, openedArticle),
};

const { frame, sent, withAnswers } = deskStories(
  pathOf('works', { desk: 'content' }, { tab: 'news' }),
  content,
);

const meta = {
  title: 'Screens/WorksContent',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** A photograph, painted on the spot. */
async function photograph(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [96, 64];
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('nothing can be painted');
  for (const [top, colour] of [
    [0, '#d8e3ea'],
    [30, '#c2361d'],
    [44, '#3b4a52'],
  ] as const) {
    paint.fillStyle = colour;
    paint.fillRect(0, top, 96, 64);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const file = new File([blob ?? ''], '产线.jpg', { type: 'image/jpeg' });
  // A photograph of this size need not be made for its size to be shown.
  Object.defineProperty(file, 'size', { value: 2_411_520 });
  return file;
}

/** With uploads that go so far. */
const uploading = (course: Parameters<typeof port>[0]) => ({
  render: (args: Omit<StoryShopProps, 'children'>) => (
    <StoryShop {...args}>
      <PicturePortContext value={port(course)}>
        <WorksPage />
      </PicturePortContext>
    </StoryShop>
  ),
});

/** Asks for a picture and chooses one. */
async function inserting(page: ReturnType<typeof within>, name = '插入图片') {
  await userEvent.click(page.getByRole('button', { name }));
  const element = await screen.findByRole('dialog', { name });
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is nowhere to put a picture');
  await userEvent.upload(input, await photograph(), { applyAccept: false });
  // A picture of the page begins at its top.
  window.scrollTo(0, 0);
  return within(element);
}

/** On its way; what it shows is said meanwhile, and closing asks before anything is lost. */
export const PictureUploading: Story = {
  tags: ['photo'],
  ...uploading('stays at 42 %'),
  play: async ({ canvasElement, step }) => {
    const dialog = await inserting(await opened(canvasElement));
    await dialog.findByRole('article', { name: '产线.jpg' });
    await step('until it is there it cannot be inserted', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^替代文字/ }), '新产线');
      await waitFor(() => expect(dialog.getByRole('progressbar')).toBeVisible());
      await expect(dialog.getByRole('button', { name: '插入' })).toBeDisabled();
      await expect(sent(addArticlePicture)).toEqual([]);
    });
  },
};

const REFUSED = '图片有 60000 × 50000 像素，超过 50 百万像素上限，请缩小后重新上传';

/** The server says why; neither the text nor what was said of the picture is lost. */
export const PictureRefused: Story = {
  tags: ['photo'],
  ...uploading('arrives'),
  args: withAnswers(
    on(getFile, (input) => ({ ...arrived(input), status: 'refused' as const, refusal: REFUSED })),
  ),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement);
    await typed(page, /^正文/, '新产线今天开机。');
    const dialog = await inserting(page);
    await userEvent.type(dialog.getByRole('textbox', { name: /^替代文字/ }), '新产线');
    await dialog.findByText(REFUSED);
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await dialog.findByText('图片没有传上来，请重试或换一张');
    await expect(sent(addArticlePicture)).toEqual([]);
    await expect(dialog.getByRole('textbox', { name: /^替代文字/ })).toHaveValue('新产线');
    await expect(page.getByRole('textbox', { name: /^正文/, hidden: true })).toHaveValue(
      '新产线今天开机。',
    );
  },
};

/** It stands where the cursor was, with its words; without any only when it is said to be decoration. */
export const PictureInserted: Story = {
  ...uploading('arrives'),
  play: async ({ canvasElement, step }) => {
    const page = await opened(canvasElement);
    const body = (): HTMLTextAreaElement => page.getByRole('textbox', { name: /^正文/ });
    await typed(page, /^正文/, '新产线今天开机。欢迎参观。');
    body().setSelectionRange(8, 8);
    await step('not before its words are given', async () => {
      const dialog = await inserting(page);
      await waitFor(() => expect(dialog.getByRole('button', { name: '插入' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: '插入' }));
      await dialog.findByText('请填写替代文字，或注明图片只是装饰');
      await userEvent.type(dialog.getByRole('textbox', { name: /^替代文字/ }), '新产线');
      await userEvent.click(dialog.getByRole('button', { name: '插入' }));
      await waitFor(() => expect(sent(addArticlePicture)).toHaveLength(1));
    });
    await step('then where the cursor was, and the next word behind it', async () => {
      await waitFor(() => expect(body()).toHaveFocus());
      await expect(body()).toHaveValue(`新产线今天开机。\n\n${TAG}\n\n欢迎参观。`);
      await expect(body().selectionStart).toBe(10 + TAG.length);
      await expect(sent(saveArticle)).toEqual([]);
    });
    await step('pasted, as decoration', async () => {
      const pasted = new DataTransfer();
      pasted.items.add(await photograph());
      await userEvent.paste(pasted);
      const dialog = within(await screen.findByRole('dialog', { name: '插入图片' }));
      await dialog.findByRole('article', { name: '产线.jpg' });
      await userEvent.click(dialog.getByRole('checkbox', { name: /只是装饰/ }));
      await waitFor(() => expect(dialog.getByRole('button', { name: '插入' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: '插入' }));
      await waitFor(() => expect(body().value.split('<img')).toHaveLength(3));
      await expect(body().value).toContain(`${TAG}\n\n${TAG.replace('新产线', '')}`);
    });
    await step('words stay words, though a picture of them was copied too', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const copied = new DataTransfer();
      copied.setData('text/plain', '交期不变。');
      copied.items.add(await photograph());
      await userEvent.paste(copied);
      await waitFor(() => expect(body().value).toContain('交期不变。'));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('dropped: the browser does not leave the page for it', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(await photograph());
      for (const type of ['dragover', 'drop']) {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        await expect(body().dispatchEvent(event)).toBe(false);
      }
      const dialog = within(await screen.findByRole('dialog', { name: '插入图片' }));
      await dialog.findByRole('article', { name: '产线.jpg' });
    });
  },
};

/** What breaks can be tried again; on a tablet. */
export const PictureBroken: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'tablet768' } },
  ...uploading((_, tries) => (tries === 0 ? 'breaks' : 'arrives')),
  play: async ({ canvasElement }) => {
    const dialog = await inserting(await opened(canvasElement));
    await userEvent.type(dialog.getByRole('textbox', { name: /^替代文字/ }), '新产线');
    const again = await dialog.findByRole('button', { name: '重新上传 产线.jpg' });
    await expect(dialog.getByRole('textbox', { name: /^替代文字/ })).toHaveValue('新产线');
    await expect(again).toBeVisible();
  },
};

export const PicturePhone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  ...uploading('stays at 42 %'),
  play: async ({ canvasElement }) => {
    const dialog = await inserting(await opened(canvasElement));
    await waitFor(() => expect(dialog.getByRole('progressbar')).toBeVisible());
  },
};

async function openedInEnglish(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const list = await page.findByRole('list', { name: 'articles' });
  await userEvent.click(within(list).getByRole('button', { name: /元旦放假安排/ }));
  await page.findByRole('heading', { level: 2, name: '元旦放假安排' });
  return page;
}

export const PictureEnglish: Story = {
  ...uploading('stays at 42 %'),
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = await openedInEnglish(canvasElement);
    const dialog = await inserting(page, 'Insert a picture');
    await dialog.findByRole('article', { name: '产线.jpg' });
    await userEvent.type(dialog.getByRole('textbox', { name: /^Alternative text/ }), 'Our line');
    const element = await screen.findByRole('dialog', { name: 'Insert a picture' });
    await waitFor(() => expect(chineseIn(element, ['产线.jpg'])).toEqual([]));
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
    await openedInEnglish(canvasElement);
    // What the shop writes for its readers is Chinese, in the form as it was typed.
    const { body, summary } = openedArticle;
    const theirs = [body, summary, ...deskArticles.map(({ title }) => title)];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};
