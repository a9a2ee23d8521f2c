/** How an order stands, for readers of English. */
import { type OrderStatus, orderStatus } from './order.ts';

/** The English label of every status. */
export const orderStatusEnglish: Readonly<Record<OrderStatus, string>> = {
  [orderStatus.cancelled]: 'Cancelled',
  [orderStatus.registered]: 'Registered',
  [orderStatus.reviewWithdrawn]: 'Review withdrawn',
  [orderStatus.approved]: 'Approved',
  [orderStatus.ordered]: 'Ordered',
  [orderStatus.reviewWithdrawnOrdered]: 'Ordered, review withdrawn',
  [orderStatus.approvedOrdered]: 'Ordered, approved',
  [orderStatus.allocated]: 'Allocated',
  [orderStatus.workOrderOpened]: 'Work order opened',
  [orderStatus.outsourced]: 'Outsourced',
  [orderStatus.scanReturn]: 'Scanned, returning to factory',
  [orderStatus.returnedToFactory]: 'Back at the factory',
  [orderStatus.storageWithdrawn]: 'Storage withdrawn',
  [orderStatus.partlyStored]: 'Partly stored',
  [orderStatus.stored]: 'Stored',
  [orderStatus.shipping]: 'Being shipped',
  [orderStatus.shipped]: 'Shipped',
  [orderStatus.inDelivery]: 'In delivery',
  [orderStatus.delivered]: 'Delivered',
  [orderStatus.toReturn]: 'To be returned',
  [orderStatus.returned]: 'Returned',
  [orderStatus.deleted]: 'Deleted',
};

/** How an order stands, in both languages. */
export const statusWords = (status: number): readonly [zh: string, en: string] => [
  orderStatus.label(status),
  orderStatusEnglish[status as OrderStatus] ?? '',
];
