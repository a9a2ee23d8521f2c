/** What a product or a category is and how it is made. @see specification §3 introduction kinds, §7 common */
import { defineCall } from '../../call.ts';
import type * as schemas from './introduction.schemas.ts';

/** A printed product answers kinds 0, 1, 2, 3, goods from the shelf 4 and 5, a category 2 and 3. Errors 2404 neither. */
export const getIntroduction = defineCall<typeof schemas.getIntroduction>({
  name: 'Common.GetIntroductionByCategoryId',
  method: 'POST',
  path: '/api/Common/GetIntroductionByCategoryId',
  encoding: 'form',
  summary: '产品或分类的图文介绍',
  access: 'public',
  shared: true,
  errors: [2404],
});
