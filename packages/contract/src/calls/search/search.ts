/** Searching products, help articles and the customer's own orders. @see specification §2 search */
import { defineCall } from '../../call.ts';
import type * as schemas from './search.schemas.ts';

/**
 * What words that are still being typed may become: products, help, own orders. Empty words suggest nothing.
 * Pinyin and its initials are understood, and stand behind what is spelt so. Errors 1429.
 */
export const suggest = defineCall<typeof schemas.suggest>({
  name: 'Search.Suggest',
  method: 'POST',
  path: '/api/Search/Suggest',
  encoding: 'json',
  summary: '搜索建议',
  access: 'public',
  display: 0,
  cancellable: true,
  loginOn401: false,
  limits: [{ by: 'address', max: 600, windowSeconds: 300 }],
});

/**
 * What fits every word, best first; orders newest first, only the customer's own and only with the permission for
 * orders. When nothing fits, one typing slip is forgiven and said. Errors 1429.
 */
export const querySearch = defineCall<typeof schemas.querySearch>({
  name: 'Search.Query',
  method: 'POST',
  path: '/api/Search/Query',
  encoding: 'json',
  summary: '搜索产品、帮助与自己的订单',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 300, windowSeconds: 300 }],
  tags: ['orders'],
});
