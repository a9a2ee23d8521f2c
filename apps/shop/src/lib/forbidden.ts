/** Whether a call was refused because of who asks: trying again would not help. */
import { errCode } from '@banxin/contract/errors';

export const isForbidden = (error: {
  readonly kind: string;
  readonly errCode?: number | undefined;
}): boolean => error.kind === 'forbidden' || error.errCode === errCode.forbidden;
