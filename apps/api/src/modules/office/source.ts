/** Where the desks of the office get their cases from: one source per kind, each next to what it is about. */
import type { ParsedOf } from '@banxin/contract/call';
import type { actOffice } from '@banxin/contract/calls/works/office';
import type {
  OfficeCase,
  OfficeFact,
  OfficeHead,
  OfficeKind,
  OfficeStep,
  OfficeView,
} from '@banxin/contract/entities/office';
import type { OfficeDesk } from '@banxin/contract/lifecycles/works';
import type { MessageRow } from '@banxin/contract/messages/message';
import { officeLabel, officeStepRows } from '@banxin/contract/messages/office';
import type { Fen } from '@banxin/contract/money';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { BackDesk } from '../payment/givingBack.ts';

/** Where and when somebody looks. */
export interface Look {
  readonly db: Db;
  /** An instant. */
  readonly now: string;
}

/** A case of a queue; who has it in hand is added by the desk. */
export type Head = Omit<OfficeHead, 'claim'>;
/** A case that is opened, likewise. */
export type Opened = Omit<OfficeCase, 'claim'>;

export interface Asked {
  /** Lower case, without wild cards; '' for all. */
  readonly words: string;
  /** The oldest so many. */
  readonly limit: number;
}

/** Who acts. */
export interface Clerk extends BackDesk {
  /** The login of whoever acts. */
  readonly loginId: number;
  readonly random: Random;
}

/** The office promises to look at what came within a working day. @unit ms */
export const PROMISED_MS = 24 * 3_600_000;

/** The instant before which what came is late. */
export const lateBefore = (now: string): string => instantOf(msOf(now) - PROMISED_MS);

/** A step as it was sent. */
export type OfficeAct = Omit<ParsedOf<typeof actOffice>, 'kind'>;

/** Whether a case speaks of the words: a condition on the columns that name it. */
export const saying = (words: string, columns: readonly string[]) =>
  words === ''
    ? sql<boolean>`true`
    : sql<boolean>`strpos(replace(lower(concat_ws('|', ${sql.join(columns.map((column) => sql.ref(column)))})), ' ', ''), ${words}) > 0`;

/** What waits at a desk of one kind. */
export interface Waiting {
  readonly heads: readonly Head[];
  readonly total: number;
  /** Of them, those for whom the promised time is over. */
  readonly late: number;
}

/** Cases of one kind. */
export interface OfficeSource {
  readonly kind: OfficeKind;
  readonly desk: OfficeDesk;
  /** What waits, the oldest first, and how much there is in all. */
  readonly queue: (look: Look, asked: Asked) => Promise<Waiting>;
  /** What the desk shows of it beside what waits, in the order of the list. */
  readonly views?: Readonly<Partial<Record<Exclude<OfficeView, 'waiting'>, OfficeSource['queue']>>>;
  /** As it stands, also when nothing is left to do; null when there is no such case. */
  readonly open: (look: Look, number: string) => Promise<Opened | null>;
  /** Takes one step, or answers why not with nothing done. The case is there when it is called. */
  readonly act: (clerk: Clerk, act: OfficeAct) => Promise<Refusal | null>;
}

/** How a source lists what a view of its desk shows; null where it has nothing of the kind. */
export const listingOf = (
  { queue, views }: OfficeSource,
  view: OfficeView,
): OfficeSource['queue'] | null => (view === 'waiting' ? queue : (views?.[view] ?? null));

/** A step that can be taken, unless a reason says why not. @param of its place among the case's parts, and what it needs */
export function step(
  event: string,
  of: Partial<Omit<OfficeStep, 'event' | 'part' | 'title'>> & { readonly place?: number } = {},
): OfficeStep {
  const { place = null, ...more } = of;
  return {
    event,
    part: place === null ? null : String(place),
    title: messageOf(officeStepRows.title, { event, place }),
    needs: [],
    templates: [],
    refusal: null,
    ...more,
  };
}

/** Of a case about which nobody has said, shown or marked anything. */
export const NOTHING_SAID = { pictures: [], proofs: [], marks: [], talk: [], events: [] };

type Label = keyof typeof officeLabel;
type Value = KeyedMessage | string | { readonly amount: Fen } | { readonly at: string };

const isSaid = (value: Exclude<Value, string>): value is KeyedMessage => 'message' in value;

/** One known thing; nothing where there is nothing to tell. @param differs it does not agree with what stands beside it */
export function fact(label: Label, value: Value | null, differs = false): OfficeFact[] {
  if (value === null || value === '') return [];
  const told = typeof value === 'string' ? { own: value } : isSaid(value) ? { said: value } : value;
  return [{ label: messageOf(officeLabel[label] as MessageRow), value: told, differs }];
}
