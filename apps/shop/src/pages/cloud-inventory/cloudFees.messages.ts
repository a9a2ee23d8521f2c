/** Texts of what keeping costs in the cloud warehouse. */
import { formatCount } from '@banxin/ui/formatCount';
import { dictionary } from '../../lib/text.ts';

export const cloudFeesText = dictionary(
  {
    failed: '仓储费没有加载出来',
    onHand: '在库',
    pieces: '件',
    kinds: (count: number) => `${formatCount(count)} 种商品`,
    forecast: '本月仓储费预计',
    soFar: '截至昨天',
    free: '免费期内',
    freeUntil: (day: string) => `${day} 起开始计费`,
    noneFree: '没有免费期内的货物',
    hidden: '仓储费按权限不显示',
    months: '各月仓储费',
    title: '各月仓储费',
    rule: (days: number, each: string, least: string) =>
      `入库后前 ${days} 天免费；之后按体积每立方米每天 ${each}，当月有计费的至少 ${least}。每月 1 日从余额扣除上月仓储费。`,
    charged: (volume: string) => `正在计费的体积 ${volume} m³`,
    columnMonth: '月份',
    columnAmount: '仓储费',
    columnState: '状态',
    columnAt: '时间',
    booked: '已从余额扣除',
    owedState: '余额不足，待扣',
    noMonths: '还没有出过账单',
    close: '知道了',
  },
  {
    failed: 'The storage fee did not load',
    onHand: 'In stock',
    pieces: 'pieces',
    kinds: (count: number) =>
      count === 1 ? '1 kind of goods' : `${formatCount(count)} kinds of goods`,
    forecast: 'Storage fee this month, about',
    soFar: 'Up to yesterday',
    free: 'Free of charge',
    freeUntil: (day: string) => `Charged from ${day} on`,
    noneFree: 'Nothing is in its free time',
    hidden: 'Fees are not shown to this role',
    months: 'Fees by month',
    title: 'Storage fees by month',
    rule: (days: number, each: string, least: string) =>
      `The first ${days} days are free; then ${each} for each m³ and day, at least ${least} in a month in which anything is charged. A month is booked from the balance on the 1st of the next.`,
    charged: (volume: string) => `${volume} m³ are charged now`,
    columnMonth: 'Month',
    columnAmount: 'Fee',
    columnState: 'State',
    columnAt: 'At',
    booked: 'Booked from the balance',
    owedState: 'Waits for the balance',
    noMonths: 'No month was booked yet',
    close: 'Close',
  },
);
