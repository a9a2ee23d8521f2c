/** Texts of goods in the cloud warehouse, wherever they are listed or sent. */
import { dictionary } from '../../lib/text.ts';

export const cloudGoodsText = dictionary(
  {
    custody: '代管库存',
    sales: '代销商品',
    low: '低库存',
    owed: (amount: string) => `仓储费欠 ${amount}`,
    heldNow: '余额不足，仓储费没有扣成，云仓发货已暂停；充值后自动扣除，即可继续发货。',
    heldFrom: (day: string) =>
      `余额不足，仓储费没有扣成；充值后自动扣除。${day} 起仍未付清，将暂停云仓发货。`,
    toTopUp: '去充值',
  },
  {
    custody: 'Stored for you',
    sales: 'Goods of the shop',
    low: 'Low',
    owed: (amount: string) => `Storage fees of ${amount} are owed`,
    heldNow:
      'The balance did not reach the storage fee, so nothing leaves the warehouse. It is booked after a top-up, then parcels leave again.',
    heldFrom: (day: string) =>
      `The balance did not reach the storage fee; it is booked after a top-up. If it is still owed on ${day}, nothing leaves the warehouse.`,
    toTopUp: 'Top up',
  },
);
