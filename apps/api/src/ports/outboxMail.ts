/** Local driver: keeps letters in a table, shown at `/dev/outbox` and by `npm run ops -- mails`. */
import type { Db } from '../db/transaction.ts';
import { type Clock, instantOf } from './clock.ts';
import type { Mail } from './mail.ts';

/** Letters kept. */
const KEPT = 200;

export const createOutboxMail = (db: Db, clock: Clock): Mail => ({
  async send({ to, subject, text, html, unsubscribe, attachments = [] }) {
    const { id } = await db
      .insertInto('mail_outbox')
      .values({
        recipient: to,
        subject,
        text,
        html,
        unsubscribe: unsubscribe ?? null,
        at: instantOf(clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (attachments.length > 0) {
      await db
        .insertInto('mail_outbox_files')
        .values(attachments.map((file, at) => ({ mail_id: id, position: at + 1, ...file })))
        .execute();
    }
    await db
      .deleteFrom('mail_outbox')
      .where('id', '<=', id - KEPT)
      .execute();
  },
});
