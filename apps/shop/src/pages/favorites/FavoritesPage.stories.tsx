// The favourites in every state.

import {
  deleteFavorite,
  getFavorites,
  loseFavorite,
  restoreFavorite,
  updateRemark,
} from '@banxin/contract/calls/order/favorite';
import type { Favorite } from '@banxin/contract/entities/favorite';
import { fen } from '@banxin/contract/money';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { favorites, lostFavorites, unpricedFavorites } from '../../stories/fixtures/favorites.ts';
import { designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import FavoritesPage from './FavoritesPage.tsx';

const productsOf = (listed: readonly Favorite[]) =>
  listed.map(({ productId, productName }) => ({ id: productId, name: productName }));

/** A list that is searched as the server does, of these that live and those that do not. */
const listOf = (live: readonly Favorite[], lost: readonly Favorite[] = lostFavorites) =>
  on(getFavorites, ({ state = 'live', words = '', productId }) => {
    const fits = (one: Favorite) =>
      `${one.name}${one.remark}${one.productName}`.includes(words) &&
      (productId === undefined || one.productId === productId);
    const [shownLive, shownLost] = [live.filter(fits), lost.filter(fits)];
    const items = state === 'live' ? shownLive : shownLost;
    return {
      items,
      total: items.length,
      counts: { live: shownLive.length, lost: shownLost.length },
      products: productsOf([...live, ...lost.filter(({ productId: id }) => id !== 199)]),
    };
  });

const meta = {
  title: 'Screens/Favourites',
  tags: ['screen:/user/favorites', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('favorites'), answers: listOf(favorites), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <FavoritesPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

const withAnswers = (more: StoryAnswers) => ({
  answers: { ...listOf(favorites), ...more },
});

/** What stands in the row of a favourite. */
async function rowOf(canvasElement: HTMLElement, name: string) {
  const link = await within(canvasElement).findByRole('link', { name });
  const row = link.closest<HTMLElement>('tr');
  if (row === null) throw new Error(`${name} stands in no row`);
  return within(row);
}

/** Price then and now, the note, and the ways on; each name leads to its configuration. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await expect(row.getByRole('link', { name: '一键返单：员工名片' })).toHaveAttribute(
      'href',
      '/product/reorder/31',
    );
    await expect(row.getByRole('link', { name: '员工名片' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/detail\/101\?c=/),
    );
    const flyers = await rowOf(canvasElement, '门店传单');
    await flyers.findByText('未下过单');
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Order again: 员工名片' });
    const theirs = favorites.flatMap(({ name, remark }) => [name, remark]);
    await waitFor(() => expect(chineseIn(canvasElement, theirs.filter(Boolean))).toEqual([]));
  },
};

/** Each says why it is lost, and what can be done instead. */
export const Lost: Story = {
  tags: ['photo'],
  args: { path: pathOf('favorites', {}, { tab: 'lost' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('手动失效');
    await page.findByText('证书过期（1 月 17 日）');
    await page.findByText('产品下架');
    await expect(page.getByRole('link', { name: '重新配置：年中活动礼盒' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/detail\/501/),
    );
    await expect(page.getByRole('link', { name: '看最接近的产品：珠光名片' })).toHaveAttribute(
      'href',
      '/product/reorder/12',
    );
    await expect(page.queryByRole('link', { name: '珠光名片' })).toBeNull();
    await expect(page.queryByRole('button', { name: /^设为失效/ })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getFavorites, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { user: newShop, answers: listOf([], []) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('还没有收藏');
    await expect(page.getByRole('link', { name: '去看产品' })).toHaveAttribute('href', '/category');
    await expect(page.getByRole('link', { name: '看历史订单' })).toHaveAttribute(
      'href',
      '/user/myorder',
    );
  },
};

export const NoneLost: Story = {
  args: { path: pathOf('favorites', {}, { tab: 'lost' }), answers: listOf(favorites, []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有失效的收藏');
  },
};

/** Only lost ones are left: nothing is claimed of those. */
export const NoneLive: Story = {
  args: { answers: listOf([]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('没有可返单的收藏');
    await expect(page.getByRole('tab', { name: /已失效/ })).toHaveTextContent('3');
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getFavorites, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getFavorites, forbidden()) },
};

/** The role design sees what is kept, without prices, and changes nothing. */
export const WithoutPrices: Story = {
  args: { user: designer, answers: listOf(unpricedFavorites) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '员工名片' });
    await expect(page.getByRole('table')).not.toHaveTextContent('¥');
    await expect(page.queryByRole('checkbox')).toBeNull();
    await expect(page.queryByRole('button', { name: /备注|失效|删除/ })).toBeNull();
    await expect(page.queryByRole('link', { name: /^一键返单/ })).toBeNull();
  },
};

const long: Favorite = {
  ...(favorites[0] as Favorite),
  id: 99,
  name: '春夏联名系列加厚白卡手提袋双面覆膜款',
  remark:
    '封面烫金位置比上一版下移 3 毫米；内页第 6 页二维码换新；收货前先打电话，库房周末不收货，务必避开午休时间，送货单写明部门与采购单号，谢谢配合，联系前台登记即可',
  productName: '加厚白卡手提袋双面覆膜烫金压凸局部UV异形模切特种工艺定制款',
  priceThen: fen(123_456_789),
  priceNow: fen(234_567_890),
};

export const LongText: Story = {
  tags: ['photo'],
  args: { answers: listOf([long, ...favorites]) },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: phone,
  args: { answers: listOf([long, ...favorites]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '员工名片' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(page.getByRole('checkbox', { name: /员工名片/ }));
    await expect(await page.findByRole('region', { name: '对选中的收藏' })).toHaveTextContent(
      '已选 1 个',
    );
  },
};

/** Tab, words and product stand in the address; the call follows it. */
export const Narrowed: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '员工名片' });
    await step('a product', async () => {
      await userEvent.selectOptions(page.getByRole('combobox', { name: '产品' }), '201');
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenCalledWith(
          'call FavoriteOrder.ByCustomerId',
          expect.objectContaining({ productId: 201, state: 'live', pageIndex: 1 }),
        ),
      );
      await waitFor(() => expect(page.queryByRole('link', { name: '员工名片' })).toBeNull());
    });
    await step('words that nothing fits, and all of it taken away', async () => {
      await userEvent.type(await page.findByRole('searchbox'), '海报{Enter}');
      await page.findByText('没有符合条件的收藏');
      const [clear] = page.getAllByRole('button', { name: '清除筛选' });
      if (clear) await userEvent.click(clear);
      await page.findByRole('link', { name: '员工名片' });
    });
  },
};

/** Enter saves the note, and the focus is where it began. */
export const SavesRemark: Story = {
  args: withAnswers(on(updateRemark, { remark: '月底前', version: 2 })),
  play: async ({ canvasElement, args }) => {
    const row = await rowOf(canvasElement, '门店传单');
    await userEvent.click(row.getByRole('button', { name: '添加备注：门店传单' }));
    const field = await row.findByRole('textbox', { name: '改备注：门店传单' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '月底前{Enter}');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.UpdateRemark', {
        id: 30,
        remark: '月底前',
        version: 1,
      }),
    );
    await screen.findAllByText('备注已保存');
    await waitFor(() =>
      expect(row.getByRole('button', { name: '添加备注：门店传单' })).toHaveFocus(),
    );
  },
};

/** Esc gives up, and nothing was sent. */
export const GivesUpRemark: Story = {
  play: async ({ canvasElement, args }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await userEvent.click(row.getByRole('button', { name: '改备注：员工名片' }));
    const field = await row.findByRole('textbox', { name: '改备注：员工名片' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '，暂停{Escape}');
    await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
    await row.findByText('新员工入职时加印');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      'call FavoriteOrder.UpdateRemark',
      expect.anything(),
    );
  },
};

const movedRemark = withAnswers(
  on(updateRemark, ({ remark, version }) =>
    version === 1
      ? refusedBy(refusals.remarkMoved, { remark: '改用 350 克', version: 2 })
      : { remark, version: 3 },
  ),
);

/** Writes a note that was changed elsewhere meanwhile. */
async function writesMoved(canvasElement: HTMLElement) {
  const row = await rowOf(canvasElement, '员工名片');
  await userEvent.click(row.getByRole('button', { name: '改备注：员工名片' }));
  const field = await row.findByRole('textbox', { name: '改备注：员工名片' });
  await userEvent.clear(field);
  await userEvent.type(field, '加印两盒{Enter}');
  await row.findByText('备注已在别处改为“改用 350 克”');
  return { row, field };
}

/** Changed elsewhere: what stands there is said, and one's own words stay. */
export const RemarkMoved: Story = {
  tags: ['photo'],
  args: movedRemark,
  play: async ({ canvasElement }) => {
    const { field } = await writesMoved(canvasElement);
    await expect(field).toHaveValue('加印两盒');
  },
};

/** Whoever has seen what stands there writes over it by saving again. */
export const WritesOverRemark: Story = {
  args: movedRemark,
  play: async ({ canvasElement, args }) => {
    const { row } = await writesMoved(canvasElement);
    await userEvent.click(row.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.UpdateRemark', {
        id: 31,
        remark: '加印两盒',
        version: 2,
      }),
    );
    await screen.findAllByText('备注已保存');
  },
};

/** The network is gone: what was typed stays and can be sent again. */
export const RemarkNotSaved: Story = {
  args: withAnswers(on(updateRemark, failed('network'))),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await userEvent.click(row.getByRole('button', { name: '改备注：员工名片' }));
    const field = await row.findByRole('textbox', { name: '改备注：员工名片' });
    await userEvent.type(field, '，急{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveValue('新员工入职时加印，急');
  },
};

/** Retiring asks first, with the safe answer focused, and tells what is refused. */
export const Retires: Story = {
  args: withAnswers(on(loseFavorite, null)),
  play: async ({ canvasElement, args }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await userEvent.click(row.getByRole('button', { name: '设为失效：员工名片' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '设为失效' }));
    await dialog.findByText('设为失效后不能返单，确定吗？');
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '设为失效' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.SetFavoriteOrderLoseEfficacy', {
        id: 31,
      }),
    );
    await screen.findAllByText('已设为失效');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '设为失效' })).toBeNull());
  },
};

export const RetiringFails: Story = {
  args: withAnswers(on(loseFavorite, refusedBy(refusals.unknown))),
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await userEvent.click(row.getByRole('button', { name: '设为失效：员工名片' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '设为失效' }));
    await userEvent.click(dialog.getByRole('button', { name: '设为失效' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('收藏不存在或已删除');
  },
};

/** What is removed can be had back for a moment. */
export const RemovesAndUndoes: Story = {
  args: withAnswers({ ...on(deleteFavorite, null), ...on(restoreFavorite, null) }),
  play: async ({ canvasElement, args }) => {
    const row = await rowOf(canvasElement, '员工名片');
    await userEvent.click(row.getByRole('button', { name: '删除：员工名片' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.DeleteFavoriteOrder', {
        id: 31,
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.Restore', { id: 31 }),
    );
    await screen.findAllByText('已恢复');
  },
};

/** Several go one after the other; the first that does not go ends it, and those that went can be had back. */
export const RemovesSeveral: Story = {
  args: withAnswers({
    ...on(deleteFavorite, ({ id }) => (id === 28 ? refusedBy(refusals.unknown) : null)),
    ...on(restoreFavorite, null),
  }),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await rowOf(canvasElement, '员工名片');
    await userEvent.click(page.getByRole('checkbox', { name: '全选' }));
    const bar = within(await page.findByRole('region', { name: '对选中的收藏' }));
    await bar.findByText('已选 3 个');
    await userEvent.click(bar.getByRole('button', { name: '删除' }));
    await screen.findAllByText('已删除 2 个收藏');
    for (const id of [31, 30, 28]) {
      await expect(args.onEvent).toHaveBeenCalledWith('call FavoriteOrder.DeleteFavoriteOrder', {
        id,
      });
    }
  },
};

/** Those that are chosen are ordered together, in the sequence of the list. */
export const Together: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await rowOf(canvasElement, '员工名片');
    await userEvent.click(page.getByRole('checkbox', { name: /产品手册/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /员工名片/ }));
    const bar = within(await page.findByRole('region', { name: '对选中的收藏' }));
    await bar.findByText('已选 2 个');
    await expect(bar.getByRole('link', { name: '合并返单' })).toHaveAttribute(
      'href',
      '/product/reorder/31?ids=28',
    );
    await userEvent.click(bar.getByRole('button', { name: '取消选择' }));
    await waitFor(() => expect(page.queryByRole('region', { name: '对选中的收藏' })).toBeNull());
    await userEvent.click(page.getByRole('checkbox', { name: /员工名片/ }));
  },
};

const many: readonly Favorite[] = Array.from({ length: 21 }, (_, index) => ({
  ...(favorites[0] as Favorite),
  id: 200 - index,
  name: `员工名片 ${index + 1}`,
}));

/** More than go together at once are not ordered together, and it says how many do. */
export const TooManyTogether: Story = {
  args: { answers: listOf(many) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '员工名片 1' });
    await userEvent.click(page.getByRole('checkbox', { name: '全选' }));
    const bar = within(await page.findByRole('region', { name: '对选中的收藏' }));
    await bar.findByText('一次最多返 20 个');
    await expect(bar.getByRole('button', { name: '合并返单' })).toBeDisabled();
    await expect(bar.getByRole('button', { name: '删除' })).toBeEnabled();
  },
};
