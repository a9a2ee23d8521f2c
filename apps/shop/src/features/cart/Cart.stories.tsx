// Goods go into the cart of who is logged in, or are kept for a visitor until the login.

import { mergeCart } from '@banxin/contract/calls/stock/cart';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import { pathOf } from '@banxin/contract/routes';
import { Stack } from '@banxin/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createStore } from '../../lib/storage.ts';
import { cartLine, createCart } from '../../stories/fixtures/stock.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import { AddToCart } from './AddToCart.tsx';
import { CartLink } from './CartLink.tsx';
import KeptCount from './KeptCount.tsx';
import { keptLines } from './keptCart.ts';
import { KEPT_CART } from './keptCartKey.ts';
import MergeKeptCart from './MergeKeptCart.tsx';

const onEvent = fn();

const newStore = () =>
  createStore(
    memoryStorage(),
    () => STORY_NOW,
    (problem) => {
      throw problem;
    },
  );
let store = newStore();

const PAPER = { id: 701, name: 'A4 复印纸 70g', isStock: true, restockOn: null };

function Goods({ user = null }: { readonly user: StoryShopProps['user'] | undefined }) {
  return (
    <Stack gap={16} align="start">
      {user === null ? <KeptCount /> : <CartLink className="" />}
      <AddToCart product={PAPER} user={user} />
      {user && <MergeKeptCart user={user} />}
    </Stack>
  );
}

const meta = {
  title: 'Features/Cart',
  args: { path: pathOf('category'), answers: {}, user: null },
  beforeEach: () => {
    onEvent.mockClear();
    store = newStore();
  },
  render: (args) => (
    <StoryShop {...args} store={store} onEvent={onEvent}>
      <Goods user={args.user} />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(
    await within(canvasElement).findByRole('button', { name: '把A4 复印纸 70g加入购物车' }),
  );

/** The toast is there for the eye and for who listens. */
const told = async (words: string): Promise<void> =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

/** What a visitor chooses is kept in this browser, and counted. */
export const Visitor: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await told('登录后并入您的购物车');
    await add(canvasElement);
    await within(canvasElement).findByText('1 种商品');
    await expect(keptLines(store)).toMatchObject([{ lines: [{ productId: 701, quantity: 2 }] }]);
    await expect(onEvent).not.toHaveBeenCalledWith('call Stock.MergeCart', expect.anything());
  },
};

/** Who is logged in has it in the cart of the login. */
export const Customer: Story = {
  args: { user: yuexiang, answers: createCart([]).answers },
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await told('已加入购物车');
    await expect(onEvent).toHaveBeenCalledWith('call Stock.MergeCart', {
      lines: [{ productId: 701, quantity: 1 }],
    });
    await expect(keptLines(store)).toEqual([]);
  },
};

/** The cart has all that can be bought already. */
export const NoMore: Story = {
  args: { user: yuexiang, answers: createCart([cartLine(701, 3, { most: 3 })]).answers },
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await told('购物车里已有 3 包，是现在能买的全部');
  },
};

const kept = [
  { key: 'kept-1', lines: [{ productId: 701, quantity: 2 }], sentBy: 1 },
  { key: 'kept-2', lines: [{ productId: 705, quantity: 1 }], sentBy: null },
  { key: 'kept-3', lines: [{ productId: 802, quantity: 9 }], sentBy: 99 },
];

/** After the login what was kept joins the cart, each part once; what was sent for another login stays. */
export const Merged: Story = {
  args: { user: yuexiang, answers: createCart([]).answers, stored: { [KEPT_CART]: kept } },
  play: async () => {
    await told('已把 2 件商品并入购物车');
    await expect(onEvent).toHaveBeenCalledWith('call Stock.MergeCart', {
      lines: [{ productId: 705, quantity: 1 }],
      key: 'kept-2',
    });
    await expect(keptLines(store).map(({ key }) => key)).toEqual(['kept-3']);
  },
};

/** Sums are capped at what there is, and that is said. */
export const MergedCapped: Story = {
  args: {
    user: yuexiang,
    answers: createCart([cartLine(701, 3, { most: 4 })]).answers,
    stored: { [KEPT_CART]: kept.slice(0, 1) },
  },
  play: async () => {
    await told('其中 1 种按现在能买的数量放入');
  },
};

/** All that can be bought lies in the cart already. */
export const NothingMerged: Story = {
  args: {
    user: yuexiang,
    answers: createCart([cartLine(701, 4, { most: 4 })]).answers,
    stored: { [KEPT_CART]: kept.slice(0, 1) },
  },
  play: async () => {
    await told('登录前选的商品没有再加入购物车');
  },
};

/** Nobody knows whether it arrived: it stays under its key. */
export const NotMerged: Story = {
  args: {
    user: yuexiang,
    answers: { ...createCart([]).answers, ...on(mergeCart, failed('network')) },
    stored: { [KEPT_CART]: kept.slice(1, 2) },
  },
  play: async () => {
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith('call Stock.MergeCart', expect.anything()),
    );
    await waitFor(() => expect(keptLines(store)).toEqual([{ ...kept[1], sentBy: yuexiang.id }]));
  },
};

/** The cart is full: nothing of what was kept is lost. */
export const CartFull: Story = {
  args: {
    user: yuexiang,
    answers: {
      ...createCart([]).answers,
      ...on(mergeCart, refusedBy(stockRefusals.full, { most: 100 })),
    },
    stored: { [KEPT_CART]: kept.slice(1, 2) },
  },
  play: async () => {
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith('call Stock.MergeCart', expect.anything()),
    );
    await waitFor(() => expect(keptLines(store)).toHaveLength(1));
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Add to cart: .+$/ });
    await userEvent.click(button);
    await told('It joins your own cart when you log in');
  },
};
