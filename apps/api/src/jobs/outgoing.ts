/** What everything that leaves for a provider has in common: when it is tried again, when it counts as lost, by turns. */

const MINUTE = 60_000;
/** Pauses before another try: a day in all. @unit ms */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
/** What waits longer for a provider is news to nobody. @unit ms */
export const OLDEST_MS = 36 * 60 * MINUTE;
/** Nothing takes so long to hand over: who began it has died. @unit ms */
export const LOST_MS = 2 * MINUTE;

/** How long it waits before it is tried again; undefined after the last try. @param tries so far @unit ms */
export const pauseAfter = (tries: number): number | undefined => PAUSES[tries - 1];

/**
 * Takes them in their sequence, so many side by side, until one answers that its provider takes nothing at the moment:
 * the rest waits for the next run with all its tries. Answers how many were taken.
 */
export async function byTurns<T>(
  due: readonly T[],
  atOnce: number,
  take: (one: T) => Promise<boolean>,
): Promise<number> {
  const left = due.values();
  let isDown = false;
  let taken = 0;
  const work = async (): Promise<void> => {
    for (const one of left) {
      if (isDown) return;
      taken += 1;
      if (!(await take(one))) isDown = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return taken;
}
