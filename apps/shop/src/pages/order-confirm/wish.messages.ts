/** Texts of the day by which an order is wanted. */
import { dictionary } from '../../lib/text.ts';

export const wishText = dictionary(
  {
    kept: (day: string, arrives: string) => `您要 ${day} 收到：现在付款，约 ${arrives} 送达`,
    lost: (day: string, arrives: string) =>
      `您要 ${day} 收到：按这里的地址和选择收不到，约 ${arrives} 送达`,
    cheaper: (way: string, arrives: string, amount: string) =>
      `${way}也来得及，${arrives} 送达，少 ${amount}`,
    sooner: (way: string, arrives: string, total: string) =>
      `${way}，${arrives} 送达，合计 ${total}`,
    soonest: '已是最快的方式',
    take: '改用这种',
  },
  {
    kept: (day: string, arrives: string) => `Wanted by ${day}: paid now, there about ${arrives}`,
    lost: (day: string, arrives: string) =>
      `Wanted by ${day}: not with this address and these choices, there about ${arrives}`,
    cheaper: (way: string, arrives: string, amount: string) =>
      `${way} is in time too, there on ${arrives}, for ${amount} less`,
    sooner: (way: string, arrives: string, total: string) =>
      `${way}: there on ${arrives}, total ${total}`,
    soonest: 'This is the fastest way',
    take: 'Take that',
  },
);
