/** What orders wait for their customer to do, as data: the list filters by it, the customer's home counts it. */
import { fileStatus as f, orderStatus as s } from '../enums/order.ts';
import { type OrderTab, orderActions } from './order.ts';

/** Which orders wait for one thing. */
export interface OrderTodo {
  readonly key: string;
  readonly label: string;
  /** Tabs that hold them; what is not submitted waits for that first. */
  readonly tabs: readonly OrderTab[];
  readonly statuses: readonly number[];
  /** How their files stand; absent where that does not matter. */
  readonly files?: readonly number[];
  /** Only those that have print files: without them there is nothing to look at. */
  readonly hasFiles?: true;
  /** Only those on which nobody has commented and that have none of these flags; absent where that does not matter. */
  readonly uncommentedWithout?: number;
}

/** In the order in which a customer is reminded of them. */
export const orderTodos = [
  { key: 'pay', label: '待付款', tabs: ['unpaid'], statuses: [s.registered, s.approved] },
  {
    key: 'mend',
    label: '文件待修改',
    tabs: ['unpaid', 'inReview'],
    statuses: [s.registered, s.reviewWithdrawn, s.ordered, s.reviewWithdrawnOrdered],
    files: [f.productToModify, f.fileToModify, f.certificateToModify],
  },
  {
    key: 'confirm',
    label: '文件待确认',
    tabs: ['unpaid', 'inReview'],
    statuses: [s.registered, s.ordered],
    files: [f.unmodified, f.modified],
    hasFiles: true,
  },
  { key: 'receive', label: '待收货', tabs: ['toReceive'], statuses: [s.shipped, s.inDelivery] },
  {
    key: 'comment',
    label: '待评价',
    tabs: ['done'],
    statuses: [s.delivered],
    uncommentedWithout: orderActions.comment.forbiddenBy,
  },
] as const satisfies readonly OrderTodo[];

/** The key of something to do. */
export type OrderTodoKey = (typeof orderTodos)[number]['key'];

/** The row of a key. */
export const todoOf = (key: OrderTodoKey): OrderTodo =>
  orderTodos.find((todo) => todo.key === key) as OrderTodo;
