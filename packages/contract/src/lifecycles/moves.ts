/** What moves by a chart and has a number by which it is asked for. */
import { afterSalesAuditChart, afterSalesChart, afterSalesRecordChart } from './afterSales.ts';
import {
  authenticationChart,
  certificateReviewChart,
  certificateValidityChart,
} from './authentication.ts';
import type { Chart } from './chart.ts';
import { fileChart } from './file.ts';
import { invoiceChart, invoiceTypeChart } from './invoice.ts';
import { orderChart } from './order.ts';
import { parcelChart } from './parcel.ts';
import { paymentChart, refundChart } from './payment.ts';

/**
 * Charts by what they move; files go by their order's number, audits by their ticket's, an authentication by its main
 * account's.
 */
export const movingCharts = {
  order: orderChart,
  file: fileChart,
  payment: paymentChart,
  refund: refundChart,
  parcel: parcelChart,
  afterSales: afterSalesChart,
  afterSalesAudit: afterSalesAuditChart,
  afterSalesRecord: afterSalesRecordChart,
  authentication: authenticationChart,
  certificateReview: certificateReviewChart,
  certificateValidity: certificateValidityChart,
  invoice: invoiceChart,
  invoiceType: invoiceTypeChart,
} as const satisfies Record<string, Chart>;

/** A key of {@link movingCharts}. */
export type Moving = keyof typeof movingCharts;

/** The keys of {@link movingCharts}. */
export const movingEntities = Object.keys(movingCharts) as readonly Moving[];

/** Every event of these charts. */
export const movingEvents: readonly string[] = [
  ...new Set(
    Object.values<Chart>(movingCharts).flatMap(({ transitions }) =>
      transitions.map(({ event }) => event),
    ),
  ),
];
