/** What sells best. @see specification §1, §7 common */
import { defineCall } from '../../call.ts';
import type * as schemas from './bestsellers.schemas.ts';

/** Ten products each by pieces and by orders that were paid in the last 30 days and not cancelled; of no customer in particular. */
export const getBestsellerRank = defineCall<typeof schemas.getBestsellerRank>({
  name: 'Common.GetBestsellerRank',
  method: 'POST',
  path: '/api/Common/GetBestsellerRank',
  encoding: 'json',
  summary: '近 30 天热销排行',
  access: 'public',
  shared: true,
});
