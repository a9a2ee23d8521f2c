/** Texts of the product page. */
import { dictionary } from '../../lib/text.ts';

export const productDetailText = dictionary(
  {
    centre: '产品中心',
    order: '立即下单',
    orderFromBar: '按此价格立即下单',
    uploading: '文件还在上传或检查，完成后即可下单',
    balance: '账户余额',
    loadFailed: '产品没有加载出来',
    unknown: '没有这个产品',
    unknownHint: '它可能已下架，换一个产品看看',
    all: '全部产品',
    options: '规格与工艺',
    fileErrors: '文件有问题，仍可下单；审核前请按提示更换文件',
    templateFailed: '模板文件没有取到，配置已按模板填好。',
    templateAgain: '重新取模板文件',
    reordered: (sn: string) => `已按订单 ${sn} 的规格配置好，可直接修改`,
    freightLater: '填写收货地址后计算运费与交期',
  },
  {
    centre: 'Product centre',
    order: 'Order now',
    orderFromBar: 'Order now at this price',
    uploading: 'Files are still on their way; order when they are done',
    balance: 'Balance',
    loadFailed: 'The product did not load',
    unknown: 'No such product',
    unknownHint: 'It may have been withdrawn',
    all: 'All products',
    options: 'Options',
    fileErrors: 'The file has problems; replace it before review',
    templateFailed: 'The file of the template did not arrive; the size is set.',
    templateAgain: 'Get the file again',
    reordered: (sn: string) => `Configured like order ${sn}`,
    freightLater: 'Freight and delivery time follow your address',
  },
);
