/** Texts of what a customer orders again and again. */
import { dictionary } from '../../lib/text.ts';

export const usualText = dictionary(
  {
    title: '您常下单',
    hint: '近 90 天的订单，一步再来一单',
    ordered: (times: number) => `近 90 天下单 ${times} 次`,
    visited: (times: number) => `近 90 天看过 ${times} 次`,
    again: '再来一单',
    againOf: (product: string) => `再来一单：${product}`,
    quote: '看价格',
    quoteOf: (product: string) => `看价格：${product}`,
    visitor: '登录后，这里是您常下单的产品',
    logIn: '登录',
    forbidden: '您的账号不能查看订单，请联系主账号',
    empty: '近 90 天还没有下单',
    toProducts: '去看产品',
    failed: '您常下单没有加载出来',
    choose: '从常下单里选',
  },
  {
    title: 'You often order',
    hint: 'Orders of the last 90 days, one step to order again',
    ordered: (times: number) =>
      times === 1 ? 'Ordered once in 90 days' : `Ordered ${times} times in 90 days`,
    visited: (times: number) => `Looked at ${times} times in 90 days`,
    again: 'Order again',
    againOf: (product: string) => `Order again: ${product}`,
    quote: 'See the price',
    quoteOf: (product: string) => `See the price: ${product}`,
    visitor: 'Log in to see here what you often order',
    logIn: 'Log in',
    forbidden: 'Your account may not see orders; please ask the main account',
    empty: 'Nothing was ordered in 90 days',
    toProducts: 'See products',
    failed: 'What you often order did not load',
    choose: 'Choose from what you often order',
  },
);
