/** Where something of the caller's stands, and why a customer's step from there is not open, by what it is. */
import type { Access } from '@banxin/contract/call';
import { getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getAuthInfo } from '@banxin/contract/calls/customer/authentication';
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { getInvoice } from '@banxin/contract/calls/invoice/invoice';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderFileInfo } from '@banxin/contract/calls/order/files';
import { getPayment } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { paymentStandingOf, refundStandingOf } from '@banxin/contract/enums/payment';
import type { Moving } from '@banxin/contract/lifecycles/moves';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { parcelStatusOf } from '@banxin/contract/lifecycles/parcel';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { payment as paymentRefusals } from '@banxin/contract/refusals/payment';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { evidenceRefusal, revokeRefusal } from '../afterSales/actions.ts';
import { findRecord, findTicket, recordsOf } from '../afterSales/tickets.ts';
import { readStanding } from '../authentication/authentication.ts';
import { own, validityOf } from '../certificate/certificates.ts';
import { resubmitRefusal } from '../invoice/apply.ts';
import { findInvoice } from '../invoice/status.ts';
import { fileRefusal, paymentRefusal } from '../order/actions.ts';
import { whyNotConfirmed } from '../order/fileStanding.ts';
import { hideRefusal } from '../order/hide.ts';
import { findOrderById, isPrinted, type OrderRow } from '../order/order.ts';
import { findParcel } from '../parcel/parcels.ts';
import { findPaymentById, type PaymentRow } from '../paymentRecord/paymentRecord.ts';
import { findReturnById } from '../paymentRecord/returns.ts';

export interface Standing {
  readonly status: number;
  /** Why the customer's step cannot be taken now; null when it can, as far as rights allow. */
  readonly whyNot: (event: string) => Promise<Refusal | null> | Refusal | null;
}

type Reader = Pick<UserContext, 'db' | 'customer' | 'now'>;

const nothing = () => null;

function whyNotOrder({ customer, now }: Reader, order: OrderRow, event: string): Refusal | null {
  if (event === 'PAY') {
    if (order.confirmed_at === null) return refuse(orderRefusals.unconfirmed);
    return paymentRefusal(customer, order.total);
  }
  // Handing in files is what resubmits an order.
  if (event === 'RESUBMIT') {
    return isPrinted(order) ? fileRefusal(order, customer) : refuse(orderRefusals.notOnline);
  }
  return event === 'HIDE' ? hideRefusal(order, now) : null;
}

async function whyNotFiles(
  { db, customer }: Reader,
  order: OrderRow,
  event: string,
): Promise<Refusal | null> {
  const { status } = order;
  if (!isPrinted(order)) return refuse(orderRefusals.noFilesNeeded);
  if (!mayAct('editFiles', status, order.flags)) {
    return refuse(orderRefusals.approvedFiles, { status });
  }
  if (event !== 'CONFIRMED') return fileRefusal(order, customer);
  return whyNotConfirmed(db, order);
}

function whyNotPayment({ customer, now }: Reader, row: PaymentRow, event: string): Refusal | null {
  if (event !== 'PAY') return null;
  const { status, expires_at: expiresAt, amount } = row;
  if (msOf(expiresAt) <= msOf(now)) return refuse(paymentRefusals.expired, { status, expiresAt });
  return paymentRefusal(customer, amount);
}

const ofCertificate = async ({ db, customer }: Reader, id: number) =>
  own(db, customer.ownerId).where('id', '=', id).executeTakeFirst();

/** By which call it is read: who may not make that one is told nothing of where it stands. */
export const readBy: Readonly<Record<Moving, Access>> = {
  order: getOrderDetail.access,
  file: getOrderFileInfo.access,
  payment: getPayment.access,
  refund: getOrderRefunds.access,
  parcel: getExpressLogs.access,
  afterSales: getAfterSale.access,
  afterSalesAudit: getAfterSale.access,
  afterSalesRecord: getAfterSale.access,
  authentication: getAuthInfo.access,
  certificateReview: getCertificates.access,
  certificateValidity: getCertificates.access,
  invoice: getInvoice.access,
  invoiceType: getInvoice.access,
};

/** By what it is; each answers undefined for what is not the caller's. */
export const standingOf: Readonly<
  Record<Moving, (reader: Reader, id: number) => Promise<Standing | undefined>>
> = {
  order: async (reader, id) => {
    const order = await findOrderById(reader.db, reader.customer.ownerId, id);
    return order && { status: order.status, whyNot: (event) => whyNotOrder(reader, order, event) };
  },
  file: async (reader, id) => {
    const order = await findOrderById(reader.db, reader.customer.ownerId, id);
    return (
      order && { status: order.file_status, whyNot: (event) => whyNotFiles(reader, order, event) }
    );
  },
  payment: async (reader, id) => {
    const row = await findPaymentById(reader.db, reader.customer.ownerId, id);
    return (
      row && {
        status: paymentStandingOf[row.status],
        whyNot: (event) => whyNotPayment(reader, row, event),
      }
    );
  },
  refund: async ({ db, customer }, id) => {
    const row = await findReturnById(db, customer.ownerId, id);
    return row && { status: refundStandingOf[row.status], whyNot: nothing };
  },
  afterSales: async ({ db, customer }, id) => {
    const ticket = await findTicket(db, customer.ownerId, id);
    if (ticket === undefined) return undefined;
    const records = await recordsOf(db, ticket);
    return {
      status: ticket.status,
      whyNot: (event) => (event === 'REVOKE' ? revokeRefusal(ticket, records) : null),
    };
  },
  afterSalesAudit: async ({ db, customer }, id) => {
    const ticket = await findTicket(db, customer.ownerId, id);
    return (
      ticket && {
        status: ticket.audit,
        whyNot: (event) => (event === 'ADD_EVIDENCE' ? evidenceRefusal(ticket) : null),
      }
    );
  },
  afterSalesRecord: async ({ db, customer }, id) => {
    const record = await findRecord(db, customer.ownerId, id);
    return record && { status: record.status, whyNot: nothing };
  },
  parcel: async ({ db, customer }, id) => {
    const row = await findParcel(db, customer.ownerId, id);
    return row && { status: parcelStatusOf(row.handed_at !== null, row.state), whyNot: nothing };
  },
  authentication: async ({ db, customer: { ownerId } }, id) =>
    id === ownerId
      ? { status: (await readStanding(db, ownerId)).status, whyNot: nothing }
      : undefined,
  certificateReview: async (reader, id) => {
    const row = await ofCertificate(reader, id);
    return row && { status: row.review, whyNot: nothing };
  },
  certificateValidity: async (reader, id) => {
    const row = await ofCertificate(reader, id);
    return row && { status: validityOf(row, dayOf(msOf(reader.now))), whyNot: nothing };
  },
  invoice: async (reader, id) => {
    const row = await findInvoice(reader.db, reader.customer.ownerId, id);
    return (
      row && {
        status: row.status,
        whyNot: (event) => (event === 'RESUBMIT' ? resubmitRefusal(reader, row) : null),
      }
    );
  },
  invoiceType: async ({ db, customer }, id) => {
    const row = await findInvoice(db, customer.ownerId, id);
    return row && { status: row.type, whyNot: nothing };
  },
};
