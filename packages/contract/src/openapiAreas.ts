/** Areas of calls, as the reference orders them. */
import type { Call } from './call.ts';

/** Area (first half of a call's name) → what it is about. A test sees that none is missing. */
const areaWords: Readonly<Record<string, string>> = {
  Login: '登录与退出',
  Common: '公共',
  Customer: '客户与账户',
  Order: '产品与订单',
  Quote: '报价',
  Pay: '付款',
  File: '印刷文件',
  Meta: '状态图',
  OrderProductComment: '订单评价',
  Calculate: '计算记录',
  News: '新闻公告',
  Content: '内容',
  Catalogue: '分类中心',
  Stock: '现货与购物车',
  Cloud: '云仓',
  Template: '模板中心',
  Feedback: '意见与问卷',
  SupportCenter: '帮助与支持',
  Search: '搜索',
  SiteMessage: '站内消息',
  Delivery: '配送',
  Wechat: '微信',
  Invoice: '发票',
  FavoriteOrder: '收藏订单',
  Coupon: '优惠券',
  Export: '导出',
  Import: '批量导入',
  Works: '工坊',
  AfterSales: '售后',
  WebOrderFiles: '文件服务：订单文件',
  WebFiles: '文件服务：未下单文件',
};

/** Area of a call. */
export const areaOf = (call: Pick<Call, 'name'>): string => call.name.split('.')[0] ?? '';

/** Chinese words for an area; its own name when none are written. */
export const areaLabel = (area: string): string => areaWords[area] ?? area;
