/** Texts of storing what is printed in the cloud warehouse. */
import { dictionary } from '../../lib/text.ts';

export const warehouseText = dictionary(
  {
    where: '印好后送到哪里',
    send: '送到收货地址',
    sendHint: '印好后直接发给收货人',
    store: '存入云仓',
    storeHint: (days: number, each: string, least: string) =>
      `不收运费；印好即入库，之后在云仓库存里随时发货。入库 ${days} 天内免仓储费，之后每立方米每天 ${each}，当月至少 ${least}`,
    noCarrier: '存入云仓，不用选快递，也不收运费',
  },
  {
    where: 'Where it goes once it is printed',
    send: 'To an address',
    sendHint: 'It goes to the receiver once it is printed',
    store: 'Into the cloud warehouse',
    storeHint: (days: number, each: string, least: string) =>
      `No freight; it is stored as soon as it is printed, and sent from Cloud stock whenever you like. The first ${days} days are free, then ${each} for each m³ and day, at least ${least} a month`,
    noCarrier: 'It stays in the cloud warehouse: no carrier and no freight',
  },
);
