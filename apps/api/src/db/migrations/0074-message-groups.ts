/**
 * After-sales and invoices are groups of messages of their own. What was told before moves there, to those that may open
 * the page it is about; who agreed to be told of orders and of money has agreed to these, for they were among them.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0074-message-groups',
  statements: [
    'alter table site_messages drop constraint site_messages_area',
    `update site_messages set area = 'afterSales', needs = '申请售后'
      where kind in ('ticketMoved', 'evidenceAsked', 'ticketAnswered')`,
    `update site_messages set area = 'invoice', needs = '发票中心'
      where kind in ('invoiceRejected', 'invoiceIssued', 'invoiceUnsent', 'redWaiting')`,
    `alter table site_messages add constraint site_messages_area
      check (area in ('order', 'afterSales', 'invoice', 'money', 'account'))`,
    // Every span, so that what was agreed to and when can be shown of these groups too.
    `insert into message_consents (login_id, area, way, agreed_at, withdrawn_at, withdrawn_by)
      select login_id, case area when 'order' then 'afterSales' else 'invoice' end, way, agreed_at,
        withdrawn_at, withdrawn_by
      from message_consents where area in ('order', 'money') order by id`,
  ],
};
