/** Texts of the window in which one job is edited. */
import { dictionary } from '../../lib/text.ts';

export const rowEditorText = dictionary(
  {
    title: (row: number) => `第 ${row} 行`,
    product: '产品',
    impossible: '这样不能生产',
    mend: '改为可行配置',
    subtotal: '小计',
    busy: '文件还在上传或检查，完成后即可保存',
    cancel: '取消',
    done: '完成',
  },
  {
    title: (row: number) => `Row ${row}`,
    product: 'Product',
    impossible: 'It cannot be made like this',
    mend: 'Make it possible',
    subtotal: 'Subtotal',
    busy: 'Files are on their way or being checked',
    cancel: 'Cancel',
    done: 'Done',
  },
);
