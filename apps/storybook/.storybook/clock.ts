// Stories live at a fixed moment: the clock starts there for each story and runs on.

/** The moment of the demonstration data: 2026-11-20 09:00, Asia/Shanghai. */
const storyMoment = Date.parse('2026-11-20T09:00:00+08:00');

const RealDate = Date;
let start = 0;

const now = () => storyMoment + Math.round(performance.now() - start);

/** Moves the clock on as if that time had passed. @param duration ms */
export function skipStoryTime(duration: number): void {
  start -= duration;
}

class StoryDate extends RealDate {
  constructor(...args: [] | [value: number | string | Date]) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static override now(): number {
    return now();
  }
}

/** Sets the clock to the fixed moment; returns a function that restores the real clock. */
export function startStoryClock(): () => void {
  start = performance.now();
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
