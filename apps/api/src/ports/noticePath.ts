/** Where channels and carriers send their messages: the only changes that may come from elsewhere. */
import type { PayChannelName } from '@banxin/contract/entities/payment';

/** Channels that send messages. */
export const NOTIFYING: readonly PayChannelName[] = ['alipay', 'wechat'];

export const noticePath = (channel: PayChannelName): string => `/notify/pay/${channel}`;

/** Where carriers tell of parcels. */
export const PARCEL_NOTICES_PATH = '/notify/parcels';
