/** Texts of putting goods into the cart. */
import { dictionary } from '../../lib/text.ts';

export const cartText = dictionary(
  {
    kinds: (count: number) => `${count} 种商品`,
    add: '加入购物车',
    addName: (name: string) => `把${name}加入购物车`,
    added: '已加入购物车',
    notAdded: '没有加入购物车',
    keptDetail: '登录后并入您的购物车',
    all: (amount: string) => `购物车里已有 ${amount}，是现在能买的全部`,
    full: (most: number) => `最多可存 ${most} 种商品，请登录后结算一部分`,
    toCart: '去购物车',
    merged: (kinds: number) => `已把 ${kinds} 件商品并入购物车`,
    nothingMerged: '登录前选的商品没有再加入购物车',
    capped: (kinds: number) => `其中 ${kinds} 种按现在能买的数量放入`,
    left: (kinds: number) => `${kinds} 种没有放入：购物车已满`,
    semicolon: '；',
  },
  {
    kinds: (count: number) => (count === 1 ? '1 kind of goods' : `${count} kinds of goods`),
    add: 'Add to cart',
    addName: (name: string) => `Add to cart: ${name}`,
    added: 'Added to your cart',
    notAdded: 'Nothing was added to your cart',
    keptDetail: 'It joins your own cart when you log in',
    all: (amount: string) => `Your cart has ${amount}: all that can be bought now`,
    full: (most: number) => `At most ${most} kinds are kept here; log in and check some out`,
    toCart: 'See cart',
    merged: (kinds: number) =>
      kinds === 1 ? '1 item joined your cart' : `${kinds} items joined your cart`,
    nothingMerged: 'What you chose before did not join your cart',
    capped: (kinds: number) => `of ${kinds}, as many as can be bought now`,
    left: (kinds: number) => `no room for ${kinds}: the cart is full`,
    semicolon: '; ',
  },
);
