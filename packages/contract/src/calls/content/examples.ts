/** What a product's page gives to read about material, finishing and what is asked. @see specification §3 example types */
import { defineCall } from '../../call.ts';
import type * as schemas from './examples.schemas.ts';

/** Help articles of a kind: those that name the product first, then what most readers said something about. Our own call. */
export const getExamples = defineCall<typeof schemas.getExamples>({
  name: 'Content.GetExamples',
  method: 'POST',
  path: '/api/Content/GetExamples',
  encoding: 'json',
  summary: '产品页的材质、工艺与常见问题文章',
  access: 'public',
  display: 0,
  tags: ['articles'],
});
