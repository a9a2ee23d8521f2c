/**
 * The order's chart, what customers may do beside it, and the tabs of their order list.
 * Paying adds 10 to a review status. Money (paid, refunded) is another axis and not in here.
 */
import { AUTO_RECEIVE_DAYS, HIDE_AFTER_DAYS, UNPAID_CANCEL_HOURS } from '../constants.ts';
import { type OrderStatus, orderFlag, orderStatus as s } from '../enums/order.ts';
import { defineChart } from './chart.ts';

const unpaid = [s.registered, s.reviewWithdrawn, s.approved] as const;
const goingOut = [s.shipped, s.inDelivery] as const;

/** What is true of files that pass review, by rule or by a person. */
const REVIEWED = '文件已确认或检查无误；客户改过的须打开核对，检查有问题的须写明放行原因';

/** Arrows of an order. */
export const orderChart = defineChart(
  'order',
  s,
  [s.registered],
  [
    ['REVIEW_PASS', 'staff', '审核通过', [s.registered], s.approved, REVIEWED],
    ['REVIEW_PASS', 'staff', '审核通过', [s.ordered], s.approvedOrdered, REVIEWED],
    ['REVIEW_WITHDRAW', 'staff', '撤回审核', [s.registered, s.approved], s.reviewWithdrawn],
    [
      'REVIEW_WITHDRAW',
      'staff',
      '撤回审核',
      [s.ordered, s.approvedOrdered],
      s.reviewWithdrawnOrdered,
    ],
    ['RESUBMIT', 'customer', '重新提交', [s.reviewWithdrawn], s.registered, '文件或配置已修改'],
    ['RESUBMIT', 'customer', '重新提交', [s.reviewWithdrawnOrdered], s.ordered, '文件或配置已修改'],
    ['PAY', 'customer', '付款', [s.registered], s.ordered, '订单已确认且价格未变'],
    ['PAY', 'customer', '付款', [s.approved], s.approvedOrdered, '订单已确认且价格未变'],
    ['ALLOCATE', 'staff', '分配工厂', [s.approvedOrdered], s.allocated],
    ['UNALLOCATE', 'staff', '取消分配', [s.allocated], s.approvedOrdered],
    ['OPEN_WORK_ORDER', 'staff', '开工单', [s.allocated], s.workOrderOpened],
    ['WITHDRAW_WORK_ORDER', 'staff', '撤回工单', [s.workOrderOpened], s.allocated, '尚未出版'],
    ['PICKED', 'staff', '拣货完成', [s.allocated], s.stored, '库存、样品或云仓订单，无需生产'],
    [
      'PUT_BACK',
      'staff',
      '放回货架',
      [s.stored, s.storageWithdrawn],
      s.allocated,
      '拣出后尚未发货，无需生产',
    ],
    ['VIRTUAL_DONE', 'system', '虚拟单完成', [s.approvedOrdered], s.delivered, '会员购买等虚拟单'],
    ['OUTSOURCE', 'staff', '外协', [s.allocated, s.workOrderOpened], s.outsourced],
    ['SCAN_RETURN', 'staff', '扫描回厂', [s.outsourced], s.scanReturn],
    ['CONFIRM_RETURN', 'staff', '确认回厂', [s.scanReturn], s.returnedToFactory],
    ['REWORK', 'staff', '返工', [s.returnedToFactory, s.storageWithdrawn], s.workOrderOpened],
    [
      'STORE_PART',
      'staff',
      '部分入库',
      [s.workOrderOpened, s.returnedToFactory, s.storageWithdrawn],
      s.partlyStored,
    ],
    [
      'STORE_ALL',
      'staff',
      '全部入库',
      [s.workOrderOpened, s.returnedToFactory, s.partlyStored, s.storageWithdrawn],
      s.stored,
    ],
    ['WITHDRAW_STORAGE', 'staff', '撤销入库', [s.partlyStored, s.stored], s.storageWithdrawn],
    ['LABEL', 'staff', '打单发货', [s.stored], s.shipping, '未停止发货'],
    ['LABEL', 'staff', '部分发货', [s.partlyStored], s.shipping, '多地发货且未停止发货'],
    ['CANCEL_LABEL', 'staff', '取消面单', [s.shipping], s.stored],
    ['ALL_HANDED_OVER', 'staff', '全部交运', [s.stored, s.shipping], s.shipped, '未停止发货'],
    ['CARRIER_MOVING', 'carrier', '派送中', [s.shipped], s.inDelivery],
    ['SIGNED', 'carrier', '已签收', [...goingOut], s.delivered],
    ['CONFIRM_RECEIPT', 'customer', '确认签收', [...goingOut], s.delivered],
    [
      'AUTO_RECEIVE',
      'system',
      '自动确认签收',
      [...goingOut],
      s.delivered,
      `发货满${AUTO_RECEIVE_DAYS}天`,
    ],
    ['CARRIER_RETURNING', 'carrier', '快递退回', [...goingOut], s.toReturn],
    ['RETURN_AUTHORISED', 'staff', '同意退货', [s.delivered], s.toReturn],
    ['RETURN_SCANNED', 'staff', '退回扫描', [s.toReturn], s.returned],
    ['RETURN_CANCELLED', 'staff', '取消退货', [s.toReturn], s.delivered],
    ['RESHIP', 'staff', '重新发货', [s.returned], s.shipped],
    ['RESHIP', 'staff', '重新发货', [s.delivered, s.toReturn], s.shipped, '多地发货中已退回的一处'],
    ['CANCEL', 'customer', '取消订单', [...unpaid], s.cancelled],
    [
      'CANCEL',
      'customer',
      '取消订单',
      [s.ordered, s.reviewWithdrawnOrdered],
      s.cancelled,
      '已付款退回',
    ],
    ['CANCEL', 'customer', '取消订单', [s.approvedOrdered], s.cancelled, '拼版截止前，已付款退回'],
    ['CANCEL', 'staff', '取消订单', [s.allocated], s.cancelled, '仅客服可操作，扣除制版费后退款'],
    ['EXPIRE', 'system', '超时取消', [...unpaid], s.cancelled, `${UNPAID_CANCEL_HOURS}小时未付款`],
    ['HIDE', 'customer', '删除订单', [s.cancelled, s.returned], s.deleted],
    ['HIDE', 'customer', '删除订单', [s.delivered], s.deleted, `签收满${HIDE_AFTER_DAYS}天`],
  ],
);

/** What is written into an order's history beside the arrows: none of it moves the status. */
export const historyOnlyEvents = [
  'CREATE',
  'CONFIRM',
  'DELIVERY_DATE_CHANGE',
  'ADDRESS_CHANGE',
  'SPLIT_DELIVERY',
  'DROP_MOVED',
  'STOP_SHIPPING',
  'RESUME_SHIPPING',
] as const;

/** Carrier report (kuaidi100 state) → event of the chart; state 2 sets the flag "problem order" instead. */
export const carrierEvents: Readonly<
  Record<number, 'CARRIER_MOVING' | 'SIGNED' | 'CARRIER_RETURNING'>
> = {
  0: 'CARRIER_MOVING',
  1: 'CARRIER_MOVING',
  5: 'CARRIER_MOVING',
  7: 'CARRIER_MOVING',
  3: 'SIGNED',
  4: 'CARRIER_RETURNING',
  6: 'CARRIER_RETURNING',
  14: 'CARRIER_RETURNING',
};
/** Carrier report that moves no status: it sets the flag "problem order" and sends a message. */
export const CARRIER_PROBLEM = 2;

const except = (...states: OrderStatus[]) => s.values.filter((state) => !states.includes(state));

/** Something a customer may do to an order without moving its status. */
export type OrderAction = {
  readonly label: string;
  /** Statuses in which it is offered. */
  readonly states: readonly OrderStatus[];
  /** Flag set by it; null when it sets none. */
  readonly sets: number | null;
  /** Flags of which each forbids it; null when none does. */
  readonly forbiddenBy: number | null;
  /** Flag that it needs, and takes away; absent when it needs none. */
  readonly ends?: number;
};

/** Until a parcel has left, from the payment on. */
const held = [
  ...[s.ordered, s.reviewWithdrawnOrdered, s.approvedOrdered, s.allocated, s.workOrderOpened],
  ...[s.outsourced, s.scanReturn, s.returnedToFactory, s.storageWithdrawn, s.partlyStored],
  ...[s.stored, s.shipping],
] as const;

/** What goes into the cloud warehouse, or leaves it, goes there as it was ordered. */
const ofCloud = orderFlag.cloudWarehouseCustody | orderFlag.cloudWarehouseSale;

/** What customers may do beside the arrows. */
export const orderActions = {
  editFiles: {
    label: '修改文件',
    states: [s.registered, s.reviewWithdrawn, s.ordered, s.reviewWithdrawnOrdered],
    sets: null,
    forbiddenBy: null,
  },
  stopShipping: {
    label: '停止发货',
    states: held,
    sets: orderFlag.stopShipping,
    forbiddenBy: orderFlag.stopShipping,
  },
  resumeShipping: {
    label: '恢复发货',
    states: held,
    sets: null,
    forbiddenBy: null,
    ends: orderFlag.stopShipping,
  },
  changeAddress: {
    label: '修改地址',
    states: [
      ...[s.registered, s.reviewWithdrawn, s.approved, s.ordered, s.reviewWithdrawnOrdered],
      ...[s.approvedOrdered, s.allocated, s.workOrderOpened, s.outsourced, s.scanReturn],
      ...[s.returnedToFactory, s.storageWithdrawn, s.partlyStored, s.stored],
    ],
    sets: orderFlag.addressChange,
    forbiddenBy: null,
  },
  splitDelivery: {
    label: '多地址收货',
    states: [
      ...[s.registered, s.reviewWithdrawn, s.approved, s.ordered, s.reviewWithdrawnOrdered],
      ...[s.approvedOrdered, s.allocated],
    ],
    sets: null,
    forbiddenBy: ofCloud,
  },
  reorder: { label: '再来一单', states: except(s.deleted), sets: null, forbiddenBy: null },
  afterSales: {
    label: '申请售后',
    states: [s.shipped, s.inDelivery, s.delivered, s.toReturn, s.returned],
    sets: null,
    forbiddenBy: orderFlag.noAfterSales,
  },
  comment: { label: '评价', states: [s.delivered], sets: null, forbiddenBy: ofCloud },
} as const satisfies Record<string, OrderAction>;

/** The name of an action. */
export type OrderActionName = keyof typeof orderActions;

/** True when the action is offered for an order with this status and these flags. */
export const mayAct = (action: OrderActionName, status: number, flags: number): boolean => {
  const { states, forbiddenBy, ends }: OrderAction = orderActions[action];
  return (
    (states as readonly number[]).includes(status) &&
    (forbiddenBy === null || (flags & forbiddenBy) === 0) &&
    (ends === undefined || (flags & ends) !== 0)
  );
};

/** Steps with which goods leave the works. */
const leaving: readonly string[] = ['LABEL', 'ALL_HANDED_OVER'];

/** True for a step that has to wait: the customer stopped shipping. */
export const isHeldBack = (event: string, flags: number): boolean =>
  leaving.includes(event) && orderFlag.has(flags, orderFlag.stopShipping);

/** Tabs of the customer's order list, in order; a deleted order (255) is never listed. */
export const orderTabs = [
  // What nobody submitted yet has no status of its own: it waits here instead of in its status's tab.
  { key: 'draft', label: '未提交', states: [] },
  { key: 'unpaid', label: '待付款', states: [s.registered, s.reviewWithdrawn, s.approved] },
  { key: 'inReview', label: '待审核', states: [s.ordered, s.reviewWithdrawnOrdered] },
  {
    key: 'inProduction',
    label: '生产中',
    states: [
      ...[s.approvedOrdered, s.allocated, s.workOrderOpened, s.outsourced, s.scanReturn],
      ...[s.returnedToFactory, s.storageWithdrawn, s.partlyStored],
    ],
  },
  { key: 'toShip', label: '待发货', states: [s.stored] },
  { key: 'toReceive', label: '待收货', states: [s.shipping, s.shipped, s.inDelivery] },
  { key: 'done', label: '已完成', states: [s.delivered] },
  { key: 'returns', label: '退货', states: [s.toReturn, s.returned] },
  { key: 'cancelled', label: '已取消', states: [s.cancelled] },
] as const satisfies readonly {
  key: string;
  label: string;
  states: readonly OrderStatus[];
}[];

/** The key of a tab. */
export type OrderTab = (typeof orderTabs)[number]['key'];

/**
 * The tab that lists an order; null for 255 and for numbers that are no status.
 * @param isStoredInCloud  printed for the cloud warehouse: there it is at its end
 */
export const tabOf = (
  status: number,
  isSubmitted: boolean,
  isStoredInCloud = false,
): OrderTab | null =>
  !isSubmitted && (unpaid as readonly number[]).includes(status)
    ? 'draft'
    : isStoredInCloud && status === s.stored
      ? 'done'
      : (orderTabs.find(({ states }) => (states as readonly number[]).includes(status))?.key ??
        null);

/**
 * Status of an order that goes to several addresses: its lowest drop. Once one of them is packed the order is being
 * shipped, however far the others are.
 */
export const statusOfDrops = (drops: readonly number[]): number => {
  const lowest = Math.min(...drops);
  return lowest < s.shipping && drops.some((status) => status >= s.shipping) ? s.shipping : lowest;
};

/** Status of a multi-style order: its least advanced child job; cancelled children do not count. */
export const parentStatus = (children: readonly OrderStatus[]): OrderStatus | null => {
  const alive = children.filter((child) => child !== s.cancelled && child !== s.deleted);
  if (alive.length === 0) return children.length === 0 ? null : s.cancelled;
  return alive.reduce((lowest, child) => (child < lowest ? child : lowest));
};
