/** Texts of keeping a configuration. */
import { dictionary } from '../../lib/text.ts';

export const keepFavoriteText = dictionary(
  {
    keep: '收藏配置',
    notOpened: '收藏配置的窗口没有打开，还没有收藏',
    hint: '文件一起收藏；以后一键返单，价格按当天计算。',
    name: '名称',
    namePlaceholder: '如：员工名片',
    remark: '备注（选填）',
    remarkPlaceholder: '如：每季一版',
    save: '收藏',
    cancel: '取消',
    done: '已收藏，可在我的收藏一键返单',
    see: '去看看',
    failed: '没有收藏',
    open: '打开我的收藏',
  },
  {
    keep: 'Keep it',
    notOpened: 'The window did not open; nothing was kept',
    hint: 'Its files are kept with it. Ordered again, it costs the price of that day.',
    name: 'Name',
    namePlaceholder: 'Such as: staff cards',
    remark: 'Note (optional)',
    remarkPlaceholder: 'Such as: one per quarter',
    save: 'Keep',
    cancel: 'Cancel',
    done: 'It is kept; order it again from your favourites',
    see: 'See it',
    failed: 'It was not kept',
    open: 'Open the favourites',
  },
);
