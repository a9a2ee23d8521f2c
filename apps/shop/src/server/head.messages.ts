/** Summaries of pages for search engines, by the name of their route; a page that has its own words needs none. */
import type { RouteName } from '@banxin/contract/routes';
import type { Locale } from '../lib/text.ts';

export const headText: Readonly<Record<Locale, Readonly<Partial<Record<RouteName, string>>>>> = {
  'zh-CN': {
    root: '版心印刷：企业客户在线印刷下单，配置即报价，上传即检查，四地工厂就近生产。',
    product:
      '名片、单页、画册、标签、盒袋、节庆用品与现货：看用途、起订量与最低价，选好规格即见价格。',
    templateCenter:
      '按产品、行业、颜色挑选印刷模板，下载 PDF，或直接用模板下单；每份都通过文件检查。',
    vipIntroduction: '会员等级与权益：6 级印刷 97 折，8 级 95 折，算一算全年印多少划算。',
    banner: '按场景配好的印品专题：年货、礼盒、电商包裹、展会、开业，一起下单一起发货。',
    aboutCorporate: '版心印刷做什么、在哪里做、一张订单的七步，以及四家开票公司与税号。',
    aboutContact: '客服热线与接听时间，永城、成都、天水、天津四地工厂的地址与服务地区。',
    newsList:
      '四地工厂的截单与放假、新品与优惠、纸张与工艺的知识：版心印刷的全部公告，最新的在前。',
    supportIndex:
      '下单、文件、纸张、工艺、交期、售后、发票与会员八类帮助：先看大家在问的，或直接搜索。',
    supportList:
      '按分类与标签查看全部帮助文章：下单、文件制作、材质纸张、印后工艺、交期、售后、发票。',
    login: '登录版心印刷，查看订单、文件与账户。',
    register: '注册版心印刷企业账号，在线报价、下单、开票。',
  },
  'en-US': {
    root: 'Banxin Print: online printing for business. Configure and see the price, upload and have the file checked, four works near you.',
    product:
      'Cards, flyers, brochures, labels, boxes and goods in stock: uses, minimum orders, lowest prices.',
    templateCenter: 'Print templates by product, trade and colour: take the PDF or order with it.',
    vipIntroduction: 'Levels and benefits of members, and from which yearly sum a membership pays.',
    banner: 'Printed things put together for an occasion, ordered and shipped together.',
    aboutCorporate: 'What we print, where, and the seven steps of an order.',
    aboutContact: 'Hotline and hours, and the addresses of four factories.',
    newsList:
      'Cut-off and holidays of four works, new products, offers, paper and finishes: all news.',
    supportIndex:
      'Help with orders, files, paper, finishes, delivery, claims and invoices. Search it.',
    supportList:
      'Help articles by category: orders, files, paper, finishes, delivery, claims, invoices.',
    login: 'Log in to Banxin Print: orders, files and account.',
    register: 'Open a business account: quotes, orders and invoices online.',
  },
};
