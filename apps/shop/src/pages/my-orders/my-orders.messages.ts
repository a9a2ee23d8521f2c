/** Texts of the order list. */
import { dictionary } from '../../lib/text.ts';

export const myOrdersText = dictionary(
  {
    title: '我的订单',
    order: '去下单',
    tabs: '订单状态',
    noun: '订单',
    search: '按订单号、产品或收货人查找',
    searchPlaceholder: '订单号 / 产品 / 收货人',
    searchHint: '可以只输订单号的一段，或清除日期再查。',
    dates: '下单日期',
    columnOrder: '产品',
    columnStatus: '状态',
    columnAmount: '金额',
    columnActions: '操作',
    hidden: '按权限不显示',
    exportOrders: '导出',
    exported: '订单表格已保存',
    exportFailed: '订单没有导出',
  },
  {
    title: 'My orders',
    order: 'Order',
    tabs: 'Order status',
    noun: 'orders',
    search: 'Find by number, product or receiver',
    searchPlaceholder: 'Number / product / receiver',
    searchHint: 'Try a part of the order number.',
    dates: 'Ordered',
    columnOrder: 'Product',
    columnStatus: 'Status',
    columnAmount: 'Amount',
    columnActions: 'Actions',
    hidden: 'Not shown to your role',
    exportOrders: 'Export',
    exportFailed: 'The orders were not exported',
    exported: 'The workbook of orders was saved',
  },
);

/** What the tabs are called. */
export const orderTabText = dictionary(
  {
    all: '全部',
    draft: '未提交',
    unpaid: '待付款',
    inReview: '待审核',
    inProduction: '生产中',
    toShip: '待发货',
    toReceive: '待收货',
    done: '已完成',
    returns: '退货',
    cancelled: '已取消',
  },
  {
    all: 'All',
    draft: 'Not submitted',
    unpaid: 'Unpaid',
    inReview: 'In review',
    inProduction: 'In production',
    toShip: 'To ship',
    toReceive: 'On the way',
    done: 'Done',
    returns: 'Returns',
    cancelled: 'Cancelled',
  },
);

/** Why a tab holds nothing, and what will be found there. */
export const noOrdersText = dictionary(
  {
    all: ['还没有订单', '选好产品、上传文件即可下单，付款前随时可以修改。'],
    draft: ['没有未提交的订单', '选好规格还没有确认的订单在这里保留 7 天，之后自动删除。'],
    unpaid: ['没有待付款的订单', '确认订单后 72 小时内付款，订单会先出现在这里。'],
    inReview: [
      '没有待审核的订单',
      '付款后我们会审核文件，一般当天完成；文件需要修改时会在这里提醒您。',
    ],
    inProduction: ['没有生产中的订单', '审核通过的订单会排产到最近的工厂。'],
    toShip: ['没有待发货的订单', '印好入库的订单会在这里等待发出。'],
    toReceive: ['没有待收货的订单', '订单发出后可以在这里看到快递单号与预计送达日。'],
    done: ['还没有已完成的订单', '签收后的订单会保留在这里，可随时再来一单。'],
    returns: ['没有退货', '退回途中或已退回的订单会显示在这里。'],
    cancelled: ['没有已取消的订单', '取消的订单会保留在这里，可以按原配置再来一单。'],
  },
  {
    all: ['No orders yet', 'Choose a product and upload a file to order.'],
    draft: [
      'Nothing to submit',
      'Orders that you configured and did not confirm are kept here for 7 days.',
    ],
    unpaid: [
      'Nothing to pay',
      'An order that you confirmed waits here; it can be paid within 72 hours.',
    ],
    inReview: [
      'Nothing in review',
      'We check the files of paid orders, mostly on the same day. What needs a change is shown here.',
    ],
    inProduction: ['Nothing in production', 'Approved orders go to the nearest factory.'],
    toShip: ['Nothing to ship', 'Printed and stored orders wait here until they are sent.'],
    toReceive: [
      'Nothing on the way',
      'Sent orders show their tracking number and the day of arrival here.',
    ],
    done: ['Nothing done yet', 'Orders that arrived stay here and can be ordered again.'],
    returns: ['No returns', 'Orders on their way back, or back already, are shown here.'],
    cancelled: [
      'Nothing cancelled',
      'Cancelled orders stay here and can be ordered again as they were.',
    ],
  },
);
