/** The statement that issues an invoice also writes the letter with its files: none is issued without it. */
import type { InsertQueryBuilder, UpdateQueryBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import type { InvoiceRow } from './status.ts';

/** Writes one invoice and answers it. */
type Writing =
  | InsertQueryBuilder<Schema, 'invoices', InvoiceRow>
  | UpdateQueryBuilder<Schema, 'invoices', 'invoices', InvoiceRow>;

/** The same, with a letter to whom the application named; where it named nobody there is none. @param at instant */
export const withLetter = (tx: Tx, write: Writing, at: string) =>
  tx
    .with('issued', () => write)
    .with('letter', (db) =>
      db
        .insertInto('invoice_mails')
        .columns(['customer_id', 'invoice_id', 'login_id', 'address', 'due_at', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('issued')
            .where('issued.mail', '<>', '')
            .select(['issued.customer_id', 'issued.id', 'issued.applied_by', 'issued.mail'])
            .select([eb.val(at).as('due_at'), eb.val(at).as('created_at')]),
        )
        .returning('invoice_mails.id'),
    )
    .selectFrom('issued')
    .selectAll();
