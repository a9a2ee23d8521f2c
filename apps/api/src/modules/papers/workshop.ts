/**
 * The workshop of the demo at the desk of papers: decides at a human pace on the shop's clock what was handed in after it
 * began. It sends some back by a draw, and leaves some for people.
 */
import type { Db } from '../../db/transaction.ts';
import { LISTED } from '../../desk.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { beginning } from '../works/workshop.ts';
import {
  type Act,
  decidePaper,
  type Paper,
  waitingAuthentications,
  waitingCertificates,
} from './desk.ts';

/** From handing in to the decision. @unit ms */
const LOOKED_AT_AFTER = 40 * 60_000;

/** One first submission in so many is sent back. */
const SENT_BACK_IN = 10;
/** One in so many is left for people. */
const LEFT_IN = 12;

const REASONS = ['照片不清晰，请重新拍摄后上传', '名称与证件不一致，请核对后重新提交'] as const;

const drawn = (what: string): number => Number.parseInt(sha256(what).slice(0, 8), 16);

/** What the draw says of a paper; the same whoever asks and whenever. @param words what it is about: a tax number, a brand and its number */
export function drawOf(words: string): 'left' | 'sentBack' | 'passed' {
  if (drawn(`left:${words}`) % LEFT_IN === 0) return 'left';
  return drawn(`papers:${words}`) % SENT_BACK_IN === 0 ? 'sentBack' : 'passed';
}

interface Waiting {
  readonly paper: Paper;
  readonly rev: number;
  /** Handed in. */
  readonly at: string;
  readonly words: string;
  /** It was never decided before. */
  readonly isFirst: boolean;
}

/** What waits since the workshop began, without what the draw leaves. */
async function waitingSince(db: Db, since: string): Promise<Waiting[]> {
  const companies = await waitingAuthentications(db).limit(LISTED).execute();
  const brands = await waitingCertificates(db).limit(LISTED).execute();
  const all: Waiting[] = [
    ...companies.map(({ id, rev, at, tax_number }) => ({
      paper: { kind: 'authentication', id } as const,
      ...{ rev, at: at ?? '', words: tax_number ?? '', isFirst: rev === 1 },
    })),
    ...brands.map(({ id, rev, submitted_at: at, brand, number }) => ({
      paper: { kind: 'certificate', id } as const,
      ...{ rev, at: at ?? '', words: `${brand}:${number}`, isFirst: rev === 1 },
    })),
  ];
  return all.filter(({ at, words }) => at !== '' && at >= since && drawOf(words) !== 'left');
}

/** As a person would decide: some are sent back once, what was mended since passes. */
function decisionOf({ paper, rev, words, isFirst }: Waiting): Act {
  const by = { paper, rev, actor: 'staff:workshop' };
  return isFirst && drawOf(words) === 'sentBack'
    ? { ...by, event: 'REJECT', reason: REASONS[drawn(words) % REASONS.length] ?? REASONS[0] }
    : { ...by, event: 'PASS' };
}

/** Decides what is due; answers how many. Several servers may run it at once: what another has decided is left. */
export async function reviewPapers(db: Db, now: string): Promise<number> {
  const since = await beginning(db, now);
  let taken = 0;
  for (const waiting of await waitingSince(db, since)) {
    if (msOf(waiting.at) + LOOKED_AT_AFTER > msOf(now)) continue;
    const { isDone } = await decidePaper(db, decisionOf(waiting), now);
    if (isDone) taken += 1;
  }
  return taken;
}

/** When the workshop decides next after `now`; null when nothing waits for it. */
export async function nextReview(db: Db, now: string): Promise<string | null> {
  const { workshop_since: since } = await db
    .selectFrom('shop_clock')
    .select('workshop_since')
    .executeTakeFirstOrThrow();
  if (since === null) return null;
  const due = (await waitingSince(db, since)).map(({ at }) =>
    Math.max(msOf(at) + LOOKED_AT_AFTER, msOf(now)),
  );
  return due.length === 0 ? null : instantOf(Math.min(...due));
}

/** Runs where the demo's works are to move by themselves. */
export const papersWorkshopJob: Job = {
  name: 'workshop-papers',
  everyMs: 15_000,
  run: ({ db, clock, config }) =>
    config.workshop === 'auto' ? reviewPapers(db, nowOf(clock)) : Promise.resolve(0),
};
