/** Texts of date first. */
import { dictionary } from '../../lib/text.ts';

export const arriveByText = dictionary(
  {
    title: '我要指定日期收到',
    wanted: (day: string) => `我要 ${day} 收到`,
    place: '收货地区',
    choosePlace: '选择收货地区',
    sendTo: (place: string) => `送到 ${place}`,
    placesFailed: '收货地区没有加载出来',
    noPlace: '选好收货地区，看每一天要多少钱',
    noDays: '按现在的规格和收货地区，没有能送达的日期',
    day: '最晚哪天收到',
    ladder: '哪天收到',
    by: (day: string) => `${day} 收到`,
    more: (amount: string) => `多付 ${amount}`,
    least: '最省',
    earlier: (day: string, soonest: string) => `${day} 之前收不到：最快也要${soonest}`,
    kept: (day: string, way: string, total: string) =>
      `现在付款，${day} 送达：${way}，合计 ${total}`,
    lost: (day: string) => `按现在的选择，${day} 收不到`,
    lostWhy: (soonest: string, day: string) =>
      `最快也要${soonest}，最早 ${day} 送达；价格已按最早的一天计算`,
    takeFirst: (day: string, total: string) => `改为 ${day} 收到 · 合计 ${total}`,
    forget: '不指定日期',
  },
  {
    title: 'I want it by a certain day',
    wanted: (day: string) => `I want it by ${day}`,
    place: 'Region',
    choosePlace: 'Choose a region',
    sendTo: (place: string) => `To ${place}`,
    placesFailed: 'The regions did not load',
    noPlace: 'Choose a region to see what each day costs',
    noDays: 'With these options nothing can be delivered to this region',
    day: 'Latest day',
    ladder: 'Day of arrival',
    by: (day: string) => `There on ${day}`,
    more: (amount: string) => `${amount} more`,
    least: 'Cheapest',
    earlier: (day: string, soonest: string) => `Not before ${day}. The fastest: ${soonest}`,
    kept: (day: string, way: string, total: string) =>
      `Paid now, there on ${day}: ${way}, total ${total}`,
    lost: (day: string) => `With these options it cannot be there by ${day}`,
    lostWhy: (soonest: string, day: string) =>
      `The fastest: ${soonest}, there on ${day}; the price is for that day`,
    takeFirst: (day: string, total: string) => `Take ${day} · total ${total}`,
    forget: 'Any day will do',
  },
);
