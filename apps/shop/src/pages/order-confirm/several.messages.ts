/** Texts of several addresses at the confirmation. */
import { dictionary } from '../../lib/text.ts';

export const severalText = dictionary(
  {
    list: (count: number) => `${count} 个收货地址`,
    position: (position: number) => `地址 ${position}`,
    facts: (quantity: number, carrier: string, freight: string, day: string) =>
      `数量 ${quantity} · ${carrier} ${freight} · 现在付款，约 ${day} 送达`,
    quantity: (quantity: number) => `数量 ${quantity}`,
    edit: '修改地址与数量',
    one: '只寄一个地址',
  },
  {
    list: (count: number) => `${count} addresses`,
    position: (position: number) => `Address ${position}`,
    facts: (quantity: number, carrier: string, freight: string, day: string) =>
      `Quantity ${quantity} · ${carrier} ${freight} · paid for now it arrives ${day}`,
    quantity: (quantity: number) => `Quantity ${quantity}`,
    edit: 'Change addresses and quantities',
    one: 'Send to one address',
  },
);
