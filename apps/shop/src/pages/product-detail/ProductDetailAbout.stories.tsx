// Stories of what there is to read of a product, and of keeping its configuration.

import { getExamples } from '@banxin/contract/calls/content/examples';
import type { Example } from '@banxin/contract/calls/content/examples.schemas';
import { getProductComments } from '@banxin/contract/calls/order/comment';
import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { FAVORITES_MAX } from '@banxin/contract/constants';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productAnswers } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';
import { sheetOf, shownAt } from './productDetail.testkit.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/ProductDetailAbout',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: StoryAnswers) =>
  shownAt(pathOf('productDetail', { id: 101 }), {
    answers: { ...productAnswers, ...more },
    onEvent,
  });

const said = Array.from({ length: 12 }, (_, index) => ({
  stars: 5 - (index % 3),
  content: index % 4 === 3 ? '' : `第 ${index + 1} 次加印，颜色和上次一致，裁切整齐。`,
  pictures:
    index === 0
      ? [
          { small: '/files/card.svg', large: '/files/card.svg' },
          { small: '/files/card.svg', large: '/files/card.svg' },
        ]
      : [],
  at: `2026-11-${String(19 - index).padStart(2, '0')}T10:20:00.000+08:00`,
}));

/** What there is to read, with what buyers say opened. */
async function commentsOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const part = await within(canvasElement).findByRole('region', { name: '关于这个产品' });
  await userEvent.click(within(part).getByRole('tab', { name: /^评价/ }));
  return part;
}

const article = (id: number, title: string, titleEn: string): Example => ({
  id,
  title,
  titleEn,
  summary: '从纸芯到表面，一次说清。',
  summaryEn: 'From the core to the surface.',
});
const examples = ({ type }: { readonly type: number }) => [
  type === 0
    ? article(116, '铜版与哑粉：一个亮，一个好读', 'Gloss or matt coated')
    : type === 1
      ? article(121, '亮膜与哑膜', 'Gloss and matt film')
      : article(106, '出血留多少', 'How much bleed'),
];

/** Six tabs; material, finishing and questions lead to articles of their kind, and say what this product offers. */
export const SixTabs: Story = {
  ...at(on(getExamples, examples)),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '关于这个产品' }));
    await waitFor(() =>
      expect(part.getByRole('tab', { name: /^评价/ })).toHaveTextContent('评价0'),
    );
    await expect(part.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '产品介绍',
      '印刷说明',
      '材质',
      '工艺',
      '常见问题',
      '评价0',
    ]);
    await userEvent.click(part.getByRole('tab', { name: '常见问题' }));
    await expect(await part.findByRole('link', { name: '出血留多少' })).toHaveAttribute(
      'href',
      '/support/detail/106',
    );
    await userEvent.click(part.getByRole('tab', { name: '工艺' }));
    await part.findByRole('link', { name: '亮膜与哑膜' });
    await userEvent.click(part.getByRole('tab', { name: '材质' }));
    await part.findByRole('link', { name: '铜版与哑粉：一个亮，一个好读' });
    await expect(part.getByText('可选材质')).toBeVisible();
    await expect(part.getByText('铜版纸', { exact: false })).toBeVisible();
  },
};

/** Articles that did not come are asked for again by themselves; what the product offers stays. */
export const ExamplesFailed: Story = {
  ...at(on(getExamples, failed('network'))),
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '关于这个产品' }));
    await userEvent.click(part.getByRole('tab', { name: '工艺' }));
    await part.findByText('相关文章没有加载出来');
    await expect(part.getByText('可选工艺')).toBeVisible();
  },
};

/** What it is and how it is printed. */
export const Introduction: Story = {
  ...at({}),
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '关于这个产品' }));
    await part.findByText('铜版纸四色印刷，可覆膜与烫金。');
    await userEvent.click(part.getByRole('tab', { name: '印刷说明' }));
    await part.findByText('四边各留 1–3 mm 出血。');
  },
};

/** Stars and words, the newest first, a page at a time; nobody is named. */
export const Comments: Story = {
  ...at(
    on(getProductComments, ({ pageIndex = 1, pageSize = 20 }) => ({
      items: said.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      total: said.length,
    })),
  ),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const part = within(await commentsOf(canvasElement));
    const list = await part.findByRole('list', { name: '评价' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(part.getByRole('tab', { name: /^评价/ })).toHaveTextContent('12');
    await part.findByText('没有写评价内容');
    await userEvent.click(part.getByRole('button', { name: '下一页' }));
    await part.findByText(/^第 6 次加印/);
  },
};

export const NoComments: Story = {
  ...at(on(getProductComments, { items: [], total: 0 })),
  play: async ({ canvasElement }) => {
    await within(await commentsOf(canvasElement)).findByText('还没有评价');
  },
};

/** They did not load: the product can be ordered without them. */
export const CommentsFailed: Story = {
  ...at(on(getProductComments, failed('network'))),
  play: async ({ canvasElement }) => {
    await within(await commentsOf(canvasElement)).findByText('评价没有加载出来');
    await sheetOf(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: '立即下单' })).toBeEnabled();
  },
};

async function open(canvasElement: HTMLElement) {
  await sheetOf(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '收藏配置' }));
  return within(await screen.findByRole('dialog', { name: '收藏配置' }));
}

/** What is chosen on the page is kept, under a name. */
export const Keeps: Story = {
  ...at(on(addFavorite, { id: 31 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    const name = dialog.getByRole('textbox', { name: /^名称/ });
    await step('it has the name of the product until it gets another, and never none', async () => {
      await expect(name).toHaveValue('铜版纸名片');
      await userEvent.clear(name);
      await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
      await dialog.findByText('请填写名称，最多 20 个字');
      await expect(onEvent).not.toHaveBeenCalledWith(
        'call FavoriteOrder.AddFavoriteOrder',
        expect.anything(),
      );
    });
    await step('kept, it says where', async () => {
      await userEvent.type(name, '员工名片');
      await userEvent.type(dialog.getByRole('textbox', { name: '备注（选填）' }), '入职加印');
      await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith(
          'call FavoriteOrder.AddFavoriteOrder',
          expect.objectContaining({
            name: '员工名片',
            remark: '入职加印',
            of: expect.objectContaining({
              configuration: expect.objectContaining({ productId: 101 }),
              urgent: 'none',
              province: '上海市',
            }),
          }),
        ),
      );
      await screen.findAllByText('已收藏，可在我的收藏一键返单');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The same is kept already: it says which, and leads there. */
export const KeptAlready: Story = {
  ...at(on(addFavorite, refusedBy(refusals.exists, { id: 31, name: '员工名片' }))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
    await dialog.findByText('已收藏过相同配置：员工名片');
    await expect(dialog.getByRole('link', { name: '打开我的收藏' })).toHaveAttribute(
      'href',
      pathOf('favorites', {}, { keyword: '员工名片' }),
    );
  },
};

export const TooManyKept: Story = {
  ...at(on(addFavorite, refusedBy(refusals.tooMany, { limit: FAVORITES_MAX }))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
    await dialog.findByText('最多收藏 200 个，请先删除一部分');
    await expect(dialog.getByRole('link', { name: '打开我的收藏' })).toHaveAttribute(
      'href',
      '/user/favorites',
    );
  },
};

/** The connection broke: what was typed stays. */
export const NotKept: Story = {
  ...at(on(addFavorite, failed('network'))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const remark = dialog.getByRole('textbox', { name: '备注（选填）' });
    await userEvent.type(remark, '入职加印');
    await userEvent.click(dialog.getByRole('button', { name: '收藏' }));
    await dialog.findByText('没有收藏');
    await expect(remark).toHaveValue('入职加印');
  },
};

/** Whoever may not see prices keeps nothing. */
export const NotForDesign: Story = {
  ...shownAt(pathOf('productDetail', { id: 101 }), { user: designer }),
  play: async ({ canvasElement }) => {
    await commentsOf(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: '收藏配置' })).toBeNull();
  },
};
