/** Summaries of pages for search engines, by the name of their route; a page that has its own words needs none. */
import type { RouteName } from '@banxin/contract/routes';
import type { Locale } from '../lib/text.ts';

export const headText: Readonly<Record<Locale, Readonly<Partial<Record<RouteName, string>>>>> = {
  'zh-CN': {
    root: '版心印刷：企业客户在线印刷下单，配置即报价，上传即检查，四地工厂就近生产。',
    login: '登录版心印刷，查看订单、文件与账户。',
    register: '注册版心印刷企业账号，在线报价、下单、开票。',
  },
  'en-US': {
    root: 'Banxin Print: online printing for business. Configure and see the price, upload and have the file checked, four works near you.',
    login: 'Log in to Banxin Print: orders, files and account.',
    register: 'Open a business account: quotes, orders and invoices online.',
  },
};
