/** What the pieces of the page are drawn from. */
import type { OutputOf } from '@banxin/contract/call';
import type { getBasicInfo } from '@banxin/contract/calls/customer/profile';

export type BasicInfo = OutputOf<typeof getBasicInfo>;
