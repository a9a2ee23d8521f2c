/** Refusals about favourites and ordering them again. */
import type { PriceMovedOf } from '../calls/order/favorite.schemas.ts';
import * as code from '../codes.ts';
import type { Lost } from '../entities/favorite.ts';
import { dayWords } from '../messages/days.ts';
import { refusals } from './row.ts';

/** Why a favourite cannot be had again, in Chinese and English. */
const why = ({ reason, day }: Lost): readonly [zh: string, en: string] => {
  if (reason === 'gone') return ['产品下架', 'the product is no longer sold'];
  if (reason === 'hand') return ['手动失效', 'it was retired by hand'];
  const [zh, en] = day === null ? ['', ''] : dayWords(day);
  return [`证书过期${zh && `（${zh}）`}`, `its certificate expired${en && ` on ${en}`}`];
};

export const favorite = refusals('favorite', {
  unknown: [code.notFound, ['收藏不存在或已删除', 'The favourite does not exist or was removed']],
  exists: [
    code.wrongState,
    ({ name }: { readonly id: number; readonly name: string }) => [
      `已收藏过相同配置：${name}`,
      `The same options are kept already: ${name}`,
    ],
  ],
  tooMany: [
    code.wrongState,
    ({ limit }: { readonly limit: number }) => [
      `最多收藏 ${limit} 个，请先删除一部分`,
      `${limit} favourites are kept at most; please remove some first`,
    ],
  ],
  remarkMoved: [
    code.wrongState,
    ({ remark }: { readonly remark: string; readonly version: number }) =>
      remark === ''
        ? ['备注已在别处被清空', 'The note was emptied elsewhere']
        : [`备注已在别处改为“${remark}”`, `The note was changed elsewhere to "${remark}"`],
  ],
  lost: [
    code.wrongState,
    (lost: Lost & { readonly id: number }) => {
      const [zh, en] = why(lost);
      return [`收藏已失效：${zh}，不能返单`, `It can no longer be ordered again: ${en}`];
    },
  ],
  noReceiver: [code.invalidInput, ['请选择收货地址', 'Please choose where it goes']],
  priceMoved: [
    code.priceMoved,
    ({ moved }: { readonly moved: readonly PriceMovedOf[] }) => [
      `${moved.length} 个收藏的价格有变化，请核对后再下单`,
      `Prices of ${moved.length} favourites moved; please compare before you order`,
    ],
  ],
});
