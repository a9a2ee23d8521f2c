/** Whom a customer talks to at the shop. The specification names a group of managers without its values. */
import { defineEnum, type ValueOf } from './define.ts';

/** Group of the people who look after customers. */
export const contactGroup = defineEnum({
  sales: [1, '售前咨询'],
  orders: [2, '订单跟进'],
  afterSales: [3, '售后服务'],
  finance: [4, '账务与发票'],
});
/** A value of {@link contactGroup}. */
export type ContactGroup = ValueOf<typeof contactGroup>;
