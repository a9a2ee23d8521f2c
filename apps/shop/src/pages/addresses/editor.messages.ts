/** Texts of the window in which an address is added or changed. */
import { dictionary } from '../../lib/text.ts';

export const editorText = dictionary(
  {
    add: '新增地址',
    edit: '编辑地址',
    consignee: '收货人',
    phone: '联系电话',
    region: '地区',
    detail: '详细地址',
    masked: '号码已隐去中间几位；不改就保持原号码。',
    makeDefault: '设为默认地址',
    save: '保存',
    cancel: '取消',
    saved: '已保存',
    failed: '地址没有保存，填写的内容都在',
  },
  {
    add: 'Add an address',
    edit: 'Edit the address',
    consignee: 'Receiver',
    phone: 'Phone',
    region: 'Region',
    detail: 'Address',
    masked: 'The middle of the number is hidden; left as it is, the number stays.',
    makeDefault: 'Make it the default',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    failed: 'The address was not saved; what you typed is still there',
  },
);
