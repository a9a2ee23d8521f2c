/** Texts of what an order carries beside its page: who its parcels come from, and the certificate of its brand. */
import { dictionary } from '../../lib/text.ts';

export const orderExtendText = dictionary(
  {
    loadFailed: '没有加载出来，订单没有变动',
    cancel: '不修改',
    save: '保存',
    senderHint: '印在快递面单上；不填写时以印厂名义发货。',
    name: '发件人姓名或公司',
    phone: '发件人电话',
    address: '发件地址',
    optional: '选填',
    kept: '常用发件人',
    choose: '请选择',
    hide: '不显示价格与店铺标识',
    asWorks: '改回印厂名义',
    senderDone: '发件人已保存',
    senderFailed: '发件人没有保存',
    certificateHint: '印有他人商标的产品需要授权证书；审核通过且在有效期内的可以选择。',
    certificate: '授权证书',
    noCertificates: '还没有授权证书；印有商标的产品请联系客服提交证书。',
    certificateDone: '授权证书已保存',
    certificateFailed: '授权证书没有保存',
  },
  {
    loadFailed: 'It did not load; the order is unchanged',
    cancel: 'Keep as it is',
    save: 'Save',
    senderHint: 'Printed on the label; without one the parcels come from the works.',
    name: 'Name or company of the sender',
    phone: 'Phone of the sender',
    address: 'Address of the sender',
    optional: 'Optional',
    kept: 'Kept senders',
    choose: 'Choose',
    hide: 'Show neither prices nor the sign of the shop',
    asWorks: 'From the works again',
    senderDone: 'Sender saved',
    senderFailed: 'The sender was not saved',
    certificateHint:
      'Products that show a brand of others need a certificate; approved ones that hold today can be chosen.',
    certificate: 'Certificate',
    noCertificates:
      'There is no certificate yet; please call us to hand one in for products that show a brand.',
    certificateDone: 'Certificate saved',
    certificateFailed: 'The certificate was not saved',
  },
);
