/** Topics: products that belong together for a while. Our own call. */
import { defineCall } from '../../call.ts';
import type * as schemas from './topics.schemas.ts';

/** Errors 2404 no such topic, or not begun. */
export const getTopics = defineCall<typeof schemas.getTopics>({
  name: 'Content.GetBanners',
  method: 'POST',
  path: '/api/Content/GetBanners',
  encoding: 'json',
  summary: '专题及其产品',
  access: 'public',
  shared: true,
  errors: [2404],
});
