/**
 * Removes pictures that no article names any more, whether it is out, planned, taken down or a draft. They stay a season:
 * pages that were drawn before still show them, and what was typed in a tab and not saved may name them again.
 */
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';

/** @unit days */
export const UNNAMED_KEPT_DAYS = 90;

const DAY_MS = 24 * 3_600_000;

/** As an address of a picture holds its hash, in a text of either form. */
const NAMES = '/files/articles/([0-9a-z]+)[.]';

/** Hashes that some article names: in what its readers get, or in what was typed. */
const named = sql`select found[1] from articles,
  regexp_matches(content || ' ' || coalesce(body, ''), ${NAMES}, 'g') found`;

/** These are named now: whoever is about to remove one of them leaves it. */
export async function keepPictures(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .updateTable('article_pictures')
    .set({ unnamed_since: null })
    .where('hash', 'in', hashes)
    .where('unnamed_since', 'is not', null)
    .execute();
}

/** Those that a text names. */
export const picturesIn = (html: string): string[] =>
  Array.from(html.matchAll(new RegExp(NAMES, 'g')), ([, hash = '']) => hash);

/** Answers how many went. Safe on several servers at once, and as often as anybody likes. @param now ms */
export async function removeUnnamedPictures(db: Db, now: number): Promise<number> {
  const pictures = () => db.updateTable('article_pictures');
  await pictures()
    .set({ unnamed_since: null })
    .where('unnamed_since', 'is not', null)
    .where(sql<boolean>`hash in (${named})`)
    .execute();
  await pictures()
    .set({ unnamed_since: instantOf(now) })
    .where('unnamed_since', 'is', null)
    .where(sql<boolean>`hash not in (${named})`)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('article_pictures')
    .where('unnamed_since', '<', instantOf(now - UNNAMED_KEPT_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const picturesJob: Job = {
  name: 'remove-unnamed-pictures',
  everyMs: DAY_MS,
  run: ({ db, machine }) => removeUnnamedPictures(db, machine.now()),
};
