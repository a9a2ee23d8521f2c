/** Shapes of what wall.ts answers. */
import * as z from 'zod/mini';
import { bilingual } from '../../entities/bilingual.ts';
import { day, fen, instant, noInput } from '../../entities/primitives.ts';
import { worksDesk } from '../../entities/works.ts';

/** Promises whose day was one of the last `WALL_DAYS`. */
const kept = {
  /** Arrived by the promised day. */
  kept: z.int(),
  /** Arrived later, or have not arrived though the day is over. */
  broken: z.int(),
  /** Nobody reported when they arrived: they count neither as kept nor as broken. */
  unknown: z.int(),
};

/** Of one factory or carrier. */
const group = z.object({ name: bilingual, ...kept });
/** A value of {@link group}. */
export type WallGroup = z.infer<typeof group>;

/** Sheets of a factory before they go to press. */
const factorySheets = z.object({
  name: bilingual,
  /** Sheets to which jobs are still added. */
  open: z.int(),
  /** Jobs that lie on them. */
  jobs: z.int(),
  /** How full they are on the average; null while none is open. @unit thousandths */
  filled: z.nullable(z.int()),
  /** Jobs that are paid, approved and have no work order yet. */
  waiting: z.int(),
});
/** A value of {@link factorySheets}. */
export type WallSheets = z.infer<typeof factorySheets>;

/** Money that came in and went out of the shop's own accounts today. */
const money = z.object({
  in: fen,
  out: fen,
});

const wallDesk = z.object({
  desk: worksDesk,
  count: z.int(),
  /** Of them, whose time is over. */
  late: z.int(),
  /** The earliest day that was promised; null where none of them has one yet. */
  dueDay: z.nullable(day),
  /** Since when the one waits that waits longest; null while nothing waits. */
  since: z.nullable(instant),
});
/** A value of {@link wallDesk}. */
export type WallDesk = z.infer<typeof wallDesk>;

export const getWall = {
  input: noInput,
  output: z.object({
    /** When it was counted, by the shop's clock. */
    at: instant,
    desks: z.array(wallDesk),
    promises: z.object({
      /** First and last day of those that are counted, today not among them. */
      from: day,
      to: day,
      ...kept,
      factories: z.array(group),
      carriers: z.array(group),
    }),
    sheets: z.object({
      /** When today's production closes; null when it has closed, and on a day of rest. */
      cutOffAt: z.nullable(instant),
      /** No factory works today. */
      rests: z.boolean(),
      /** Day on which what is confirmed now begins. */
      startDate: day,
      factories: z.array(factorySheets),
    }),
    /** Null for who does not hold the right of the finance desk. */
    money: z.nullable(money),
  }),
};
