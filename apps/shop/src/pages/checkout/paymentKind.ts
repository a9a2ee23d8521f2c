/** What a payment is for, where its words differ. */
import type { Payment } from '@banxin/flows/cashier';

export type PaymentKind = 'order' | 'freight' | 'vip' | 'topUp';

export const kindOf = ({ topUp, subjects }: Payment): PaymentKind =>
  topUp === null ? (subjects[0]?.kind ?? 'order') : 'topUp';
