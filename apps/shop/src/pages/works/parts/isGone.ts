/** Whether a read failed because there is no such case. */
import { errCode } from '@banxin/contract/errors';
import type { Loadable } from '../../../lib/useCall.ts';

export const isGone = <T>(found: Loadable<T>): boolean =>
  found.state === 'failed' && found.error.errCode === errCode.notFound;
