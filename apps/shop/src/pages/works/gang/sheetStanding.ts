/** How the jobs of a sheet lie: as the plates are made once it is at work, else as they would now. */
import type { GangPlan } from '@banxin/contract/entities/gang';
import { type GangMade, type GangTerms, gangFill, gangMade } from '@banxin/pricing/gangSheet';
import { type BoardSheet, jobOf, layoutOf } from './arrange.ts';

export interface SheetStanding {
  readonly places: readonly GangPlan['places'][number][];
  readonly made: readonly GangMade<number>[];
  readonly run: number;
  /** Whole percent. */
  readonly fill: number;
}

/** Null when they do not fit. */
export function standingOf(terms: GangTerms, { saved, orders }: BoardSheet): SheetStanding | null {
  if (orders.length === 0) return { places: [], made: [], run: 0, fill: 0 };
  const plan = saved?.plan ?? null;
  if (plan === null) return layoutOf(terms, orders);
  const { places, run } = plan;
  const jobs = orders.map(jobOf);
  return { places, run, fill: gangFill(terms, places), made: gangMade(jobs, places, run) };
}
