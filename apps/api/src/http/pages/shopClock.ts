/** `/dev/clock`: where the shop's clock stands, and buttons that move it. Not mounted in production. */
import type { Words } from '@banxin/contract/refusals/row';
import type { ShopClock } from '../../db/shopClock.ts';
import type { Db } from '../../db/transaction.ts';
import { msOf, nowOf } from '../../ports/clock.ts';
import type { Exchange } from '../exchange.ts';
import type { Mount } from '../mount.ts';
import { escapeHtml, page } from './page.ts';

const PATH = '/dev/clock';
const HOUR = 3_600_000;

/** When something happens next after an instant; null when nothing waits. */
export type NextEvent = (db: Db, now: string) => Promise<string | null>;

/** The earliest of several. */
async function earliest(events: readonly NextEvent[], db: Db, now: string): Promise<string | null> {
  const all = await Promise.all(events.map((next) => next(db, now)));
  return all.reduce(
    (first, one) => (one !== null && (first === null || msOf(one) < msOf(first)) ? one : first),
    null,
  );
}

/** The buttons: what they are called. */
const MOVES = {
  hour: ['快进一小时', 'An hour on'],
  day: ['快进一天', 'A day on'],
  next: ['到下一件事', 'To what happens next'],
  dayInMinute: ['一分钟过一天', 'A day in a minute'],
} as const satisfies Readonly<Record<string, Words>>;
type MoveName = keyof typeof MOVES;

const isMove = (text: unknown): text is MoveName => typeof text === 'string' && text in MOVES;

const both = ([zh, en]: Words): string =>
  `${escapeHtml(zh)} <span lang="en">${escapeHtml(en)}</span>`;

const shown = (instant: string): string => escapeHtml(instant.slice(0, 19).replace('T', ' '));

/** @param onMoved told when it was moved here @param events what the clock can be put to */
export const serveClock =
  (clock: ShopClock, onMoved: () => void, events: readonly NextEvent[]): Mount =>
  (app, { db, machine }) => {
    const move: Readonly<Record<MoveName, () => Promise<boolean>>> = {
      hour: () => clock.advance(HOUR),
      day: () => clock.advance(24 * HOUR),
      next: async () => {
        const now = clock.now();
        const next = await earliest(events, db, nowOf(clock));
        // What is due already only waits for its job.
        return next === null ? false : clock.advance(Math.max(0, msOf(next) - now) + 1);
      },
      dayInMinute: () => clock.runDay(),
    };
    const noStore = (exchange: Exchange) => exchange.header('Cache-Control', 'no-store');
    /** Scripts ask for JSON, forms for the page. */
    const answer = async (exchange: Exchange, isMoved: boolean | null) => {
      noStore(exchange);
      const next = await earliest(events, db, nowOf(clock));
      if (exchange.req.header('accept')?.includes('application/json')) {
        return exchange.json({ now: nowOf(clock), isRunning: clock.isRunning(), next, isMoved });
      }
      const refused: Words = ['没有动：之后没有事情，或已超出 400 天。', 'It did not move.'];
      const buttons = Object.entries(MOVES).map(
        ([name, words]) => `<button name="by" value="${name}">${both(words)}</button>`,
      );
      const body =
        (isMoved === false ? `<p role="alert">${both(refused)}</p>` : '') +
        `<table><tbody><tr><th>${both(['商城时间', 'Time of the shop'])}</th><td>${shown(nowOf(clock))}</td></tr>` +
        `<tr><th>${both(['机器时间', 'Time of the machine'])}</th><td>${shown(nowOf(machine))}</td></tr>` +
        `<tr><th>${both(['下一件事', 'What happens next'])}</th><td>${next === null ? '—' : shown(next)}</td></tr></tbody></table>` +
        `<form method="post" action="${PATH}"><p>${buttons.join(' ')}</p></form>`;
      const head = clock.isRunning() ? '<meta http-equiv="refresh" content="1">\n' : '';
      return exchange.html(page('商城时钟', body, { head }));
    };
    app.get(PATH, async (exchange) => {
      await clock.reread();
      return answer(exchange, null);
    });
    app.post(PATH, async (exchange) => {
      const { by } = await exchange.req.parseBody();
      if (!isMove(by)) return exchange.text('by: hour, day, next, dayInMinute', 400);
      const isMoved = await move[by]();
      if (isMoved) onMoved();
      const isScript = exchange.req.header('accept')?.includes('application/json') ?? false;
      // A page that is loaded again must not move it again.
      if (isMoved && !isScript) return exchange.redirect(PATH, 303);
      return answer(exchange, isMoved);
    });
  };
