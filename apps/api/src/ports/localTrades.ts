/** Trades of a shop that there is in the demo and in tests alone, so that looking them up can be tried without a network. */
import type { TradeReceiver, TradeSource } from './trades.ts';

const place = { province: '浙江省', city: '杭州市', district: '西湖区' };

/** By their numbers. */
export const LOCAL_TRADES: Readonly<Record<string, TradeReceiver>> = {
  '3920481756201934': {
    ...{ consignee: '收货人甲', mobilePhone: '13900000001' },
    ...{ ...place, detail: '文三路 1 号' },
  },
  '3920481756201935': {
    ...{ consignee: '收货人乙', mobilePhone: '13900000002' },
    ...{ province: '广东省', city: '广州市', district: '天河区', detail: '体育西路 2 号' },
  },
  '3920481756201936': {
    ...{ consignee: '收货人丙', mobilePhone: '13900000003' },
    ...{ province: '四川省', city: '成都市', district: '武侯区', detail: '天府大道 3 号' },
  },
};

export const localTrades: TradeSource = {
  isConnected: true,
  find: async (_, tids) =>
    new Map(
      tids.flatMap((tid) => {
        const receiver = LOCAL_TRADES[tid];
        return receiver === undefined ? [] : [[tid, receiver] as const];
      }),
    ),
};
