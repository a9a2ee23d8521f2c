/** Texts of addresses. */
import { dictionary } from '../../lib/text.ts';

export const addressText = dictionary(
  {
    consignee: '收货人',
    phone: '联系电话',
    province: '省份',
    city: '城市',
    district: '区县',
    detail: '详细地址',
    detailHint: '街道、门牌号、楼层与房间',
    choose: '请选择',
    fillIn: '填入下面的表单',
    receiver: '收货信息',
    newAddress: '使用新地址',
    saveAddress: '保存到常用地址',
  },
  {
    consignee: 'Name',
    phone: 'Phone',
    province: 'Province',
    city: 'City',
    district: 'District',
    detail: 'Address',
    detailHint: 'Street, number, floor, room',
    choose: 'Choose',
    fillIn: 'Fill in the form below',
    receiver: 'Receiver',
    newAddress: 'Use a new address',
    saveAddress: 'Keep in my addresses',
  },
);
