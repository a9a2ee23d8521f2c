/** Texts of the cheapest shipping of a workbook's rows. */
import { dictionary } from '../../lib/text.ts';

export const shipText = dictionary(
  {
    title: '最省发货',
    pending: '正在算最省的发货方式…',
    ask: '算最省发货',
    askHint: '相同印件合成一单、同一收货人一个包裹，更省时采用；先改有误的行，结果更准。',
    failed: '最省发货没有算出来，逐行发货不受影响',
    nothing: '逐行发货已是最省',
    offer: (sum: string, saves: string) => `合计 ${sum}，省 ${saves}。`,
    joined: (rows: number, orders: number) =>
      `${rows} 行印件相同，合成 ${orders} 单印制，同一收货人一个包裹。`,
    recarried: (rows: number) => `${rows} 行改用更省的快递。`,
    wishCosts: (rows: number, costs: string) =>
      `${rows} 行有期望送达日，不会更晚；按期比不限日期多付 ${costs}。`,
    wishIsFree: (rows: number) => `${rows} 行有期望送达日，不会更晚，也无需多付。`,
    arrives: (day: string) => `最晚 ${day} 送达。`,
    arrivesOther: (day: string, alone: string) => `最晚 ${day} 送达（逐行发货 ${alone}）。`,
    take: '采用最省发货',
    taken: (saved: string, orders: number) =>
      `已采用最省发货，省 ${saved}，提交后是 ${orders} 单。`,
    undo: '撤销，逐行发货',
    group: (group: number) => `合单 ${group}`,
    priceOf: (row: number) => `第 ${row} 行`,
  },
  {
    title: 'Cheapest shipping',
    pending: 'Working out the cheapest shipping…',
    ask: 'Work out the cheapest shipping',
    askHint:
      'The same print becomes one order with one parcel for each receiver, where that costs less. Mend wrong rows first: it is more exact then.',
    failed: 'The cheapest shipping was not worked out; rows can be ordered one by one',
    nothing: 'Nothing is cheaper than row by row',
    offer: (sum, saves) => `${sum} in all, ${saves} less.`,
    joined: (rows, orders) =>
      `${rows} rows of the same print become ${orders} order${orders === 1 ? '' : 's'}, with one parcel for each receiver.`,
    recarried: (rows) => `${rows} row${rows === 1 ? '' : 's'} with a cheaper carrier.`,
    wishCosts: (rows, costs) =>
      `${rows} row${rows === 1 ? ' has' : 's have'} a wished day and ${rows === 1 ? 'is' : 'are'} no later; keeping it costs ${costs} more than any day.`,
    wishIsFree: (rows) =>
      `${rows} row${rows === 1 ? ' has' : 's have'} a wished day and ${rows === 1 ? 'is' : 'are'} no later, at no extra cost.`,
    arrives: (day) => `The last arrives ${day}.`,
    arrivesOther: (day, alone) => `The last arrives ${day} (row by row ${alone}).`,
    take: 'Use the cheapest shipping',
    taken: (saved, orders) =>
      `The cheapest shipping is used: ${saved} less, ${orders} order${orders === 1 ? '' : 's'} when submitted.`,
    undo: 'Undo, row by row',
    group: (group) => `order ${group}`,
    priceOf: (row) => `row ${row}`,
  },
);
