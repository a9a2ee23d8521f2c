// The steps of an invoice follow what happened to it, and end where it ended.
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { expect, test } from 'vitest';
import {
  appliedInvoice,
  issuedInvoice,
  redInvoice,
  rejectedInvoice,
  waitingInvoice,
} from '../../stories/fixtures/invoices.ts';
import { progressOf } from './invoiceSteps.ts';

const event = (name: string, to: number, hour: number): InvoiceDetail['events'][number] => ({
  ...{ event: name, to, reason: null },
  at: `2026-11-20T${hour}:00:00.000+08:00`,
});

test('an application waits for its review', () => {
  const { steps, current, hasEnded } = progressOf(appliedInvoice) ?? {};
  expect(steps?.map(({ id }) => id)).toEqual(['apply', 'approve', 'issue']);
  expect({ current, hasEnded }).toEqual({ current: 'approve', hasEnded: false });
});

test('paper is also sent; an electronic one is done when it is issued', () => {
  expect(progressOf(issuedInvoice)).toMatchObject({ current: null, steps: { length: 4 } });
  expect(progressOf({ ...issuedInvoice, status: 4 })).toMatchObject({ current: 'send' });
  expect(progressOf(waitingInvoice)).toMatchObject({ current: null, steps: { length: 3 } });
});

test('it ends at its review when it is rejected, and is under way again when it is sent again', () => {
  expect(progressOf(rejectedInvoice)).toMatchObject({ current: 'approve', hasEnded: true });
  const again = progressOf({
    ...{ ...rejectedInvoice, status: 1 },
    events: [...rejectedInvoice.events, event('RESUBMIT', 1, 10)],
  });
  expect(again).toMatchObject({ current: 'approve', hasEnded: false });
  expect(again?.steps[0]?.at).toBe('2026-11-20T10:00:00.000+08:00');
});

test('one that the works take back after its approval ended at its issue', () => {
  const events = [...appliedInvoice.events, event('APPROVE', 2, 10), event('CANCEL', 0, 11)];
  expect(progressOf({ ...appliedInvoice, status: 0, events })).toMatchObject({
    ...{ current: 'issue', hasEnded: true },
  });
  expect(progressOf({ ...appliedInvoice, status: 0 })).toMatchObject({ current: 'approve' });
});

test('a red invoice was never applied for', () => {
  expect(progressOf(redInvoice)).toBeNull();
});
