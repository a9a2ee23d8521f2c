/** A link and its quote as they stand in the tables, and how the link stands today. */
import type { QuoteAnswer, QuoteShareState } from '@banxin/contract/entities/quoteShare';
import type { Selectable } from 'kysely';
import type { QuoteLinksTable } from '../../db/tables/quoteSheets.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';

type Link = Selectable<QuoteLinksTable>;

/** What was answered; null until then. */
export const answerOf = ({
  is_agreed,
  answered_by,
  answer_note,
  answered_at,
}: Pick<Link, 'is_agreed' | 'answered_by' | 'answer_note' | 'answered_at'>): QuoteAnswer | null =>
  is_agreed === null || answered_at === null
    ? null
    : { isAgreed: is_agreed, by: answered_by ?? '', note: answer_note ?? '', at: answered_at };

/** @param now an instant */
export const isOver = ({ valid_until }: Pick<Link, 'valid_until'>, now: string): boolean =>
  valid_until < dayOf(msOf(now));

/** An answer stays after the quote's last day. @param now an instant */
export function stateOf(
  link: Pick<Link, 'withdrawn_at' | 'is_agreed' | 'valid_until'>,
  now: string,
): QuoteShareState {
  if (link.withdrawn_at !== null) return 'withdrawn';
  if (link.is_agreed !== null) return link.is_agreed ? 'agreed' : 'declined';
  return isOver(link, now) ? 'over' : 'waiting';
}

/** Links with the quotes that they lead to. */
export const linksWithQuotes = (db: Db) =>
  db
    .selectFrom('quote_links as link')
    .innerJoin('quote_sheets as sheet', (join) =>
      join
        .onRef('sheet.customer_id', '=', 'link.customer_id')
        .onRef('sheet.id', '=', 'link.sheet_id'),
    );

/** The live link that ends in this token. */
export const liveLink = (db: Db, token: string) =>
  linksWithQuotes(db)
    .where('link.token_hash', '=', sha256(token))
    .where('link.withdrawn_at', 'is', null);
