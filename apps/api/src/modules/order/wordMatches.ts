/** Orders by words: a number, a product, a receiver. */
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { type Kysely, sql } from 'kysely';
import { customPlan, prepared } from '../../db/prepared.ts';
import type { Schema } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import {
  containing,
  matching,
  ordered,
  type Page,
  queryFilterOf,
  summaries,
} from './listFilter.ts';
import type { SummaryRow } from './order.ts';

const tabKeys = orderTabs.map(({ key }) => key);

/** How many of the newest orders are looked at before all are: enough for a common word to fill the page. */
const recentCountFor = ({ size, skip }: Pick<Page, 'size' | 'skip'>): number =>
  Math.max(500, Math.ceil((skip + size) * 1.5));

/** Searching more of the newest costs as much as searching all. */
const RECENT_MAX = 10_000;

/** A page of matches for common words: the newest orders fill it, without a list of every match. */
const recentMatches = prepared(
  (db, { words, recentCount, ...p }: Page & { words: string; recentCount: number }) => {
    const newest = ordered(
      matching(db.selectFrom('orders').select(['id', 'created_at', 'search_text']), {
        ...p,
        words: undefined,
      }),
      {},
    ).limit(recentCount);
    const page = db
      .selectFrom(newest.as('orders'))
      .select('id')
      .where(containing(words))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(p.size)
      .offset(p.skip);
    return ordered(
      summaries(db)
        .where('customer_id', '=', p.customerId)
        .where(sql<boolean>`id = any(array(${page}))`),
      {},
    );
  },
);

/** One scan finds and counts all matches; only the rows of the page are read in full. */
const allMatches = prepared((db, p: Page) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      (on) =>
        matching(on.selectFrom('orders').select(['id', 'created_at']), p).where(
          'tab',
          'in',
          tabKeys,
        ),
    )
    .with('page', (on) =>
      summaries(on as unknown as Kysely<Schema>)
        .where('customer_id', '=', p.customerId)
        .where(
          sql<boolean>`id = any(array(
            select id from found order by created_at desc, id desc limit ${p.size} offset ${p.skip}))`,
        ),
    )
    .selectFrom(sql<{ matches: number }>`(select count(*) as matches from found)`.as('counted'))
    .leftJoin('page', (join) => join.onTrue())
    .modifyFront(customPlan)
    .select('counted.matches')
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc'),
);

/** The newest orders that contain words, among the customer's last few hundred: what suggestions need. */
export const newestContaining = async (
  db: Db,
  customerId: number,
  keyword: string,
  size: number,
): Promise<readonly SummaryRow[]> => {
  const words = searchable(keyword);
  const page = { size, skip: 0, isFromEnd: undefined };
  const recentCount = recentCountFor(page);
  return words === ''
    ? []
    : recentMatches(db, { ...queryFilterOf(customerId, { keyword }), ...page, words, recentCount });
};

/**
 * One page of the matches, newest first, with how many there are; null for the count where it was not needed: the page
 * is full of the newest.
 */
export async function matchesOf(
  db: Db,
  { words, ...page }: Page & { readonly words: string },
): Promise<{ rows: readonly SummaryRow[]; total: number | null }> {
  const recentCount = recentCountFor(page);
  if (recentCount <= RECENT_MAX) {
    const rows = await recentMatches(db, { ...page, words, recentCount });
    if (rows.length === page.size) return { rows, total: null };
  }
  const rows = await allMatches(db, { ...page, words });
  const total = Number(rows[0]?.matches ?? 0);
  return { rows: page.skip < total ? (rows as unknown as SummaryRow[]) : [], total };
}
