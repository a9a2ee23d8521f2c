/** How jobs lie on a gang sheet, whoever put them there: laid out by the engine and looked at again. */
import type { GangPlan } from '@banxin/contract/entities/gang';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { book } from '@banxin/pricing/book';
import { gangFaults } from '@banxin/pricing/gangProposal';
import { type GangJob, type GangLayout, gangLayout } from '@banxin/pricing/gangSheet';
import { refuse } from '../../http/refusal.ts';

/**
 * Lays out a sheet and looks at what came of it, whoever asked for it. @throws Refusal when it does not fit
 * @throws Error when a piece does not lie as it must: nothing is printed from that
 */
export function laidOut(jobs: readonly GangJob<number>[]): GangLayout<number> {
  const layout = gangLayout(book.gang, jobs);
  if (layout === null) throw refuse(refusals.tooFull);
  const [fault] = gangFaults(book.gang, jobs, layout);
  if (fault !== undefined) throw new Error(`Order ${fault.key} lies wrong: ${fault.kind}`);
  return layout;
}

/** What plates are made from. */
export function planOf(jobs: readonly GangJob<number>[]): GangPlan {
  const { run, places } = laidOut(jobs);
  return { run, places: places.map(({ isOwn: _, ...place }) => place) };
}
