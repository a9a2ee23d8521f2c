// Stories live at a fixed moment: the clock starts there for each story and runs on.

/** The moment of the demonstration data: 2026-11-20 09:00, Asia/Shanghai. */
const base = Date.parse('2026-11-20T09:00:00+08:00');

const RealDate = Date;
let start = 0;

const now = () => base + Math.round(performance.now() - start);

/** Moves the clock on as if that time had passed. @param by ms */
export function skipStoryTime(by: number): void {
  start -= by;
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

/** Sets the clock to the fixed moment; answers with what brings the real clock back. */
export function startStoryClock(): () => void {
  start = performance.now();
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
