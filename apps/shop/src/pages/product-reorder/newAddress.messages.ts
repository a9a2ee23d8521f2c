/** Texts of a new address. */
import { dictionary } from '../../lib/text.ts';

export const newAddressText = dictionary(
  {
    title: '新增收货地址',
    save: '保存并使用',
    cancel: '取消',
    failed: '地址没有保存',
  },
  {
    title: 'New address',
    save: 'Save and use',
    cancel: 'Cancel',
    failed: 'The address was not saved',
  },
);
